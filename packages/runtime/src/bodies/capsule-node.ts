import { b2PolygonShape } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { number } from '../core/property';
import { HalfDiscShape } from '@physics-editor/physics/shapes/half-disc-shape';
import { CIRCLE_SIDES } from '@physics-editor/physics/geometry/polygons';
import type { Polygon } from '@physics-editor/physics/geometry/shapes';
import { BodyNode, type Solid } from './body-node';

/**
 * A bar with semicircular ends on its longer axis: a bullet, a pill, a rounded beam.
 *
 * Round ends slide over edges and gaps where a box would catch, which makes the capsule a good shape for characters,
 * chain links and ramps. `width` and `height` include the ends, whose radius is half the smaller dimension. With equal
 * dimensions, the capsule is a disc.
 *
 * @see {@link CircleNode}, {@link RectangleNode}
 *
 * @example
 * ```js live title="The pill slides down the ramp and over its round end without catching." alt="A red capsule slides down a long grey capsule." poster=1
 * const ramp = new editor.CapsuleNode(8, 0.3);
 * ramp.bodyType = 'static';
 * ramp.initNode(0, -0.5, -15); // slopes down to the right
 * ramp.fillColor = 0x7a8599;
 *
 * const pill = new editor.CapsuleNode(1.2, 0.5);
 * pill.initNode(-3, 1.2, -15);
 * pill.friction = 0.05;
 * pill.fillColor = 0xdd4f28;
 * scene.addChildren([ramp, pill]);
 * ```
 */
export class CapsuleNode extends BodyNode {
  /**
   * Width, including the ends.
   * @unit m
   */
  declare width: number;
  /**
   * Height, including the ends. The radius of the ends is half the smaller dimension.
   * @unit m
   */
  declare height: number;

  /**
   * @param width - width in metres, including the ends
   * @param height - height in metres, including the ends
   */
  constructor(width = 2, height = 1) {
    super();
    this.width = width;
    this.height = height;
  }

  override outline(): readonly Polygon[] {
    const steps = CIRCLE_SIDES / 2;
    return [
      this.ends().flatMap(({ x, y, angle }) =>
        Array.from({ length: steps + 1 }, (_, step) => {
          const direction = angle - Math.PI / 2 + (step * Math.PI) / steps;
          return { x: x + this.radius * Math.cos(direction), y: y + this.radius * Math.sin(direction) };
        }),
      ),
    ];
  }

  override solids(): readonly Solid[] {
    const { radius } = this;
    const discs = this.ends().map(({ x, y, angle }) => ({ shape: new HalfDiscShape(radius, { x, y }, angle) }));
    if (this.width === this.height) return discs;
    const [x, y] = this.width > this.height ? [this.reach, radius] : [radius, this.reach];
    return [{ shape: new b2PolygonShape().SetAsBox(x, y) }, ...discs];
  }

  private get radius(): number {
    return Math.min(this.width, this.height) / 2;
  }

  /** Distance from the centre of the capsule to the centre of an end. */
  private get reach(): number {
    return Math.abs(this.width - this.height) / 2;
  }

  private ends(): readonly { readonly x: number; readonly y: number; readonly angle: number }[] {
    const { reach } = this;
    return this.width >= this.height
      ? [
          { x: reach, y: 0, angle: 0 },
          { x: -reach, y: 0, angle: Math.PI },
        ]
      : [
          { x: 0, y: reach, angle: Math.PI / 2 },
          { x: 0, y: -reach, angle: -Math.PI / 2 },
        ];
  }
}

defineClass(CapsuleNode, 'CapsuleNode', {
  width: number(2, { above: 0, affects: 'shape' }),
  height: number(1, { above: 0, affects: 'shape' }),
});
