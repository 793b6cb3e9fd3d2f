import { RevoluteJointNode, WheelJointNode, type Scene } from '../../src';
import { disc, driven, emptyScene, expectWithin, G, limited, massOf, put, recorded } from '../build';
import { boundOf } from './bounds';

const KINDS = ['pin', 'pin with limits', 'axle'] as const;

/** Speeds in rad/s of discs of a radius, with the anchor beside them, in m. */
const MOTORS = [
  [10, 0.1, 0.5],
  [1, 0.05, 2],
  [3, 0.5, 0],
  [5, 0.2, 5],
  [-8, 0.1, 1],
] as const;

function motorOn(
  scene: Scene,
  kind: (typeof KINDS)[number],
  id: string,
  x: number,
  speed: number,
  torque: number,
): RevoluteJointNode | WheelJointNode {
  const joint = new (kind === 'axle' ? WheelJointNode : RevoluteJointNode)(id, '', { x, y: 0 }, { x, y: 0 });
  if (joint instanceof WheelJointNode) joint.frequency = 0;
  else if (kind === 'pin with limits') limited(joint, -1e6, 1e6);
  return put<RevoluteJointNode | WheelJointNode>(scene, driven(joint, speed, torque));
}

describe.each([60, 120, 240])('at %i Hz', (rate) => {
  test.each(KINDS)('a motor on a %s runs at its speed with any anchor, also against gravity', (kind) => {
    for (const [speed, radius, anchor] of MOTORS) {
      for (const gravity of [0, G]) {
        const scene = emptyScene(gravity, rate);
        const wheel = disc(scene, 0, 0, radius);
        const motor = motorOn(scene, kind, wheel.id, anchor, speed, 1e6);
        scene.step(rate);
        if (motor instanceof RevoluteJointNode) expectWithin(boundOf('Speed of a motor'), motor.jointSpeed, speed);
        for (const measured of recorded(scene, rate, () => wheel.angularVelocity)) {
          expectWithin(boundOf('Speed of a motor'), measured, speed);
        }
      }
    }
  });

  test.each(KINDS)('a weak motor on a %s accelerates by torque / (½ m r² + m d²) (0.5 %)', (kind) => {
    const scene = emptyScene(0, rate);
    const wheel = massOf(scene, 1, 0, 0, 0.1);
    const motor = motorOn(scene, kind, wheel.id, 2, 10, 0.5);
    scene.step(2 * rate);
    expectWithin(0.005, wheel.angularVelocity, (2 * 0.5) / (0.005 + 4));
    expectWithin(0.005, -motor.getReactionTorque(rate), 0.5);
  });
});

test('a motor on a distant anchor runs to its limit, and stays there (0.1°)', () => {
  const scene = emptyScene(G);
  const bob = disc(scene, 1, 0, 0.1);
  const joint = put(scene, limited(new RevoluteJointNode(bob.id, '', { x: -1, y: 0 }), -30, 50));
  driven(joint, 4);
  const widest = Math.max(...recorded(scene, 120, () => Math.abs(joint.jointAngle)));
  expect(Math.abs(widest - 50)).toBeLessThan(0.1);
  expect(Math.abs(joint.jointAngle - 50)).toBeLessThan(0.1);
  joint.motorEnabled = false;
  scene.step(120);
  expect(Math.abs(joint.jointAngle + 30)).toBeLessThan(0.1);
  // The limit bears the weight: m g d cos 30°.
  const load = bob.mass * G * Math.cos(Math.PI / 6);
  expectWithin(0.005, Math.abs(joint.getReactionTorque(60)), load);
});
