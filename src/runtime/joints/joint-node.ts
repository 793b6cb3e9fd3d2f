import type { b2Body, b2Joint } from '@box2d/core';
import { BodyNode } from '../bodies/body-node';
import { GraphicsNode } from '../core/graphics-node';
import { defineClass } from '../core/meta-object';
import { boolean, point, text, type Property } from '../core/property';
import type { Point } from '../geometry/shapes';
import type { Scene } from '../scene/scene';

/** Something that holds two bodies together, or one body and the world. It goes when one of its bodies goes. */
export abstract class JointNode extends GraphicsNode {
  /**
   * Id of the first body.
   * @defaultValue ""
   */
  declare nodeAId: string;
  /**
   * Id of the second body; empty for the world.
   * @defaultValue ""
   */
  declare nodeBId: string;
  /**
   * Where the joint holds the first body, in that body's coordinates.
   * @defaultValue (0, 0)
   * @unit m
   */
  declare localAnchorA: Point;
  /**
   * Where the joint holds the second body, in that body's coordinates; a point of the scene where that is the world.
   * @defaultValue (0, 0)
   * @unit m
   */
  declare localAnchorB: Point;
  /**
   * Whether the two bodies collide with each other.
   * @defaultValue false
   */
  declare collideConnected: boolean;

  private native: b2Joint | undefined;
  private scene: Scene | undefined;

  /**
   * @param nodeAId - id of the first body
   * @param nodeBId - id of the second body; empty for the world
   * @param localAnchorA - in the first body; its centre if it is left out
   * @param localAnchorB - in the second body, or in the scene if that is the world
   */
  constructor(nodeAId = '', nodeBId = '', localAnchorA?: Point, localAnchorB?: Point) {
    super();
    this.nodeAId = nodeAId;
    this.nodeBId = nodeBId;
    if (localAnchorA) this.localAnchorA = localAnchorA;
    if (localAnchorB) this.localAnchorB = localAnchorB;
  }

  /** Where the joint holds the first body, in the scene. */
  getWorldAnchorA(): Point {
    return this.getNodeA()?.toGlobal(this.localAnchorA) ?? this.localAnchorA;
  }

  /** Where the joint holds the second body, in the scene. */
  getWorldAnchorB(): Point {
    return this.getNodeB()?.toGlobal(this.localAnchorB) ?? this.localAnchorB;
  }

  /**
   * Force on the second body in the last step, in newtons.
   * @param invDt - 1 / `scene.timeStep`
   */
  getReactionForce(invDt: number): Point {
    return this.native?.GetReactionForce(invDt, { x: 0, y: 0 }) ?? { x: 0, y: 0 };
  }

  /**
   * Torque on the second body in the last step, in newton metres.
   * @param invDt - 1 / `scene.timeStep`
   */
  getReactionTorque(invDt: number): number {
    return this.native?.GetReactionTorque(invDt) ?? 0;
  }

  /** The first body; undefined while the joint is in no scene. */
  getNodeA(): BodyNode | undefined {
    return this.bodyOf(this.nodeAId);
  }

  /** The second body; undefined for the world, and while the joint is in no scene. */
  getNodeB(): BodyNode | undefined {
    return this.bodyOf(this.nodeBId);
  }

  override get dependsOn(): readonly string[] {
    return [this.nodeAId, this.nodeBId].filter((id) => id !== '');
  }

  override entered(scene: Scene): void {
    super.entered(scene);
    this.scene = scene;
    scene.connect(this);
  }

  override left(scene: Scene): void {
    super.left(scene);
    this.disconnect();
    this.scene = undefined;
  }

  /**
   * Makes the native joint, as soon as both bodies are in the scene. Returns whether it is made.
   * @throws SceneError if an end is no body, or both are the same one
   * @internal
   */
  connect(): boolean {
    const { scene } = this;
    if (!scene || this.native) return true;
    const a = scene.nodeById(this.nodeAId);
    const b = this.nodeBId === '' ? undefined : scene.nodeById(this.nodeBId);
    if (!a || (!b && this.nodeBId !== '')) return false;
    if (!(a instanceof BodyNode)) return this.refuse(` needs a body at its first end, not ${a.describe()}`);
    if (b && !(b instanceof BodyNode)) return this.refuse(` needs a body at its second end, not ${b.describe()}`);
    if (a === b) return this.refuse(` cannot hold ${a.describe()} to itself`);
    const bodyB = b instanceof BodyNode ? b.body : scene.ground;
    if (!a.body || !bodyB) return false;
    this.native = this.createJoint(scene, a.body, bodyB);
    return true;
  }

  /** @internal */
  protected abstract createJoint(scene: Scene, a: b2Body, b: b2Body): b2Joint;

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    super.changed(name, effect);
    if (effect !== 'joint' || !this.scene) return;
    this.scene.whenFree(() => {
      this.disconnect();
      this.scene?.connect(this);
    });
  }

  private disconnect(): void {
    // The engine removes the joints of a body with the body.
    if (this.native && this.getNodeA()?.body) this.scene?.physicsWorld.DestroyJoint(this.native);
    this.native = undefined;
  }

  private bodyOf(id: string): BodyNode | undefined {
    const node = id === '' ? undefined : this.scene?.nodeById(id);
    return node instanceof BodyNode ? node : undefined;
  }
}

defineClass(JointNode, 'JointNode', {
  nodeAId: text('', 'joint'),
  nodeBId: text('', 'joint'),
  localAnchorA: point({ x: 0, y: 0 }, 'joint'),
  localAnchorB: point({ x: 0, y: 0 }, 'joint'),
  collideConnected: boolean(false, 'joint'),
});
