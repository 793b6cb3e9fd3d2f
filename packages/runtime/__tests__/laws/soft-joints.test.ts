import { DistanceJointNode, WeldJointNode, WheelJointNode, type RectangleNode, type Scene } from '../../src';
import { box, disc, emptyScene, expectWithin, G, having, massOf, put, recorded } from '../build';
import { boundOf } from './bounds';

/** A small deflection, in m, or rad/s: in larger ones, bodies turn, and with them the joint's own frequency. */
const LITTLE = 1e-3;

type Soft = DistanceJointNode | WeldJointNode | WheelJointNode;

/** A beam that turns about its left end, in the origin. */
const turning = (scene: Scene, frequency: number): RectangleNode =>
  having(box(scene, 0.5, 0, 1, 0.3), {
    angularVelocity: LITTLE * frequency,
    linearVelocityY: (LITTLE * frequency) / 2,
  });

/** Each makes a soft joint that is about to swing; the function tells its deflection. */
const KINDS: Record<string, (scene: Scene, frequency: number) => [joint: Soft, deflection: () => number]> = {
  rod: (scene) => {
    const ball = massOf(scene, 2, 2 + LITTLE, 0);
    const rod = new DistanceJointNode(ball.id, '', undefined, undefined, 2);
    return [rod, () => ball.x - 2];
  },
  'rod between corners of two bodies': (scene) => {
    const [a, b] = [box(scene, 0, 0, 1, 2), box(scene, 1.7 + LITTLE, -0.4, 1, 1.5)];
    const rod = new DistanceJointNode(b.id, a.id, { x: 0.3, y: 0.4 }, { x: 0.2, y: 0 }, 1.8);
    return [rod, () => rod.currentLength - 1.8];
  },
  'weld of a beam at its end': (scene, frequency) => {
    const beam = turning(scene, frequency);
    return [new WeldJointNode(beam.id, '', { x: -0.5, y: 0 }), () => beam.angle];
  },
  'weld of two beams': (scene, frequency) => {
    const [a, b] = [box(scene, -0.7, 0.3, 1.2, 0.4), turning(scene, frequency)];
    return [new WeldJointNode(b.id, a.id, { x: -0.5, y: 0 }, { x: 0.7, y: -0.3 }), () => b.angle - a.angle];
  },
  'wheel below the corner of a chassis': (scene) => {
    const chassis = box(scene, 0, 0, 2, 0.4);
    const wheel = disc(scene, 0.7, -0.5 + LITTLE, 0.3);
    const axle = new WheelJointNode(wheel.id, chassis.id, undefined, { x: 0.7, y: -0.5 });
    return [axle, () => axle.translation];
  },
};

/** Frequency in Hz and damping ratio of a swing: least squares of x(t + 2h) = 2 e^−ζωh cos(ω′h) x(t + h) − e^−2ζωh x(t). */
function swingOf(values: readonly number[], h: number): { frequency: number; ratio: number } {
  let [pp, pq, qq, pr, qr] = [0, 0, 0, 0, 0];
  for (let at = 1; at + 2 < values.length; at++) {
    const [q = 0, p = 0, r = 0] = [-(values[at] ?? 0), values[at + 1], values[at + 2]];
    pp += p * p;
    pq += p * q;
    qq += q * q;
    pr += p * r;
    qr += q * r;
  }
  const determinant = pp * qq - pq * pq;
  const decay = Math.sqrt((pp * qr - pq * pr) / determinant);
  const decrement = -Math.log(decay);
  const turn = Math.acos((pr * qq - qr * pq) / determinant / 2 / decay);
  const angle = Math.hypot(decrement, turn);
  return { frequency: angle / h / (2 * Math.PI), ratio: decrement / angle };
}

describe.each([60, 120, 240])('at %i Hz', (rate) => {
  test.each(Object.entries(KINDS))('a soft %s swings at its frequency and damping ratio', (_, make) => {
    // Up to a quarter of the step rate.
    for (const frequency of [1, 5, rate / 12, rate / 4]) {
      for (const ratio of [0, 0.1, 0.5]) {
        const scene = emptyScene(0, rate);
        const [joint, deflection] = make(scene, frequency);
        put(scene, having<Soft>(joint, { frequency, dampingRatio: ratio }));
        const values = recorded(scene, Math.ceil((3 * rate) / frequency) + 8, deflection);
        const swing = swingOf(values, scene.timeStep);
        expectWithin(boundOf('Frequency of a soft rod'), swing.frequency, frequency);
        expect(Math.abs(swing.ratio - ratio)).toBeLessThan(boundOf('Damping ratio of the same joints'));
      }
    }
  });

  test('a weight on a soft rod comes to rest at g / ω² (0.01 %)', () => {
    for (const [frequency, ratio] of [
      [2, 0.7],
      [rate / 6, 0.1],
      [rate / 4, 1],
      [rate, 0.5],
    ] as const) {
      const scene = emptyScene(G, rate);
      const weight = massOf(scene, 3, 0, -2);
      const rod = put(scene, new DistanceJointNode(weight.id, '', undefined, undefined, 2));
      having(rod, { frequency, dampingRatio: ratio });
      scene.step(5 * rate);
      expectWithin(1e-4, rod.currentLength - 2, G / (2 * Math.PI * frequency) ** 2);
      expectWithin(1e-4, -rod.getReactionForce(rate).y, 3 * G);
    }
  });
});

test('an undamped soft rod swings as wide after 60 s (0.1 %)', () => {
  const scene = emptyScene();
  const ball = massOf(scene, 1, 2.2, 0);
  put(scene, having(new DistanceJointNode(ball.id, '', undefined, undefined, 2), { frequency: 5 }));
  scene.step(3540);
  expectWithin(0.001, Math.max(...recorded(scene, 60, () => ball.x - 2)), 0.2);
});

test.each([5, 15, 40, 1000])('a net of soft rods at %i Hz without damping gains no energy (10 %)', (frequency) => {
  const scene = emptyScene();
  const balls = Array.from({ length: 25 }, (_, at) => disc(scene, at % 5, Math.floor(at / 5), 0.1));
  for (const [at, { id, x, y }] of balls.entries()) {
    for (const other of balls.slice(0, at)) {
      const far = Math.hypot(x - other.x, y - other.y);
      if (far > 1.5) continue;
      put(scene, having(new DistanceJointNode(id, other.id), { frequency }));
    }
  }
  for (const ball of balls) ball.setLinearVelocity({ x: scene.random.next() - 0.5, y: scene.random.next() - 0.5 });
  scene.step();
  const energy = () => balls.reduce((sum, { mass, linearVelocity }) => sum + (mass * linearVelocity ** 2) / 2, 0);
  const most = (steps: number): number => Math.max(...recorded(scene, steps, energy));
  // Between steps, energy comes and goes; it does not grow.
  const atFirst = most(300);
  most(600);
  expect(most(300)).toBeLessThan(1.1 * atFirst);
});
