import { difference, intersection, union, type Geom } from 'polyclip-ts';
import { cleanOutline, type Region } from './outlines';
import { sides, signedArea } from './polygons';
import { distance, type Polygon } from './shapes';

/** How shapes are put together. */
export type BooleanOperation = 'union' | 'difference' | 'intersection';

const operations = { union, difference, intersection };

/** Of a strip that is thinner than this nothing is kept, in metres: it comes of rounding. */
const THINNEST = 1e-8;
/** Places are rounded to multiples of this, in metres, so that sides that should meet do, wherever they were turned. */
const GRID = 2 ** -36;

const toGrid = (value: number): number => Math.round(value / GRID) * GRID;

const ring = (polygon: Polygon): [number, number][] => polygon.map(({ x, y }) => [toGrid(x), toGrid(y)]);

const geometry = (regions: readonly Region[]): Geom => regions.map((region) => region.map(ring));

function isThick(polygon: Polygon): boolean {
  const perimeter = sides(polygon).reduce((sum, [from, to]) => sum + distance(from, to), 0);
  return Math.abs(signedArea(polygon)) > THINNEST * perimeter;
}

/**
 * What shapes make together; a shape is regions, which may overlap. Solid outlines come out counter-clockwise, holes clockwise.
 * @returns undefined if the outlines are too intricate
 */
export function clip(
  operation: BooleanOperation,
  first: readonly Region[],
  ...others: readonly (readonly Region[])[]
): readonly Region[] | undefined {
  return combined(operation, geometry(first), others.map(geometry))?.flatMap((rings) => {
    const [solid, ...holes] = rings.map((points) => cleanOutline(points.slice(0, -1).map(([x, y]) => ({ x, y }))));
    return solid && isThick(solid) ? [[solid, ...holes.filter(isThick)] as const] : [];
  });
}

function combined(
  operation: BooleanOperation,
  first: Geom,
  others: readonly Geom[],
): ReturnType<typeof union> | undefined {
  try {
    return operations[operation](first, ...others);
  } catch {
    // The package throws where rounding leads it astray.
    return undefined;
  }
}
