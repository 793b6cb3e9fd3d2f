import { b2CircleShape } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { boolean, number } from '../core/property';
import { CIRCLE_SIDES, regularPolygon } from '@physics-editor/physics/geometry/polygons';
import type { Polygon } from '@physics-editor/physics/geometry/shapes';
import { BodyNode, type Solid } from './body-node';

/**
 * A disc-shaped body, such as a ball, a wheel or a coin.
 *
 * The disc is the cheapest shape to simulate, and the only one that rolls smoothly. Its position is its centre. With
 * friction, a disc starts to roll by itself; the line from the centre to the rim shows its rotation. On level ground it
 * keeps rolling for a long time: set `angularDamping` to bring it to rest.
 *
 * @see {@link RegularPolygonNode}, {@link WheelJointNode}
 *
 * @example
 * ```js live title="Restitution from 0 to 1: the first ball stays down, the last one returns to its initial height." alt="Five balls at different heights above a floor, with the numbers 0 to 1." floor=10 poster=1.2
 * for (let index = 0; index < 5; index++) {
 *   const ball = new editor.CircleNode(0.4); // radius in metres
 *   ball.initNode(index * 1.8 - 3.6, 3);
 *   ball.restitution = index / 4; // from 0, no bounce, to 1, full bounce
 *   ball.fillColor = 0xdd4f28;
 *   ball.text = `${ball.restitution}`;
 *   scene.addChild(ball);
 * }
 * ```
 */
export class CircleNode extends BodyNode {
  /**
   * Radius of the disc.
   * @unit m
   * @example
   * ```js live title="The radius oscillates between 0.4 m and 1.2 m while the scene runs, and the centre of the ball rises and sinks with it." alt="A large red ball on a floor." attach=CircleNode floor=10 poster=1
   * class Breather {
   *   constructor(node) {
   *     this.node = node;
   *   }
   *
   *   update() {
   *     const { time } = this.node.findSceneNode();
   *     this.node.radius = 0.8 + 0.4 * Math.sin(2 * time);
   *   }
   * }
   * ```
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
  drawRadius: boolean(true),
});
