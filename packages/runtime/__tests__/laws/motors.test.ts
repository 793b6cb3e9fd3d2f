import { RevoluteJointNode, WheelJointNode, type Scene } from '../../src';
import { disc, emptyScene, expectWithin, massOf } from '../build';
import { boundOf } from './bounds';

const G = 9.8;
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
): RevoluteJointNode | WheelJointNode {
  const joint = new (kind === 'axle' ? WheelJointNode : RevoluteJointNode)(id, '', { x, y: 0 }, { x, y: 0 });
  if (joint instanceof WheelJointNode) joint.frequency = 0;
  else if (kind === 'pin with limits') {
    joint.limitsEnabled = true;
    joint.lowerAngle = -1e6;
    joint.upperAngle = 1e6;
  }
  joint.motorEnabled = true;
  scene.addChild(joint);
  return joint;
}

describe.each([60, 120, 240])('at %i Hz', (rate) => {
  test.each(KINDS)('a motor on a %s runs at its speed with any anchor, also against gravity', (kind) => {
    for (const [speed, radius, anchor] of MOTORS) {
      for (const gravity of [0, G]) {
        const scene = emptyScene(gravity);
        scene.timeStep = 1 / rate;
        const wheel = disc(scene, 0, 0, radius);
        const motor = motorOn(scene, kind, wheel.id, anchor);
        motor.motorSpeed = speed;
        motor.maxMotorTorque = 1e6;
        scene.step(rate);
        for (let at = 0; at < rate; at++) {
          scene.step();
          expectWithin(boundOf('Speed of a motor'), wheel.angularVelocity, speed);
        }
      }
    }
  });

  test.each(KINDS)('a weak motor on a %s accelerates by torque / (½ m r² + m d²) (0.5 %)', (kind) => {
    const scene = emptyScene();
    scene.timeStep = 1 / rate;
    const wheel = massOf(scene, 1, 0, 0, 0.1);
    const motor = motorOn(scene, kind, wheel.id, 2);
    motor.motorSpeed = 10;
    motor.maxMotorTorque = 0.5;
    scene.step(2 * rate);
    expectWithin(0.005, wheel.angularVelocity, (2 * 0.5) / (0.005 + 4));
    expectWithin(0.005, -motor.getReactionTorque(rate), 0.5);
  });
});

test('a motor on a distant anchor runs to its limit, and stays there (0.1°)', () => {
  const scene = emptyScene(G);
  const bob = disc(scene, 1, 0, 0.1);
  const joint = new RevoluteJointNode(bob.id, '', { x: -1, y: 0 });
  joint.limitsEnabled = true;
  joint.lowerAngle = -30;
  joint.upperAngle = 50;
  joint.motorEnabled = true;
  joint.motorSpeed = 4;
  scene.addChild(joint);
  const widest = (steps: number): number => {
    let most = 0;
    for (let at = 0; at < steps; at++) {
      scene.step();
      most = Math.max(most, Math.abs(joint.jointAngle));
    }
    return most;
  };
  expect(Math.abs(widest(120) - 50)).toBeLessThan(0.1);
  expect(Math.abs(joint.jointAngle - 50)).toBeLessThan(0.1);
  joint.motorEnabled = false;
  scene.step(120);
  expect(Math.abs(joint.jointAngle + 30)).toBeLessThan(0.1);
  // The limit bears the weight: m g d cos 30°.
  const load = bob.mass * G * Math.cos(Math.PI / 6);
  expectWithin(0.005, Math.abs(joint.getReactionTorque(60)), load);
});
