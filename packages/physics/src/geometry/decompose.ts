import { quickDecomp } from 'poly-decomp-es';
import { clip } from './clip';
import { splitConvex } from './convex';
import { sideOf, type Region } from './outlines';
import { boundsOf, cornersOf, sides, signedArea, totalArea } from './polygons';
import type { Polygon } from './shapes';

/** Maximum relative error of the pieces' total area. */
const TOLERANCE = 1e-9;
/** Maximum number of cuts before giving up. */
const MAX_CUTS = 500;

/** Decomposes a region into convex pieces with at most eight vertices each; `undefined` if that fails. */
export function decompose(region: Region): readonly Polygon[] | undefined {
  const pieces: Polygon[] = [];
  const left = [region];
  let cuts = 0;
  for (let part = left.pop(); part; part = left.pop()) {
    const [solid, ...holes] = part;
    const convex = holes.length === 0 ? convexPieces(solid) : undefined;
    if (convex) {
      pieces.push(...convex);
      continue;
    }
    // A cut through a hole opens it; a cut through an intricate outline leaves two simpler ones.
    const halves = cutAt(part, middle(holes.length > 0 ? holes.map(middleOf) : inner(solid)));
    if (!halves || cuts++ === MAX_CUTS) return undefined;
    left.push(...halves);
  }
  return pieces.flatMap(splitConvex);
}

function convexPieces(polygon: Polygon): readonly Polygon[] | undefined {
  const found = quickDecomp(
    polygon.map(({ x, y }) => [x, y]),
    undefined,
    undefined,
    undefined,
    undefined,
    2 * polygon.length,
  );
  const area = signedArea(polygon);
  const pieces = found
    .map((piece) => piece.map(([x, y]) => ({ x, y })))
    .filter((piece) => Math.abs(signedArea(piece)) > TOLERANCE * TOLERANCE * area);
  // The package occasionally loses a piece, or returns overlapping ones.
  const isWhole = Math.abs(totalArea(pieces) - area) <= TOLERANCE * area;
  return isWhole && pieces.every(isConvex) ? pieces : undefined;
}

const isConvex = (polygon: Polygon): boolean =>
  sides(polygon).every(([point, after], index) => {
    const before = polygon.at(index - 1) ?? point;
    return sideOf(before, point, after) > -TOLERANCE;
  });

function cutAt(region: Region, x: number): readonly Region[] | undefined {
  const { x: left, y: bottom, width, height } = boundsOf(region[0]);
  const [y, tall] = [bottom - 1, height + 2];
  const before = clip('intersection', [region], [[cornersOf({ x: left - 1, y, width: x - left + 1, height: tall })]]);
  const after = clip('intersection', [region], [[cornersOf({ x, y, width: left + width - x + 1, height: tall })]]);
  return before && after && [...before, ...after];
}

const middleOf = (polygon: Polygon): number => {
  const { x, width } = boundsOf(polygon);
  return x + width / 2;
};

/** Horizontal positions of the vertices between the outermost ones; the middle if there are none. */
function inner(polygon: Polygon): readonly number[] {
  const { x: left, width } = boundsOf(polygon);
  const between = polygon.map(({ x }) => x).filter((x) => x > left && x < left + width);
  return between.length > 0 ? between : [left + width / 2];
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
