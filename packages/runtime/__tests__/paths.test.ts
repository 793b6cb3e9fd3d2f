import { ngon, points } from '@physics-editor/physics/testing/shapes';
import { PolylineNode, Scene, SpiralNode } from '../src';
import { having, put } from './build';

const bend = points(0, 0, 3, 0, 3, 4);

test('the mass of a path is its length times its thickness (1e-9)', () => {
  const path = having(new PolylineNode(bend), { thickness: 0.2, density: 5 });
  expect(path.pathLength).toBeCloseTo(7, 12);
  expect(path.mass).toBeCloseTo(7 * 0.2 * 5, 9);
  path.closed = true;
  expect(path.pathLength).toBeCloseTo(12, 12);
  expect(path.mass).toBeCloseTo(12 * 0.2 * 5, 9);
  expect(path.getTransformedShape().area()).toBeCloseTo(12 * 0.2, 9);
  expect(path.containsPoint({ x: 2, y: 1.5 })).toBe(false);
  expect(path.containsPoint({ x: 3.09, y: -0.09 })).toBe(true);
});

test('points along a path are in scene coordinates', () => {
  const scene = new Scene();
  const path = put(scene, new PolylineNode([{ x: 0, y: 0 }, { x: 0, y: 0 }, ...bend]), 1, 1, 90);
  const at = (t: number): number[] => Object.values(path.getPointAt(t)).map((value) => Number(value.toFixed(12)));
  expect(at(0)).toEqual([1, 1]);
  expect(at(3 / 7)).toEqual([1, 4]);
  expect(at(1)).toEqual([-3, 4]);
  for (const t of [-0.1, 1.1, Number.NaN]) expect(() => path.getPointAt(t)).toThrow(/^PolylineNode .*from 0 to 1/);
  expect(() => new PolylineNode().getPointAt(0)).toThrow(/has no length/);
});

test('a smooth line goes through its points', () => {
  const path = having(new PolylineNode(bend), { smooth: true });
  expect(path.pathLength).toBeGreaterThan(7);
  for (const point of bend) expect(path.containsPoint(point)).toBe(true);
  path.closed = true;
  for (const point of bend) expect(path.containsPoint(point)).toBe(true);
  const circle = having(new PolylineNode(ngon(1, 12)), { closed: true, smooth: true });
  expect(circle.pathLength / (2 * Math.PI)).toBeCloseTo(1, 2);
});

test('points are added and removed, and invalid ones are rejected', () => {
  const path = new PolylineNode(bend);
  path.addPoint({ x: 0, y: 4 });
  expect(path.pathLength).toBeCloseTo(10, 12);
  path.removePoint(0);
  expect(path.points).toHaveLength(3);
  const before = JSON.stringify(path);
  expect(() => path.removePoint(3)).toThrow(/^PolylineNode .*none at 3/);
  expect(() => path.addPoint({ x: Infinity, y: 0 })).toThrow(/^PolylineNode .*points must be/);
  expect(() => (path.points = points(1, 1, 1, 1))).toThrow(/all points are at the same place/);
  expect(JSON.stringify(path)).toBe(before);
  expect(path.pathLength).toBeCloseTo(7, 12);
});

test('a spiral follows its formula and its points cannot be set', () => {
  const spiral = new SpiralNode(0.5, 2, 2.5);
  const { points } = spiral;
  expect(points).toHaveLength(2.5 * 32 + 1);
  points.forEach(({ x, y }, index) => {
    const angle = (index * 2 * Math.PI) / 32;
    const radius = 0.5 + (1.5 * angle) / (2 * Math.PI * 2.5);
    expect(Math.hypot(x - radius * Math.cos(angle), y - radius * Math.sin(angle))).toBeLessThan(1e-12);
  });
  spiral.clockwise = true;
  expect(spiral.points[1]?.y).toBeCloseTo(-(points[1]?.y ?? 0), 12);
  expect(() => spiral.setProperty('points', [])).toThrow(/^SpiralNode .*cannot change "points"/);
  // Length of the curve: ∫ √(r² + r′²) dθ.
  const rate = 1.5 / (5 * Math.PI);
  const primitive = (r: number): number => (r * Math.hypot(r, rate) + rate ** 2 * Math.asinh(r / rate)) / (2 * rate);
  expect(spiral.pathLength / (primitive(2) - primitive(0.5))).toBeCloseTo(1, 2);
});
