import type { b2Body, b2Joint, b2Vec2 } from '@box2d/core';
import type { BodyNode } from '../bodies/body-node';
import { GraphicsNode } from '../core/graphics-node';
import { defineClass, type PlainObject } from '../core/meta-object';
import { boolean, point, text, type Property } from '../core/property';
import type { Point } from '../geometry/shapes';
import type { Scene } from '../scene/scene';
import type { StateStream } from '../snapshot/state-stream';
import { Ends, type Bodies } from './ends';

/**
 * Something that holds two bodies together, or one body and the world.
 *
 * Its subclasses differ in what they leave free: a pin lets bodies turn, a rod lets them swing, a weld lets nothing move, a wheel joint
 * lets a wheel turn and spring. Bodies are given by id; an empty second id is the world, and then the second anchor is a point of the
 * scene. A joint holds as soon as both bodies are in the scene, and goes when one of them goes. If a step begins and an end is missing, is
 * no body, or both are the same one, the scene emits `nodeFailed` once, and runs on without the joint. `getReactionForce` returns how hard it
 * has to hold, for instance to let it break.
 *
 * @example
 * ```js
 * // attach to a RevoluteJointNode
 * class LoadMeter {
 *   constructor(joint) {
 *     this.joint = joint;
 *   }
 *
 *   update() {
 *     const { timeStep } = this.joint.findSceneNode();
 *     const { x, y } = this.joint.getReactionForce(1 / timeStep);
 *     const newtons = Math.hypot(x, y);
 *     // Green without a load, red from 10 N on.
 *     const share = Math.min(1, newtons / 10);
 *     this.joint.lineColor = editor.pixiUtils.rgb2hex([share, 1 - share, 0]);
 *     this.joint.getNodeA().text = `${newtons.toFixed(0)} N`;
 *   }
 * }
 * ```
 */
export abstract class JointNode extends GraphicsNode {
  /** Id of the first body. */
  declare nodeAId: string;
  /** Id of the second body; empty for the world. */
  declare nodeBId: string;
  /**
   * Where the joint holds the first body, in that body's coordinates.
   * @unit m
   */
  declare localAnchorA: Point;
  /**
   * Where the joint holds the second body, in that body's coordinates; a point of the scene where that is the world.
   * @unit m
   */
  declare localAnchorB: Point;
  /** Whether the two bodies collide with each other. */
  declare collideConnected: boolean;

  /**
   * The native joint of the physics engine, while it holds.
   * @internal
   */
  protected native: b2Joint | undefined;
  /**
   * Angle of the first body against the second, in degrees, when the joint took hold. It is saved, so that a scene goes on as it was.
   * @internal
   */
  protected angleAtStart: number | undefined;
  private readonly ends = new Ends(this);

  /**
   * @param nodeAId - id of the first body
   * @param nodeBId - id of the second body; empty for the world
   * @param localAnchorA - in the first body; its centre if it is left out
   * @param localAnchorB - in the second body, its centre if it is left out; in the scene if that is the world
   */
  constructor(nodeAId = '', nodeBId = '', localAnchorA?: Point, localAnchorB?: Point) {
    super();
    this.nodeAId = nodeAId;
    this.nodeBId = nodeBId;
    if (localAnchorA) this.localAnchorA = localAnchorA;
    if (localAnchorB) this.localAnchorB = localAnchorB;
  }

  /** Where the joint holds the first body, in the scene, in metres. */
  getWorldAnchorA(): Point {
    return this.ends.anchorA;
  }

  /** Where the joint holds the second body, in the scene, in metres. */
  getWorldAnchorB(): Point {
    return this.ends.anchorB;
  }

  /**
   * Force of the joint on the second body in the last step, in newtons; zero while the joint holds nothing.
   * @param invDt - 1 / `scene.timeStep`
   */
  getReactionForce(invDt: number): Point {
    const force = this.native?.GetReactionForce(invDt, { x: 0, y: 0 }) ?? { x: 0, y: 0 };
    return { x: this.sign * force.x, y: this.sign * force.y };
  }

  /**
   * Torque of the joint on the second body in the last step, in newton metres, counter-clockwise; zero while the joint holds nothing.
   * @param invDt - 1 / `scene.timeStep`
   */
  getReactionTorque(invDt: number): number {
    return this.sign * (this.native?.GetReactionTorque(invDt) ?? 0);
  }

  /** The first body; undefined while it or the joint is in no scene. */
  getNodeA(): BodyNode | undefined {
    return this.ends.nodeA;
  }

  /** The second body; undefined for the world, and while it or the joint is in no scene. */
  getNodeB(): BodyNode | undefined {
    return this.ends.nodeB;
  }

  override get dependsOn(): readonly string[] {
    return this.ends.ids;
  }

