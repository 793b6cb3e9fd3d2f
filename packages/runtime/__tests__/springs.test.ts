import { Scene, SpringNode } from '../src';
import { box, disc, emptyScene, expectWithin, having, massOf, put, recorded, wall } from './build';

test('has defaults, and rejects invalid values', () => {
  const spring = new SpringNode();
  expect([spring.k, spring.length, spring.damping, spring.coils, spring.coilWidth]).toEqual([10, -1, 0.1, 10, 0.3]);
  expect(() => (spring.k = -1)).toThrow(/^SpringNode \(.{12}\): k must be/);
  expect(() => (spring.length = -0.5)).toThrow(/length must be/);
  expect(() => (spring.damping = NaN)).toThrow(/damping must be/);
  expect(() => (spring.coils = 1.5)).toThrow(/coils must be/);
  expect([spring.currentLength, spring.getForce()]).toEqual([0, 0]);
});

test('the default rest length is the initial distance; the force is −k (L − length) − damping · v', () => {
  const scene = emptyScene();
  const [a, b] = [disc(scene, 0, 0), disc(scene, 3, 4)];
  const spring = put(scene, new SpringNode(a.id, b.id));
  expect(spring.length).toBe(5);
  expect(spring.getForce()).toBe(0);
  b.initNode(6, 8);
  expect(spring.currentLength).toBe(10);
  expect(spring.getForce()).toBeCloseTo(50, 9);
  b.setLinearVelocity({ x: 3, y: 4 });
  expect(spring.getForce()).toBeCloseTo(50 + 0.1 * 5, 9);
  b.setLinearVelocity({ x: 4, y: -3 });
  expect(spring.getForce()).toBeCloseTo(50, 9);
  spring.length = 12;
  expect(spring.getForce()).toBeCloseTo(-20, 9);
});

test('the force acts on the velocities at the anchors in each step', () => {
  const scene = emptyScene();
  const bar = box(scene, 0, 0, 2, 0.5);
  const spring = put(scene, having(new SpringNode(bar.id, '', { x: 1, y: 0 }, { x: 1, y: 3 }, 1, 6), { damping: 0 }));
  expect(spring.getWorldAnchorA()).toEqual({ x: 1, y: 0 });
  expect(spring.getWorldAnchorB()).toEqual({ x: 1, y: 3 });
  scene.step();
  expectWithin(1e-9, bar.linearVelocityY, (12 / bar.mass) * scene.timeStep);
  expectWithin(1e-9, bar.angularVelocity, (12 / bar.inertia) * scene.timeStep);
});

test.each([
  [0.99, true],
  [1.01, false],
])('with %p of the greatest stiffness and damping, it is stable: %p', (share, isStable) => {
  for (const damping of [0, 20]) {
    const scene = emptyScene();
    const body = massOf(scene, 1, 1.001, 0, 0.1);
    const k = (4 * share - 2 * damping * scene.timeStep) / scene.timeStep ** 2;
    const spring = put(scene, having(new SpringNode(body.id, '', undefined, undefined, 1, k), { damping }));
    const most = Math.max(...recorded(scene, 2000, () => Math.abs(spring.currentLength - 1)));
    expect(Number.isFinite(most)).toBe(true);
    expect(most < 0.02).toBe(isStable);
  }
});

test('bodies at rest on a spring fall asleep, and wake if it changes or the other end moves', () => {
  const scene = new Scene();
  const hook = having(wall(scene, 0, 0, 0.1, 0.1), { bodyType: 'kinematic' });
  const [upper, lower] = [massOf(scene, 1, 0, -2), massOf(scene, 1, 0, -5)];
  const first = put(scene, new SpringNode(upper.id, hook.id, undefined, undefined, 1.5, 40));
  const second = put(scene, new SpringNode(lower.id, upper.id, undefined, undefined, 2, 40));
  first.damping = second.damping = 6;
  scene.step(900);
  const asleep = () => [upper, lower].map(({ body }) => body?.IsAwake());
  expect(asleep()).toEqual([false, false]);
  expect(lower.linearVelocity).toBe(0);
  const y = lower.y;
  expect(lower.body?.GetPosition().y).toBe(y);
  scene.step(60);
  expect(lower.y).toBe(y);
  first.k = 30;
  scene.step(2);
  expect(asleep()).toEqual([true, true]);
  scene.step(900);
  expect(asleep()).toEqual([false, false]);
  hook.linearVelocityY = 0.2;
  scene.step(30);
  expect(upper.body?.IsAwake()).toBe(true);
  hook.linearVelocityY = 0;
  scene.step(900);
  expect(asleep()).toEqual([false, false]);
  scene.removeChild(first);
  scene.step(60);
  expect(lower.linearVelocityY).toBeLessThan(-5);
});

test('a spring whose ends coincide has no force', () => {
  const scene = emptyScene();
  const body = disc(scene, 0, 0);
  scene.addChild(new SpringNode(body.id, '', undefined, undefined, 1, 100));
  scene.step(10);
  expect(body.getPosition()).toEqual({ x: 0, y: 0 });
});
