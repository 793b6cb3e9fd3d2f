import {
  CapsuleNode,
  CircleNode,
  GearNode,
  MultipartBodyNode,
  PolygonNode,
  PolylineNode,
  RectangleNode,
  RegularPolygonNode,
  Scene,
  SpiralNode,
  type BodyNode,
} from '../src';
import { box } from '@physics-editor/physics/testing/shapes';
import { having, loaded, placed, put, wall } from './build';

const square = box(0, 0, 1, 1);

const examples: (() => BodyNode)[] = [
  () => new CapsuleNode(3, 1),
  () => new CircleNode(0.7),
  () => new GearNode(1, 14),
  () => new MultipartBodyNode([new CircleNode(0.3), new RectangleNode(2, 0.5)]),
  () => new PolygonNode([square]),
  () => new PolylineNode(square),
  () => new RectangleNode(2, 3),
  () => new RegularPolygonNode(0.4, 11),
  () => new SpiralNode(0.5, 1, 2),
];

const named = examples.map((make) => [make().className, make] as const);

/** What a body weighs by a formula: area, and moment of inertia about the centre of mass for a density of 1. */
const exact: [string, BodyNode, number, number][] = [
  ['a disc', new CircleNode(0.7), Math.PI * 0.7 ** 2, (Math.PI * 0.7 ** 4) / 2],
  ['a box', new RectangleNode(2, 3), 6, (6 * (4 + 9)) / 12],
  ['a lying capsule', new CapsuleNode(3, 1), ...capsule(2, 0.5)],
  ['a standing capsule', new CapsuleNode(0.4, 5), ...capsule(4.6, 0.2)],
  ['a capsule that is a disc', new CapsuleNode(2, 2), Math.PI, Math.PI / 2],
  ['a triangle', new RegularPolygonNode(1, 3), ...regular(1, 3)],
  ['a polygon of 32 sides', new RegularPolygonNode(2, 32), ...regular(2, 32)],
];

function capsule(length: number, radius: number): [number, number] {
  const [box, half] = [2 * radius * length, (Math.PI * radius ** 2) / 2];
  const away = (4 * radius) / (3 * Math.PI);
  const inertia =
    (box * (length ** 2 + 4 * radius ** 2)) / 12 + 2 * half * (radius ** 2 / 2 - away ** 2 + (length / 2 + away) ** 2);
  return [box + 2 * half, inertia];
}

function regular(radius: number, sides: number): [number, number] {
  const area = (sides / 2) * radius ** 2 * Math.sin((2 * Math.PI) / sides);
  return [area, (area * radius ** 2 * (1 - (2 / 3) * Math.sin(Math.PI / sides) ** 2)) / 2];
}

test.each(exact)('%s has the mass and the moment of inertia of the formula (1e-9)', (_, body, area, inertia) => {
  body.density = 2.5;
  expect(body.mass / (2.5 * area)).toBeCloseTo(1, 9);
  expect(body.inertia / (2.5 * inertia)).toBeCloseTo(1, 9);
  put(new Scene(), body, 3, -2, 40);
  expect(body.body?.GetMass()).toBeCloseTo(body.mass, 9);
  expect(body.body?.GetInertia()).toBeCloseTo(body.inertia, 6);
});

test.each(named)('a %s is saved, loaded and copied without loss', (_, make) => {
  const scene = new Scene();
  const body = put(scene, having(make(), { density: 3 }), 1, 2, 30);
  const copy = loaded(scene);
  expect(JSON.stringify(copy)).toBe(JSON.stringify(scene));
  const clone = body.clone();
  expect(clone).toBeInstanceOf(body.constructor);
  expect(clone.id).not.toBe(body.id);
  expect(clone.mass).toBe(body.mass);
  expect(clone.outline()).toEqual(body.outline());
  for (const one of [scene, copy]) one.step(60);
  expect(copy.children[0]?.getScenePosition()).toEqual(body.getScenePosition());
});

test.each(named)('the area of the outline of a %s matches its mass', (name, make) => {
  const body = make();
  // Curves are cut into straight edges in the outline only.
  const digits = ['CircleNode', 'CapsuleNode', 'MultipartBodyNode'].includes(name) ? 1 : 9;
  expect(body.getTransformedShape().area() / body.mass).toBeCloseTo(1, digits);
});

test.each(named)('a %s rests on the floor', (_, make) => {
  const scene = new Scene();
  wall(scene, 0, -10, 100);
  const body = put(scene, having(make(), { angularDamping: 2 }));
  scene.step(600);
  const bottom = Math.min(...body.getTransformedShape().edges.map(({ start }) => start.y));
  expect(Math.abs(bottom + 9.5)).toBeLessThan(0.03);
  expect(body.linearVelocity).toBeLessThan(0.5);
});

test('a body that becomes static has no speed, and starts from rest when it becomes dynamic', () => {
  const scene = having(new Scene(), { gravity: { x: 0, y: 0 } });
  const body = having(put(scene, new CircleNode()), { linearVelocityX: 2, angularVelocity: 1 });
  scene.step();
  body.bodyType = 'static';
  expect([body.linearVelocity, body.angularVelocity]).toEqual([0, 0]);
  body.bodyType = 'dynamic';
  scene.step();
  expect([body.linearVelocity, body.angularVelocity]).toEqual([0, 0]);
});

test('a point is in a body, or in its hole', () => {
  const capsule = placed(new CapsuleNode(3, 1), 1, 1, 90);
  expect(capsule.containsPoint({ x: 1, y: 2.45 })).toBe(true);
  expect(capsule.containsPoint({ x: 1.45, y: 2.45 })).toBe(false);
  expect(new RegularPolygonNode(1, 14).containsPoint({ x: 0, y: 0 })).toBe(true);
  const ring = having(new GearNode(1, 20), { boreRadius: 0.5 });
  expect(ring.containsPoint({ x: 0, y: 0.48 })).toBe(false);
  expect(ring.containsPoint({ x: 0, y: 0.52 })).toBe(true);
});

test.each([
  [() => new CapsuleNode(0, 1), /^CapsuleNode .*width must be a finite number above 0, not 0\.$/],
  [() => new CapsuleNode(1, Number.NaN), /^CapsuleNode .*height/],
  [() => new RegularPolygonNode(1, 2), /^RegularPolygonNode .*sides must be a whole number from 3 to 32, not 2\.$/],
  [() => new GearNode(1, 2.5), /^GearNode .*teeth/],
  [() => new SpiralNode(-1), /^SpiralNode .*innerRadius/],
  [() => new SpiralNode(0, 1, Infinity), /^SpiralNode .*turns/],
])('an invalid shape is rejected (%#)', (make, message) => {
  expect(make).toThrow(message);
});
