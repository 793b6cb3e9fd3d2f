import { isPoint } from '../core/property';
import { SceneError } from '../core/scene-error';
import { clip } from './clip';
import { cleanOutline } from './outlines';
import { signedArea } from './polygons';
import type { Polygon } from './shapes';

/** What `processPolygon` does. */
export interface ProcessPolygonOptions {
  /** Makes the outline counter-clockwise, and removes corners that make no difference and loops where it crosses itself. */
  readonly clean?: boolean;
}

/**
 * Makes an outline, such as one that was drawn by hand, fit for a `PolygonNode`.
 * @throws SceneError if a point is no point, or nothing with an area is left
 */
export function processPolygon(points: Polygon, options: ProcessPolygonOptions = {}): { readonly polygon: Polygon } {
  if (!points.every(isPoint)) throw new SceneError('An outline must be a list of points { x, y } of finite numbers.');
  if (!options.clean) return { polygon: points.map(({ x, y }) => ({ x, y })) };
  const regions = clip('union', [[cleanOutline(points)]]) ?? [];
  const [largest] = regions.map(([solid]) => solid).sort((a, b) => signedArea(b) - signedArea(a));
  if (!largest) throw new SceneError('An outline must enclose an area.');
  return { polygon: largest };
}
