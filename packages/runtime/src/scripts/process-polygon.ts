import { isPoint } from '../core/property';
import { SceneError } from '../core/scene-error';
import { clip } from '@physics-editor/physics/geometry/clip';
import { cleanOutline } from '@physics-editor/physics/geometry/outlines';
import { signedArea } from '@physics-editor/physics/geometry/polygons';
import type { Polygon } from '@physics-editor/physics/geometry/shapes';

/** Options of `processPolygon`. */
export interface ProcessPolygonOptions {
  /**
   * Whether to make the outline counter-clockwise, and to remove needless vertices and loops where it crosses itself.
   */
  readonly clean?: boolean;
}

/**
 * Converts an outline, such as a hand-drawn one, to one that a `PolygonNode` accepts.
 * @throws SceneError if a point is invalid, or no area is left
 */
export function processPolygon(points: Polygon, options: ProcessPolygonOptions = {}): { readonly polygon: Polygon } {
  if (!points.every(isPoint)) throw new SceneError('An outline must be a list of points { x, y } of finite numbers.');
  if (!options.clean) return { polygon: points.map(({ x, y }) => ({ x, y })) };
  const regions = clip('union', [[cleanOutline(points)]]) ?? [];
  const [largest] = regions.map(([solid]) => solid).sort((a, b) => signedArea(b) - signedArea(a));
  if (!largest) throw new SceneError('An outline must enclose an area.');
  return { polygon: largest };
}
