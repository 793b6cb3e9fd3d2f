import type { Point, Polygon } from '../src/geometry/shapes';

/** Points from their coordinates, x and y in turn. */
export const points = (...flat: readonly number[]): Point[] =>
  flat.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: flat[index + 1] ?? 0 }] : []));

export const box = (x: number, y: number, width: number, height: number): Point[] =>
  points(x, y, x + width, y, x + width, y + height, x, y + height);

/** An outline turned round. */
export const hole = (outline: Polygon): Point[] => [...outline].reverse();

export const ngon = (radius: number, sides: number, x = 0, y = 0): Point[] =>
  Array.from({ length: sides }, (_, index) => {
    const angle = (2 * Math.PI * index) / sides;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });

/** A polygon of which another corner is the first. */
export const from = (first: number, polygon: Polygon): Point[] => [...polygon.slice(first), ...polygon.slice(0, first)];

/** Points, turned about the origin. */
export const turned = (polygon: Polygon, angle: number): Point[] =>
  polygon.map(({ x, y }) => ({
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  }));

/** Area of outlines by the shoelace formula, holes taken off. */
export const area = (outlines: readonly Polygon[]): number =>
  outlines
    .flatMap((outline) => outline.map((point, index) => [point, outline.at(index - 1) ?? point] as const))
    .reduce((sum, [to, last]) => sum + (last.x * to.y - to.x * last.y) / 2, 0);

/** The coordinates of points, as many decimals of them as are to be compared. */
export const rounded = (polygon: Polygon, digits = 9): number[][] =>
  polygon.map(({ x, y }) => [x, y].map((value) => Number(value.toFixed(digits)) + 0));

/** Whether a polygon turns to the left, or straight on, at each of its corners; no side has no length. */
const turnsLeft = (polygon: Polygon): boolean =>
  polygon.every((corner, index) => {
    const [before, after] = [polygon.at(index - 1) ?? corner, polygon[(index + 1) % polygon.length] ?? corner];
    const [ax, ay, bx, by] = [corner.x - before.x, corner.y - before.y, after.x - corner.x, after.y - corner.y];
    return ax * by - ay * bx > -1e-12 * Math.hypot(ax, ay) * Math.hypot(bx, by);
  });

/** Expects what the physics engine takes: convex polygons, counter-clockwise, with an area, of three corners to as many as its own shapes have. */
export function expectConvex(pieces: readonly Polygon[], most = 8): void {
  expect(pieces).not.toHaveLength(0);
  expect(pieces.filter(({ length }) => length < 3 || length > most)).toEqual([]);
  expect(pieces.filter((piece) => !turnsLeft(piece))).toEqual([]);
  expect(pieces.filter((piece) => !(area([piece]) > 0))).toEqual([]);
}
