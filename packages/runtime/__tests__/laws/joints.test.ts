import {
  DistanceJointNode,
  RevoluteJointNode,
  WeldJointNode,
  WheelJointNode,
  type BodyNode,
  type JointNode,
  type Scene,
} from '../../src';
import {
  angularMomentumOf,
  box,
  disc,
  emptyScene,
  energyOf,
  expectWithin,
  G,
  gapOf,
  having,
  massOf,
  mean,
  put,
  recorded,
} from '../build';
import { boundOf } from './bounds';

const RATES = [60, 120, 240];

function ghost<Body extends BodyNode>(body: Body): Body {
  body.filterMaskBits = 0;
  return body;
}

const rigidAxle = (...parameters: ConstructorParameters<typeof WheelJointNode>): WheelJointNode =>
  having(new WheelJointNode(...parameters), { frequency: 0 });

/** Where the second box is joined, and where the first one is. */
const [LEFT, RIGHT] = [
  { x: -0.5, y: -0.1 },
  { x: 0.5, y: 0.1 },
];

describe.each(RATES)('at %i Hz', (rate) => {
  test.each([5, 30, 90, 150])('a pendulum swings by %i° after 60 s as at first', (degrees) => {
    const scene = emptyScene(G, rate);
    const swing = (degrees * Math.PI) / 180;
    const pivot = { x: -0.9 * Math.sin(swing), y: 0.9 * Math.cos(swing) };
    const bobs = Array.from({ length: 4 }, () => ghost(disc(scene, -pivot.x, -pivot.y, 0.1)));
    const [rod, pin, axle, weld] = bobs.map(({ id }) => id);
    const hub = ghost(disc(scene, 0, 0, 0.1));
    scene.addChildren([
      new DistanceJointNode(rod, ''),
      new RevoluteJointNode(pin, '', pivot),
      rigidAxle(axle, '', pivot),
      new RevoluteJointNode(hub.id, ''),
      new WeldJointNode(weld, hub.id, pivot),
    ]);
    scene.step(58 * rate);
    const swings = recorded(scene, 2.5 * rate, () => bobs.map(({ x, y }) => Math.abs(Math.atan2(x, -y))));
    for (const at of bobs.keys()) {
      const widest = Math.max(...swings.map((angles) => angles[at] ?? NaN));
      expectWithin(boundOf('Amplitude of a pendulum'), widest, swing);
    }
  });

  test.each<[string, number, (b: string, a: string) => JointNode]>([
    ['pin', boundOf('Energy of two boxes on a pin'), (b, a) => new RevoluteJointNode(b, a, LEFT, RIGHT)],
    ['rod', boundOf('Energy of two boxes on a rod'), (b, a) => new DistanceJointNode(b, a, { x: 0.3, y: 0.1 }, RIGHT)],
    ['weld', 1e-9, (b, a) => new WeldJointNode(b, a, LEFT, RIGHT)],
    ['axle', boundOf('Energy of two boxes on a pin'), (b, a) => rigidAxle(b, a, LEFT, RIGHT, 30)],
  ])('two boxes on a %s keep angular momentum and energy (%p) for 60 s', (_, share, make) => {
    const scene = emptyScene(0, rate);
    const [a, b] = [ghost(box(scene, 0, 0, 1, 0.3)), ghost(box(scene, 1, 0.2, 1, 0.4))];
    const bodies = [a, b];
    scene.addChild(make(b.id, a.id));
    a.setLinearVelocity({ x: 1, y: 3 });
    a.angularVelocity = 2;
    b.setLinearVelocity({ x: -1, y: -2 });
    b.angularVelocity = -3;
    scene.step(2);
    const [energy, momentum] = [energyOf(bodies), angularMomentumOf(bodies)];
    const energies = recorded(scene, 60 * rate, () => energyOf(bodies));
    expectWithin(boundOf('Angular momentum of two joined boxes'), angularMomentumOf(bodies), momentum);
    for (const one of [Math.min(...energies), Math.max(...energies)]) expectWithin(share, one, energy);
  });

  test('a ball on a rod of 1 m, without gravity, is as fast after 10 s (0.1 %)', () => {
    const scene = emptyScene(0, rate);
    const ball = having(disc(scene, 1, 0, 0.1), { linearVelocityY: 5 });
    scene.addChild(new DistanceJointNode(ball.id, ''));
    scene.step(10 * rate);
    expectWithin(0.001, ball.linearVelocity, 5);
    expectWithin(0.001, Math.hypot(ball.x, ball.y), 1);
  });
});

