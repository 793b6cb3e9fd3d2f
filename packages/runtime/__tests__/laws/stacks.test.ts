import { b2Manifold, b2ManifoldType, b2Transform } from '@box2d/core';
import type { RectangleNode, Scene } from '../../src';
import { box, emptyScene, expectWithin, G, having, wall } from '../build';
import { boundOf } from './bounds';

const COUNT = 20;

function tower(spacing: number): { scene: Scene; boxes: RectangleNode[] } {
  const scene = emptyScene(G);
  wall(scene, 0, -0.5, 40);
  const boxes = Array.from({ length: COUNT }, (_, at) => box(scene, 0, 0.5 + spacing * at));
  return { scene, boxes };
}

/** How far boxes have moved to a side at most, in metres. */
const drift = (boxes: readonly RectangleNode[]): number => Math.max(...boxes.map(({ x }) => Math.abs(x)));

test.each([
  [1, false],
  [1, true],
  [1.005, false],
])('a tower of 20 boxes %p m apart stands for 60 s; may it sleep: %p', (spacing, sleeps) => {
  const { scene, boxes } = tower(spacing);
  scene.allowSleep = sleeps;
  scene.step(3600);
  expect(drift(boxes)).toBeLessThan(boundOf('Horizontal position of each box in a tower'));
  expect(boxes.at(-1)?.y).toBeGreaterThan(COUNT - 1);
  expect(boxes.some(({ body }) => body?.IsAwake())).toBe(!sleeps);
});

test('the base of a pyramid of 20 rows stays as wide for 5 s, if its boxes do not touch those beside them', () => {
  const [rows, spacing] = [20, 1.015];
  const scene = emptyScene(G);
  wall(scene, 0, -0.5, 40);
  const [base = []] = Array.from({ length: rows }, (_, row) => {
    const count = rows - row;
    return Array.from({ length: count }, (__, at) => box(scene, (at - (count - 1) / 2) * spacing, 0.5 + row));
  });
  scene.step(300);
  const [left, right] = [base.at(0)?.x ?? NaN, base.at(-1)?.x ?? NaN];
  expect(Math.abs(right - left - (rows - 1) * spacing)).toBeLessThan(boundOf('Width of the base of a pyramid'));
});

test.each([-0.3, 0.3])('contact points keep their names when the side they rest on is of the other box (%p)', (x) => {
  const scene = emptyScene();
  box(scene, 0, 0);
  box(scene, x, 1);
  scene.step();
  const contact = scene.physicsWorld.GetContactList();
  const names = [0.01, -0.01].map((angle) => {
    const manifold = new b2Manifold();
    const [lower, upper] = [new b2Transform(), new b2Transform()];
    upper.p.Set(x, 1);
    upper.q.Set(angle);
    contact?.Evaluate(manifold, lower, upper);
    const points = manifold.points.slice(0, manifold.pointCount).map(({ id }) => id.key);
    return { type: manifold.type, points: points.toSorted((a, b) => a - b) };
  });
  expect(names.map(({ type }) => type).toSorted((a, b) => a - b)).toEqual([
    b2ManifoldType.e_faceA,
    b2ManifoldType.e_faceB,
  ]);
  expect(names[0]?.points).toHaveLength(2);
  expect(names[0]?.points).toEqual(names[1]?.points);
});

test('a tower stands on a platform that moves, and moves with it', () => {
  const scene = emptyScene(G);
  const platform = having(wall(scene, 0, -0.5, 10), { bodyType: 'kinematic' });
  const boxes = Array.from({ length: 4 }, (_, at) => box(scene, 0, 0.5 + at));
  platform.linearVelocityX = 0.2;
  scene.step(120);
  const offsets = boxes.map(({ x }) => x - platform.x);
  scene.step(600);
  boxes.forEach(({ x }, at) => expect(Math.abs(x - platform.x - (offsets[at] ?? NaN))).toBeLessThan(0.01));
});

test('a tower that is pushed over falls', () => {
  const { scene, boxes } = tower(1);
  scene.step(60);
  boxes.at(-1)?.setLinearVelocity({ x: 6, y: 0 });
  boxes.at(9)?.setLinearVelocity({ x: 6, y: 0 });
  scene.step(300);
  expect(boxes.filter(({ y }) => y < 2).length).toBeGreaterThan(3);
});

test.each([
  [0.3, true],
  [-0.3, false],
])('on an incline %p° steeper than its friction allows, a box slides: %p', (more, slides) => {
  const scene = emptyScene(G);
  const friction = 0.5;
  const angle = Math.atan(friction) + (more * Math.PI) / 180;
  const plane = having(wall(scene, 0, 0, 60, 1), { angle: (angle * 180) / Math.PI });
  const block = having(box(scene, -0.755 * Math.sin(angle), 0.755 * Math.cos(angle), 1, 0.5), { angle: plane.angle });
  for (const body of [plane, block]) body.friction = friction;
  const start = block.getPosition();
  scene.step(300);
  const way = Math.hypot(block.x - start.x, block.y - start.y);
  if (slides) expectWithin(0.1, way, (G * (Math.sin(angle) - friction * Math.cos(angle)) * 5 ** 2) / 2);
  else expect(way).toBeLessThan(0.01);
});
