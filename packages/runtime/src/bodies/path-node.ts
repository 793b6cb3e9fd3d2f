import { defineAbstractClass } from '../core/meta-object';
import { boolean, number } from '../core/property';
import { ConvexShape } from '@physics-editor/physics/shapes/convex-shape';
import type { Region } from '@physics-editor/physics/geometry/outlines';
import { shifted, type Point, type Polygon } from '@physics-editor/physics/geometry/shapes';
import { partsOf, stroke, type Part, type Stroke } from '@physics-editor/physics/geometry/stroke';
import { BodyNode, type Solid } from './body-node';

interface Geometry {
  readonly parts: readonly Part[];
  readonly stroke: Stroke;
}

/**
 * A solid line with a thickness: a track, a ramp or a funnel.
 *
 * This is the common base of {@link PolylineNode}, which passes through given points, and {@link SpiralNode}. Each
 * segment of the line is a thin solid, so a path has mass and can be dynamic, although most paths are static tracks. A
 * closed path is a hollow ring. A path with liquid on both sides must be at least as thick as a particle. `getPointAt`
 * returns points along the line, to place objects on it or to move something along it.
 *
 * @example
 * ```js live title="Three balls start at 10 %, 35 % and 90 % of the way along the track." alt="A grey track that bends, with three balls above it." poster=0
 * const track = new editor.PolylineNode([
 *   { x: -4, y: 1.2 },
 *   { x: 0, y: -1.5 },
 *   { x: 4, y: 0 },
 * ]);
 * track.bodyType = 'static';
 * track.thickness = 0.15;
 * track.fillColor = track.lineColor = 0x7a8599;
 * scene.addChild(track);
 *
 * for (const share of [0.1, 0.35, 0.9]) {
 *   const { x, y } = track.getPointAt(share); // 0 is the start, 1 the end
 *   const ball = new editor.CircleNode(0.25);
 *   ball.initNode(x, y + 0.5);
 *   ball.fillColor = 0xdd4f28;
 *   scene.addChild(ball);
 * }
 * ```
 */
export abstract class PathNode extends BodyNode {
  /**
   * Width of the line.
   * @unit m
   */
  declare thickness: number;
  /**
   * Whether the last point is connected to the first one.
   * @example
   * ```js live title="The second line is closed: its last point is connected to the first." alt="An open and a closed triangle." poster=0
   * const corners = [
   *   { x: -1.5, y: -1.2 },
   *   { x: 1.5, y: -1.2 },
   *   { x: 0, y: 1.4 },
   * ];
   * [false, true].forEach((closed, index) => {
   *   const line = new editor.PolylineNode(corners);
   *   line.bodyType = 'static';
   *   line.initNode(index * 4.4 - 2.2, 0);
   *   line.closed = closed;
   *   line.fillColor = line.lineColor = 0x3d80d6;
   *   scene.addChild(line);
   * });
   * ```
   */
  declare closed: boolean;

  private known: Geometry | undefined;

  /**
   * Points that the line passes through, in the node's coordinates.
   * @unit m
   */
  abstract get points(): readonly Point[];

  /**
   * Length of the line, including the closing segment of a closed path.
   * @unit m
   */
  get pathLength(): number {
    return this.geometry().parts.reduce((sum, { length }) => sum + length, 0);
  }

  /**
   * Returns a point of the line, in scene coordinates.
   * @param t - fraction of the length, from 0 at the start to 1 at the end
   * @throws SceneError if `t` is not between 0 and 1, or the path has no length
   * @example
   * ```js live title="Eleven dots at equal distances along the path." alt="A curve with eleven dots." poster=0
   * const path = new editor.PolylineNode([-4, -2, 0, 2, 4].map((x) => ({ x, y: x % 4 === 0 ? -1 : 1 })));
   * path.bodyType = 'static';
   * path.smooth = true;
   * path.fillColor = path.lineColor = 0x7a8599;
   * scene.addChild(path);
   * for (let index = 0; index <= 10; index++) {
   *   const dot = new editor.CircleNode(0.15);
   *   const { x, y } = path.getPointAt(index / 10);
   *   dot.bodyType = 'static';
   *   dot.initNode(x, y);
   *   dot.fillColor = 0xdd4f28;
   *   scene.addChild(dot);
   * }
   * ```
   */
  getPointAt(t: number): Point {
    if (!(t >= 0 && t <= 1)) this.refuse(` has points from 0 to 1, not at ${t}`);
    const { parts } = this.geometry();
    let away = t * this.pathLength;
    for (const { from, direction, length } of parts) {
      if (away <= length) return this.toGlobal(shifted(from, direction, away));
      away -= length;
    }
    // Rounding may leave a remainder after the last segment.
    const end = parts.at(-1)?.to;
    return end ? this.toGlobal(end) : this.refuse(' has no length');
  }

  override outline(): readonly Polygon[] {
    return this.geometry().stroke.outline;
  }

  override regions(): readonly Region[] {
    return this.geometry().stroke.pieces.map((piece) => [piece]);
  }

  override solids(): readonly Solid[] {
    return this.geometry().stroke.pieces.map((piece) => ({ shape: new ConvexShape(piece) }));
  }

  /**
   * The vertices of the line: the points, unless a class draws a curve through them.
   * @internal
   */
  protected line(): readonly Point[] {
    return this.points;
  }

  protected override checkShape(): void {
    this.known = undefined;
    if (this.points.length < 2 || this.geometry().parts.length > 0) return;
    this.known = undefined;
    this.refuse(': all points are at the same place');
  }

  private geometry(): Geometry {
    if (!this.known) {
      const parts = partsOf(this.line(), this.closed);
      this.known = { parts, stroke: stroke(parts, this.closed, this.thickness) };
    }
    return this.known;
  }
}

defineAbstractClass(PathNode, 'PathNode', {
  thickness: number(0.1, { above: 0, step: 0.01, affects: 'shape' }),
  closed: boolean(false, 'shape'),
});
