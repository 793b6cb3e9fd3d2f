import { b2CircleShape } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { boolean, number } from '../core/property';
import { registerClass } from '../core/registry';
import { CIRCLE_SIDES, regularPolygon } from '../geometry/polygons';
import type { Polygon } from '../geometry/shapes';
import { BodyNode, type Solid } from './body-node';

/**
 * A body with the shape of a disc: a ball, a wheel, a coin.
 *
 * It is the cheapest shape to simulate, and the only one that rolls without bumps. Its place is its centre. A disc with friction starts to
 * roll by itself; the line from the centre to the rim shows how it turns. On level ground it rolls on for a long time: give it some
 * `angularDamping` if it is to come to rest.
 *
 * @example
 * ```js
 * class BounceTest {
 *   create(scene, position) {
 *     for (let index = 0; index < 5; index++) {
 *       const ball = new editor.CircleNode(0.3); // radius in metres
 *       ball.initNode(position.x + index * 0.8, position.y);
 *       ball.restitution = index / 4; // from 0, which stays down, to 1, which comes up again
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
  /** Whether a line from the centre to the rim shows how the disc is turned. */
  declare drawRadius: boolean;

  /** @param radius - in metres */
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