  override toJSON(): PlainObject {
    const { angleAtStart } = this;
    return { ...super.toJSON(), ...(angleAtStart !== undefined && { referenceAngle: angleAtStart }) };
  }

  override fromJSON({ referenceAngle, ...values }: PlainObject): this {
    if (referenceAngle !== undefined && !(typeof referenceAngle === 'number' && Number.isFinite(referenceAngle))) {
      this.refuse(': referenceAngle must be a finite number');
    }
    super.fromJSON(values);
    this.angleAtStart = referenceAngle;
    this.reconnect();
    return this;
  }

  override entered(scene: Scene): void {
    super.entered(scene);
    this.ends.scene = scene;
    scene.connect(this);
  }

  override left(scene: Scene): void {
    super.left(scene);
    this.disconnect();
    this.ends.scene = undefined;
  }

  override record(stream: StateStream): void {
    super.record(stream);
    stream.expect(this.native ? 1 : 0);
    if (this.native) stream.plain(this.native);
  }

  override beforeStep(): void {
    if (this.native) this.soften();
    else this.reportProblem();
  }

  /** @internal */
  connect(): boolean {
    const { scene } = this.ends;
    if (!scene || this.native) return true;
    const bodies = this.ends.find();
    if (typeof bodies === 'string') return false;
    this.native = this.createJoint(scene, bodies);
    this.native.SetUserData(this);
    this.bodiesChanged(this.native);
    return true;
  }

  /**
   * The engine has destroyed the native joint, as it does with each of a body that it destroys.
   * @internal
   */
  released(): void {
    this.native = undefined;
  }

  /** @internal */
  protected abstract createJoint(scene: Scene, bodies: Bodies): b2Joint;

  /**
   * Hands properties that may change at any time to the native joint.
   * @internal
   */
  protected tune(): void {}

  /**
   * Sets stiffness and damping by the masses that the bodies have at the moment.
   * @internal
   */
  protected soften(): void {}

  /**
   * What all native joints are made of; `swapped` makes the second body the engine's first one.
   * @internal
   */
  protected definition<Definition extends NativeDefinition>(
    definition: Definition,
    { a, b }: Bodies,
    swapped = false,
  ): Definition {
    const { localAnchorA, localAnchorB, collideConnected } = this;
    definition.bodyA = swapped ? b : a;
    definition.bodyB = swapped ? a : b;
    definition.localAnchorA.Copy(swapped ? localAnchorB : localAnchorA);
    definition.localAnchorB.Copy(swapped ? localAnchorA : localAnchorB);
    definition.collideConnected = collideConnected;
    return definition;
  }

  /**
   * Distance of the anchors.
   * @internal
   */
  protected get distance(): number {
    return this.ends.distance;
  }

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    super.changed(name, effect);
    if (name === 'nodeAId' || name === 'nodeBId') this.angleAtStart = undefined;
    if (effect === 'joint') this.reconnect();
    if (effect !== 'tuning') return;
    this.ends.scene?.defer(() => {
      if (!this.native) return;
      this.tune();
      this.soften();
      wake(this.native);
    });
  }

  private reconnect(): void {
    this.ends.scene?.defer(() => {
      this.disconnect();
      this.ends.scene?.connect(this);
    });
  }

  private disconnect(): void {
    const { native } = this;
    if (!native) return;
    this.ends.scene?.physicsWorld.DestroyJoint(native);
    this.native = undefined;
    this.bodiesChanged(native);
  }

  /** The engine forgets pairs that may not collide, and does not look for them again by itself; nor does it wake the bodies. */
  private bodiesChanged(native: b2Joint): void {
    for (let fixture = native.GetBodyA().GetFixtureList(); fixture; fixture = fixture.GetNext()) fixture.Refilter();
    wake(native);
  }

  private reportProblem(): void {
    const problem = this.ends.find();
    if (typeof problem === 'string') this.ends.report(problem);
  }

  /** −1 if the engine's second body is the first one here. */
  private get sign(): number {
    return this.native && this.native.GetBodyB() === this.ends.nodeA?.body ? -1 : 1;
  }
}

/** What the definitions of all native joints with two anchors have. */
interface NativeDefinition {
  bodyA: b2Body;
  bodyB: b2Body;
  readonly localAnchorA: b2Vec2;
  readonly localAnchorB: b2Vec2;
  collideConnected: boolean;
}

function wake(joint: b2Joint): void {
  joint.GetBodyA().SetAwake(true);
  joint.GetBodyB().SetAwake(true);
}

defineClass(JointNode, 'JointNode', {
  nodeAId: text('', 'joint'),
  nodeBId: text('', 'joint'),
  localAnchorA: point({ x: 0, y: 0 }, 'joint'),
  localAnchorB: point({ x: 0, y: 0 }, 'joint'),
  collideConnected: boolean(false, 'joint'),
});
