import type { BodyNode, Scene } from '../../src';
import { box, disc, emptyScene, expectWithin, G, having, wall, wallsAround } from '../build';
import { boundOf } from './bounds';

/** Slower impacts do not bounce, in m/s; a slower rebound does not leave the distance at which the engine holds bodies. */
const THRESHOLD = 0.3;

/** Heights that a body reaches after its bounces, above that at which its outline touches the floor. */
function peaks(scene: Scene, body: BodyNode, count: number): number[] {
  const found: number[] = [];
  for (let step = 0; step < 20_000 && found.length < count; step++) {
    const before = body.linearVelocityY;
    scene.step();
    const after = body.linearVelocityY;
    // Between two steps, the rest of the way to the highest point is v² / 2g.
    if (before > 0 && after <= 0) found.push(body.y - 0.5 + after ** 2 / (2 * G));
  }
  return found;
}

function floored(rate: number): Scene {
  const scene = emptyScene(G, rate);
  wall(scene, 0, -0.5, 10);
  return scene;
}

describe.each([60, 120, 240])('at %i Hz', (rate) => {
  for (const [name, put, bound] of [
    ['ball', disc, boundOf('Heights of the first five bounces of a ball')],
    ['box', box, boundOf('Heights of the first five bounces of a box')],
  ] as const) {
    test.each([0.3, 0.5, 0.8, 0.95])(`a ${name} of restitution %p bounces to e² of its height`, (e) => {
      for (const height of [0.2, 0.7, 2, 10]) {
        const scene = floored(rate);
        const body = having(put(scene, 0, height + 0.5), { restitution: e });
        const speedOf = (bounce: number) => e ** bounce * Math.sqrt(2 * G * height);
        const expected = [1, 2, 3, 4, 5]
          .filter((bounce) => speedOf(bounce) > THRESHOLD)
          .map((bounce) => e ** (2 * bounce) * height);
        const measured = peaks(scene, body, expected.length);
        expect(measured).toHaveLength(expected.length);
        expected.forEach((top, at) => expectWithin(bound, measured[at] ?? NaN, top));
      }
    });
  }

  test('restitution 1 between four walls keeps the energy for 60 s (1e-6), with and without bullet', () => {
    for (const bullet of [false, true]) {
      const scene = emptyScene(G, rate);
      wallsAround(scene);
      const ball = having(disc(scene, 0, 5, 0.3), { bullet, restitution: 1, friction: 0 });
      ball.setLinearVelocity({ x: 12, y: 17 });
      const energy = () => ball.linearVelocity ** 2 / 2 + G * ball.y;
      const start = energy();
      scene.step(60 * rate);
      expectWithin(1e-6, energy(), start);
    }
  });
});

test('a slow impact does not bounce, and a fast one does (threshold 0.3 m/s)', () => {
  for (const [speed, factor] of [
    [0.29, 0],
    [0.31, 0.9],
  ] as const) {
    const scene = emptyScene();
    const ball = having(disc(scene, 0, 0), { restitution: 0.9, linearVelocityX: speed });
    const still = wall(scene, 1.2, 0);
    scene.step(120);
    expect(still.x).toBe(1.2);
    expect(ball.linearVelocityX).toBeCloseTo(-factor * speed, 9);
  }
});

test('a script that sets the threshold of a contact has its way', () => {
  const scene = emptyScene();
  const ball = having(disc(scene, 0, 0), { restitution: 0.9, linearVelocityX: 2 });
  wall(scene, 1.6, 0);
  const contact = () => scene.physicsWorld.GetContactList();
  while (!contact()) scene.step();
  contact()?.SetRestitutionThreshold(3);
  scene.step(60);
  expect(Math.abs(ball.linearVelocityX)).toBeLessThan(1e-9);
});

test.each([
  [1, 1, 1],
  [1, 3, 0.5],
  [10, 1, 0],
])('a central collision of bodies of %p and %p kg/m² keeps momentum, and %p of relative velocity', (one, two, e) => {
  const bound = boundOf('Velocities after a central collision');
  for (const [first, second] of [[disc, disc] as const, [box, box] as const, [disc, box] as const]) {
    const scene = emptyScene();
    const a = having(first(scene, -2, 0), { density: one, restitution: e, linearVelocityX: 5 });
    const b = having(second(scene, 2, 0), { density: two, linearVelocityX: -3 });
    scene.step(120);
    expectWithin(bound, a.mass * a.linearVelocityX + b.mass * b.linearVelocityX, 5 * a.mass - 3 * b.mass);
    expect(Math.abs(b.linearVelocityX - a.linearVelocityX - 8 * e)).toBeLessThan(8 * bound);
  }
});

test('a paddle that moves up by 2 m/s gives a ball at −4 m/s with e 0.5: 2 + 0.5 · 6', () => {
  const scene = emptyScene();
  having(wall(scene, 0, 0, 4), { bodyType: 'kinematic', linearVelocityY: 2 });
  const ball = having(disc(scene, 0, 4), { restitution: 0.5, linearVelocityY: -4 });
  scene.step(90);
  expectWithin(1e-6, ball.linearVelocityY, 5);
});

test('a fast ball does not pass through a thin wall, and bounces off at its outline', () => {
  const scene = emptyScene();
  wall(scene, 3, 0, 0.1, 4);
  const ball = having(disc(scene, 0, 0, 0.1), { restitution: 0.5, linearVelocityX: 100 });
  scene.step(2);
  // It meets the wall 2.85 m away after 0.0285 s, and flies back for the rest of 2 / 60 s.
  expect(ball.linearVelocityX).toBeCloseTo(-50, 6);
  expect(ball.x).toBeCloseTo(2.85 - 50 * (2 / 60 - 0.0285), 3);
});

test('a stack of restitution 0.5 falls asleep', () => {
  const scene = floored(60);
  scene.allowSleep = true;
  const boxes = [0, 1, 2, 3].map((at) => box(scene, 0.02 * at, 0.55 + 1.1 * at));
  for (const body of boxes) body.restitution = 0.5;
  scene.step(900);
  expect(boxes.map(({ body }) => body?.IsAwake())).toEqual([false, false, false, false]);
  boxes.forEach(({ y }, at) => expect(Math.abs(y - 0.5 - at)).toBeLessThan(0.02 * (at + 1)));
});
