import { b2LinearStiffness, b2MouseJoint, b2MouseJointDef } from '@box2d/core';
import { BodyNode } from '../bodies/body-node';
import { isPoint } from '../core/property';
import { SceneError } from '../core/scene-error';
import type { Point } from '@physics-editor/physics/geometry/shapes';
import type { Scene } from '../scene/scene';

/** Maximum force per kilogram: enough to lift a heap, but too little to tear joints apart. */
const FORCE_PER_MASS = 1000;
const FREQUENCY = 5;
const DAMPING_RATIO = 0.7;

interface Held {
  readonly scene: Scene;
  readonly node: BodyNode;
  readonly joint: b2MouseJoint | undefined;
}

/**
 * Lets a pointer grab a body and throw it.
 * @internal
 */
export class PointerGrab {
  private held: Held | undefined;
  private target: Point = { x: 0, y: 0 };

  /**
   * Grabs the topmost active dynamic body at a point, after releasing the one held before.
   * @returns the body, or `undefined` if there is none
   * @throws SceneError if the point is invalid
   */
  begin(scene: Scene, point: Point): BodyNode | undefined {
    this.setTarget(point);
    this.end();
    const node = grabbableBodies(scene).findLast((body) => body.containsPoint(point));
    if (!node) return undefined;
    const held: Held = { scene, node, joint: undefined };
    this.held = held;
    scene.defer(() => {
      if (this.held === held) this.held = { scene, node, joint: makeJoint(scene, node, this.target) };
    });
    return node;
  }

  /**
   * Pulls the body towards a point of the scene.
   * @throws SceneError if the point is invalid
   */
  move(point: Point): void {
    this.setTarget(point);
    this.joint?.SetTarget(point);
  }

  /** Releases the body, which keeps its velocity. */
  end(): void {
    const { held, joint } = this;
    this.held = undefined;
    if (!held || !joint) return;
    held.scene.defer(() => {
      if (held.node.body === joint.GetBodyB()) held.scene.physicsWorld.DestroyJoint(joint);
    });
  }

  /** The native joint; `undefined` if Box2D has destroyed it with its body. */
  private get joint(): b2MouseJoint | undefined {
    const { held } = this;
    return held?.joint && held.node.body === held.joint.GetBodyB() ? held.joint : undefined;
  }

  private setTarget(point: Point): void {
    if (!isPoint(point)) throw new SceneError('A body can be grabbed only at a point { x, y } of finite numbers.');
    this.target = point;
  }
}

/**
 * The bodies of a scene that can be grabbed: dynamic and active ones, in the order of the tree.
 * @internal
 */
export const grabbableBodies = (scene: Scene): BodyNode[] =>
  scene.getFilteredDescendants(BodyNode).filter((node) => node.body && node.bodyType === 'dynamic' && node.active);

function makeJoint(scene: Scene, { body }: BodyNode, target: Point): b2MouseJoint | undefined {
  if (!body) return undefined;
  const definition = new b2MouseJointDef();
  definition.bodyA = scene.ground;
  definition.bodyB = body;
  definition.target.Copy(target);
  definition.maxForce = FORCE_PER_MASS * body.GetMass();
  b2LinearStiffness(definition, FREQUENCY, DAMPING_RATIO, definition.bodyA, body);
  body.SetAwake(true);
  const joint: unknown = scene.physicsWorld.CreateJoint(definition);
  return joint instanceof b2MouseJoint ? joint : undefined;
}