test.each([
  ['rods', 60],
  ['pins', 60],
  ['rods', 240],
  ['pins', 240],
] as const)('a double pendulum on %s at %i Hz, released at 90° to 150°, keeps its energy for 60 s', (kind, rate) => {
  for (const degrees of [90, 119, 120, 121, 150]) {
    const scene = emptyScene(G, rate);
    const [x, y] = [Math.sin((degrees * Math.PI) / 180), -Math.cos((degrees * Math.PI) / 180)];
    const bobs = [ghost(massOf(scene, 1, x, y, 0.1)), ghost(massOf(scene, 1, 2 * x, 2 * y, 0.1))];
    const [a = '', b = ''] = bobs.map(({ id }) => id);
    const arm = { x: -x, y: -y };
    scene.addChildren(
      kind === 'rods'
        ? [new DistanceJointNode(a, ''), new DistanceJointNode(b, a)]
        : [new RevoluteJointNode(a, '', arm), new RevoluteJointNode(b, a, arm)],
    );
    // Above the energy of a pendulum that hangs at rest, 3 m g L below the pivot.
    const energy = () => energyOf(bobs, G) + 3 * G;
    const start = energy();
    scene.step(55 * rate);
    expectWithin(boundOf('Energy of a double pendulum'), mean(recorded(scene, 5 * rate, energy)), start);
  }
});

/** Twenty links of 1 kg and 0.5 m in a row from the origin, and a load at their end. */
function chain(scene: Scene, kind: 'pins' | 'welds', load: number, direction: { x: number; y: number }): BodyNode[] {
  const bodies: BodyNode[] = [];
  const turn = (Math.atan2(direction.y, direction.x) * 180) / Math.PI;
  let reach = 0;
  const hang = (body: BodyNode, half: number): void => {
    ghost(body).angle = turn;
    const before = bodies.at(-1)?.id ?? '';
    const make = kind === 'pins' ? RevoluteJointNode : WeldJointNode;
    const there = before ? { x: 0.25, y: 0 } : { x: 0, y: 0 };
    scene.addChild(new make(body.id, before, { x: -half, y: 0 }, there));
    bodies.push(body);
    reach += 2 * half;
  };
  for (let at = 0; at < 20; at++) {
    const place = reach + 0.25;
    const link = having(box(scene, place * direction.x, place * direction.y, 0.5, 0.1), { density: 20 });
    hang(link, 0.25);
  }
  hang(massOf(scene, load, (reach + 0.3) * direction.x, (reach + 0.3) * direction.y, 0.3), 0.3);
  return bodies;
}

test.each([
  ['pins', 1],
  ['pins', 20],
  ['welds', 1],
  ['welds', 20],
] as const)(
  'a falling chain of 20 on %s with a load of %i links gains no energy (1.5 % of its swing)',
  (kind, load) => {
    const scene = emptyScene(G);
    const bodies = chain(scene, kind, load, { x: 1, y: 0 });
    const fall = bodies.reduce((sum, { mass, x }) => sum + mass * G * x, 0);
    expect(Math.max(...recorded(scene, 900, () => energyOf(bodies, G)))).toBeLessThan(0.015 * fall);
  },
);

test.each(['pins', 'welds'] as const)(
  'a chain of 20 on %s stretches by a load of 100 links as the engine lets it (5 %)',
  (kind) => {
    const scene = emptyScene(G);
    const load = chain(scene, kind, 100, { x: 0, y: -1 }).at(-1);
    scene.step(900);
    expect(-(load?.y ?? NaN) / 10.3 - 1).toBeLessThan(0.05);
    expect(-(load?.y ?? NaN) / 10.3 - 1).toBeGreaterThan(0);
  },
);

test.each([20, 60, 200])('a link spun about its end at %i rad/s gets no faster (2 %), stays on it (1 cm)', (speed) => {
  const scene = emptyScene();
  const link = having(box(scene, 0.5, 0, 1, 0.1), { angularVelocity: speed, linearVelocityY: speed / 2 });
  const pin = put(scene, new RevoluteJointNode(link.id, '', { x: -0.5, y: 0 }));
  const speeds = recorded(scene, 600, () => Math.abs(link.angularVelocity));
  expect(Math.max(...speeds)).toBeLessThan(speed * 1.02);
  expect(gapOf(pin)).toBeLessThan(0.01);
});
