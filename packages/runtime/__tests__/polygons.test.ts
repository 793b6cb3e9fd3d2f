import { PolygonNode, type Point } from '../src';
import { area, box, hole, ngon, points } from '@physics-editor/physics/testing/shapes';
import { having, placed, sceneOf } from './build';

/** A star with spikes of many lengths, the same on every run. */
const star = (corners: number): Point[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    const radius = 1 + 0.8 * Math.sin(index * index * 1.7);
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });

/** A comb whose teeth point up. */
const comb = (teeth: number): Point[] => {
  const upper = Array.from({ length: teeth }, (_, at) => [at + 0.1, 1, at + 0.5, 0.1, at + 1, 0.1]);
  return hole(points(0, 0, ...upper.flat(), teeth + 1, -1, 0, -1));
};

test.each<[string, Point[][]]>([
  ['an L', [points(0, 0, 3, 0, 3, 1, 1, 1, 1, 3, 0, 3)]],
  ['a disc with seven holes', [ngon(4, 64), ...ngon(2, 7).map(({ x, y }) => hole(ngon(0.5, 24, x, y)))]],
  ['a ring with an island', [ngon(3, 48), hole(ngon(2, 48)), ngon(1, 48)]],
  ['two squares that touch in a corner', [box(0, 0, 1, 1), box(1, 1, 1, 1)]],
  ['a hole that touches the outline', [box(0, 0, 2, 2), hole(points(0, 1, 1, 0.5, 1, 1.5))]],
  ['a star of 40 corners', [star(40)]],
  ['a star of 200 corners', [star(200)]],
  ['a small triangle', [points(0, 0, 0.002, 0, 0, 0.002)]],
  ['a thin strip', [box(0, 0, 10, 0.001)]],
  ['a comb', [comb(30)]],
])('%s is cut into convex pieces of the same area (1e-9)', (_, polygons) => {
  const node = new PolygonNode(polygons);
  expect(node.mass / area(polygons)).toBeCloseTo(1, 8);
  expect(node.mass / area(node.outline())).toBeCloseTo(1, 9);
  const scene = sceneOf(node);
  expect(node.body?.GetMass()).toBeCloseTo(node.mass, 9);
  scene.step(10);
  expect(node.y).toBeLessThan(0);
});

test('a point of a hole is outside', () => {
  const node = placed(new PolygonNode([box(-2, -2, 4, 4), hole(box(-1, -1, 2, 2)), box(-0.5, -0.5, 1, 1)]), 10, 0, 45);
  const inside = [0, 0.75, 1.5, 2.5].map((x) => node.containsPoint(node.toGlobal({ x, y: 0 })));
  expect(inside).toEqual([true, false, true, false]);
});

test('invalid outlines are rejected with the name of the node, and change nothing', () => {
  const node = having(new PolygonNode([box(0, 0, 1, 1)]), { name: 'terrain' });
  const before = JSON.stringify(node);
  const refused: [unknown, RegExp][] = [
    // What else is wrong with outlines is tested where they are grouped.
    [[points(0, 0, 1, 1, 1, 0, 0, 1)], /outline 1 crosses itself/],
    [[box(0, 0, 1, 1), box(0.5, 0.5, 1, 1)], /outline 2 crosses outline 1/],
    [[points(0, 0, 1, Number.NaN, 1, 1)], /polygons must be a list of outlines/],
    [[points(0, 0, 1e10, 0, 0, 1e10)], /polygons must be .* up to 1000000000/],
    ['square', /polygons must be a list of outlines/],
  ];
  for (const [polygons, message] of refused) {
    expect(() => node.setProperty('polygons', polygons)).toThrow(/^PolygonNode "terrain" /);
    expect(() => node.setProperty('polygons', polygons)).toThrow(message);
    expect(JSON.stringify(node)).toBe(before);
  }
  expect(node.mass).toBeCloseTo(1, 12);
});

test('an outline is simplified within a tolerance', () => {
  const node = new PolygonNode([ngon(1, 200), hole(ngon(0.01, 12))]);
  node.simplify(0.02);
  expect(node.polygons).toHaveLength(1);
  expect(node.polygons[0]?.length).toBeLessThan(40);
  expect(node.mass / Math.PI).toBeCloseTo(1, 1);
  for (const tolerance of [0, -1, Number.NaN, 10]) {
    expect(() => node.simplify(tolerance)).toThrow(/^PolygonNode .*cannot be simplified/);
  }
});
