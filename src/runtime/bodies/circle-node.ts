import { b2CircleShape } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { boolean, number } from '../core/property';
import { registerClass } from '../core/registry';
import { CIRCLE_SIDES, regularPolygon } from '../geometry/polygons';
import type { Polygon } from '../geometry/shapes';
import { BodyNode, type Solid } from './body-node';

/**
 * A disc-shaped body, such as a ball, a wheel or a coin.
 *
 * The disc is the cheapest shape to simulate, and the only one that rolls smoothly. Its position is its centre. With
 * friction, a disc starts to roll by itself; the line from the centre to the rim shows its rotation. On level ground it
 * keeps rolling for a long time: set `angularDamping` to bring it to rest.
 *
 * @example
 * ```js
 * class BounceTest {
 *   create(scene, position) {
 *     for (let index = 0; index < 5; index++) {
 *       const ball = new editor.CircleNode(0.3); // radius in metres
 *       ball.initNode(position.x + index * 0.8, position.y);
 *       ball.restitution = index / 4; // from 0, no bounce, to 1, full bounce
 *       ball.text = `${ball.restitution}`;
 *       scene.addChild(ball);
 *     }
 *   }
 * }
 * ```
 */
export class CircleNode extends BodyNode {
  /**
   * Radius of the disc.
   * @unit m
   */
  declare radius: number;
  /** Whether a line from the centre to the rim shows the rotation of the disc. */
  declare drawRadius: boolean;

  /** @param radius - radius in metres */
  constructor(radius = 0.5) {
    super();
    this.radius = radius;
  }

  override outline(): readonly Polygon[] {
    return [regularPolygon(this.radius, CIRCLE_SIDES)];
  }

  override solids(): readonly Solid[] {
    return [{ shape: new b2CircleShape(this.radius) }];
  }
}

defineClass(CircleNode, 'CircleNode', {
  radius: number(0.5, { above: 0, affects: 'shape' }),
  drawRadius: boolean(true, 'display'),
});
registerClass('CircleNode', CircleNode);
