import { sides, signedArea } from './polygons';
import { distance, type Point, type Polygon } from './shapes';

/** A solid outline and the holes in it. */
export type Region = readonly [solid: Polygon, ...holes: readonly Polygon[]];

/** Transforms the points of a region. */
export function movedRegion([solid, ...holes]: Region, move: (point: Point) => Point): Region {
  return [solid.map(move), ...holes.map((hole) => hole.map(move))];
}

/** Points closer than this are merged, in metres: Box2D does not support shorter edges. */
const SAME_POINT = 1e-5;
/** Tolerance of tests whether a point is on a line, in metres. */
const ON_LINE = 1e-9;

/** Signed distance of a point from the line through two others, positive on the left. */
export function sideOf(from: Point, to: Point, point: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return (x * (point.y - from.y) - y * (point.x - from.x)) / Math.hypot(x, y);
}

/** Removes vertices that make no difference from an outline; empty if nothing is left of it. */
export function cleanOutline(polygon: Polygon): Polygon {
  const corners = [...polygon];
  // Each vertex is compared with the neighbours that remain, until a full round removes none.
  for (let at = 0, judged = 0; judged < corners.length;) {
    at %= corners.length;
    const [before, corner, after] = [corners.at(at - 1), corners[at], corners[(at + 1) % corners.length]];
    const isNeeded = before && corner && after && isCorner(before, corner, after);
    if (isNeeded) at++;
    else corners.splice(at, 1);
    judged = isNeeded ? judged + 1 : 0;
  }
  return corners;
}

const isCorner = (before: Point, corner: Point, after: Point): boolean =>
  distance(before, corner) >= SAME_POINT &&
  distance(before, after) >= SAME_POINT &&
  Math.abs(sideOf(before, after, corner)) > ON_LINE;

const apart = (a: number, b: number, c: number, d: number): boolean =>
  Math.max(a, b) < Math.min(c, d) || Math.max(c, d) < Math.min(a, b);

function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point], mayTouch: boolean): boolean {
  if (apart(a.x, b.x, c.x, d.x) || apart(a.y, b.y, c.y, d.y)) return false;
  const [c1, d1, a1, b1] = [sideOf(a, b, c), sideOf(a, b, d), sideOf(c, d, a), sideOf(c, d, b)];
  if (!mayTouch) return c1 * d1 <= 0 && a1 * b1 <= 0;
  return c1 * d1 < 0 && a1 * b1 < 0 && Math.min(...[c1, d1, a1, b1].map(Math.abs)) > ON_LINE;
}

/** Reports whether an outline crosses or touches itself. */
function crossesItself(polygon: Polygon): boolean {
  const all = sides(polygon);
  // Consecutive edges share a vertex; so do the first and the last one.
  return all.some((side, index) =>
    all.slice(index + 2).some((other, at) => at < all.length - 3 && cross(side, other, false)),
  );
}

/** Reports whether two outlines cross; they may touch. */
const crossEachOther = (a: Polygon, b: Polygon): boolean =>
  sides(a).some((side) => sides(b).some((other) => cross(side, other, true)));

function isInside(polygon: Polygon, { x, y }: Point): boolean {
  let inside = false;
  for (const [from, to] of sides(polygon)) {
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) inside = !inside;
  }
  return inside;
}

const isOnOutline = (polygon: Polygon, point: Point): boolean =>
  sides(polygon).some(
    ([from, to]) =>
      Math.abs(sideOf(from, to, point)) <= ON_LINE &&
      distance(from, point) + distance(point, to) <= distance(from, to) + ON_LINE,
  );

/** Reports whether an outline surrounds another one that does not cross it; of two equal outlines, each does. */
function isAround(outer: Polygon, inner: Polygon): boolean {
  if (outer === inner) return false;
  const middles = sides(inner).map(([from, to]) => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }));
  const probe = [...inner, ...middles].find((point) => !isOnOutline(outer, point));
  return probe === undefined || isInside(outer, probe);
}

interface Placed {
  readonly outline: Polygon;
  /** The outlines that surround it. */
  readonly around: readonly Polygon[];
}

/**
 * Groups outlines into regions with holes.
 * @returns the regions, or a description of the error
 */
export function groupOutlines(given: readonly Polygon[]): readonly Region[] | string {
  const outlines = given.map(cleanOutline);
  const placed = outlines.map((outline) => ({ outline, around: outlines.filter((one) => isAround(one, outline)) }));
  const problem = problemOf(placed);
  if (problem) return problem;
  return placed
    .filter(({ around }) => around.length % 2 === 0)
    .map(({ outline: solid, around: { length: depth } }) => {
      const holes = placed.filter(({ around }) => around.length === depth + 1 && around.includes(solid));
      return [solid, ...holes.map(({ outline }) => outline)];
    });
}

function problemOf(placed: readonly Placed[]): string | undefined {
  for (const [index, { outline, around }] of placed.entries()) {
    const name = `outline ${index + 1}`;
    if (outline.length === 0) return `${name} has no area`;
    if (crossesItself(outline)) return `${name} crosses itself`;
    const other = placed.slice(0, index).findIndex((one) => crossEachOther(one.outline, outline));
    if (other !== -1) return `${name} crosses outline ${other + 1}`;
    const isHole = signedArea(outline) < 0;
    const inSolid = around.length % 2 === 1;
    if (isHole && !inSolid) return `${name} is clockwise, so it is a hole, but no solid outline is around it`;
    if (!isHole && inSolid) return `${name} is in another solid outline; a hole is clockwise`;
  }
  return undefined;
}
