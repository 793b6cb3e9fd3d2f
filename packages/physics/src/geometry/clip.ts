import { difference, intersection, union, type Geom } from 'polyclip-ts';
import { cleanOutline, type Region } from './outlines';
import { sides, signedArea } from './polygons';
import { distance, type Polygon } from './shapes';

/** Operation that combines shapes. */
export type BooleanOperation = 'union' | 'difference' | 'intersection';

const operations = { union, difference, intersection };

/** Strips thinner than this are rounding errors and are discarded, in metres. */
const THINNEST = 1e-8;
/**
 * Coordinates are rounded to multiples of this, in metres, so that edges that should coincide do after any rotation.
 */
const GRID = 2 ** -36;

const toGrid = (value: number): number => Math.round(value / GRID) * GRID;

const ring = (polygon: Polygon): [number, number][] => polygon.map(({ x, y }) => [toGrid(x), toGrid(y)]);

const geometry = (regions: readonly Region[]): Geom => regions.map((region) => region.map(ring));

function isThick(polygon: Polygon): boolean {
  const perimeter = sides(polygon).reduce((sum, [from, to]) => sum + distance(from, to), 0);
  return Math.abs(signedArea(polygon)) > THINNEST * perimeter;
}

/**
 * Combines shapes, each given as regions that may overlap. Solid outlines of the result are counter-clockwise, holes
 * clockwise.
 * @returns the regions of the result, or `undefined` if the outlines are too intricate
 */
export function clip(
  operation: BooleanOperation,
  first: readonly Region[],
  ...others: readonly (readonly Region[])[]
): readonly Region[] | undefined {
  let combined: ReturnType<typeof union>;
  try {
    combined = operations[operation](geometry(first), ...others.map(geometry));
  } catch {
    // The package throws if rounding errors mislead it.
    return undefined;
  }
  return combined.flatMap((rings) => {
    const [solid, ...holes] = rings.map((points) => cleanOutline(points.slice(0, -1).map(([x, y]) => ({ x, y }))));
    return solid && isThick(solid) ? [[solid, ...holes.filter(isThick)] as const] : [];
  });
}
