import { b2DestructionListener, type b2IJointDef, type b2Joint, type b2JointDef, type b2Vec2 } from '@box2d/core';
import { BodyNode } from '../bodies/body-node';
import { GraphicsNode } from '../core/graphics-node';
import { defineAbstractClass, type PlainObject } from '../core/meta-object';
import { boolean, type Property } from '../core/property';
import type { Point } from '@physics-editor/physics/geometry/shapes';
import type { StateStream } from '@physics-editor/physics/state-stream';
import { endProperties, Ends, type Bodies, type JointHost } from './ends';

/**
 * A constraint between two bodies, or between a body and the world.
 *
 * The subclasses differ in the degrees of freedom that they leave: a revolute joint leaves rotation, a distance joint
 * leaves motion at a fixed distance, a weld joint leaves none, and a wheel joint leaves rotation and suspension travel.
 * Bodies are given by id; an empty second id stands for the world, and the second anchor is then in scene coordinates.
 * A joint takes effect as soon as both bodies are in the scene, and is removed with either of them. If a step begins
 * while a body is missing, an id belongs to another kind of node, or both ids are the same, the scene emits
 * `nodeFailed` once and continues without the joint. `getReactionForce` returns the load on the joint, for instance to
 * break it.
 *
 * @see {@link BodyNode.getJoints}, {@link SpringNode}
 *
 * @example
 * ```js live title="The arm shows the load on its joint, which is greatest when the arm swings through the lowest point." alt="An arm on a pivot, with a force in newtons." view=8 poster=0.5
 * class LoadMeter {
 *   constructor(joint) {
 *     this.joint = joint;
 *   }
 *
 *   update() {
 *     const { timeStep } = this.joint.findSceneNode();
 *     const { x, y } = this.joint.getReactionForce(1 / timeStep);
 *     this.joint.getNodeA().text = `${Math.hypot(x, y).toFixed(0)} N`;
 *   }
 * }
 *
 * const arm = new editor.RectangleNode(2, 0.5);
 * arm.initNode(1, 0.8);
 * arm.fillColor = 0xdd4f28;
 * const pivot = new editor.RevoluteJointNode(arm.id, '', { x: -1, y: 0 }, { x: 0, y: 0.8 });
 * scene.addChildren([arm, pivot]);
 * player.attach(pivot, LoadMeter);
 * ```
 */
export abstract class JointNode extends GraphicsNode {
  /** Id of the first body. */
  declare nodeAId: string;
  /** Id of the second body; empty for the world. */
  declare nodeBId: string;
  /**
   * Anchor on the first body, in that body's coordinates.
   * @unit m
   */
  declare localAnchorA: Point;
  /**
   * Anchor on the second body, in that body's coordinates; in scene coordinates for the world.
   * @unit m
   */
  declare localAnchorB: Point;
  /**
   * Whether the two connected bodies collide with each other.
   * @example
   * ```js live title="The connected balls on the left pass through each other, those on the right collide." alt="Two pairs of balls joined by rods." floor=10 poster=1
   * [false, true].forEach((collides, index) => {
   *   const balls = [0, 1].map((at) => {
   *     const ball = new editor.CircleNode(0.6);
   *     ball.initNode(index * 4.5 - 2.25 + at * 0.4, 1 + at * 1.3);
   *     ball.fillColor = at === 0 ? 0x3d80d6 : 0xdd4f28;
   *     ball.fillAlpha = 0.7;
   *     return ball;
   *   });
   *   const rod = new editor.DistanceJointNode(balls[0].id, balls[1].id, undefined, undefined, 1.3);
   *   rod.frequency = 0.5;
   *   rod.collideConnected = collides;
   *   scene.addChildren([...balls, rod]);
   * });
   * ```
   */
  declare collideConnected: boolean;

  /**
   * The native joint, while it is connected.
   * @internal
   */
  protected native: b2Joint | undefined;
  /**
   * Angle of the first body relative to the second when the joint was connected, in degrees; saved with the scene, so
   * that a loaded one continues identically.
   * @internal
   */
  protected angleAtStart: number | undefined;
  /** @internal */
  declare scene: JointHost | undefined;
  /** @internal */
  protected readonly ends = new Ends(this);

  /**
   * @param nodeAId - id of the first body
   * @param nodeBId - id of the second body; empty for the world
   * @param localAnchorA - anchor in the first body's coordinates; its origin by default
   * @param localAnchorB - anchor in the second body's coordinates, or in scene coordinates for the world; the origin by
   * default
   */
  constructor(nodeAId = '', nodeBId = '', localAnchorA?: Point, localAnchorB?: Point) {
    super();
    this.nodeAId = nodeAId;
    this.nodeBId = nodeBId;
    if (localAnchorA) this.localAnchorA = localAnchorA;
    if (localAnchorB) this.localAnchorB = localAnchorB;
  }

  /** Returns the anchor on the first body in scene coordinates, in metres. */
  getWorldAnchorA(): Point {
    return this.ends.anchorA;
  }

  /** Returns the anchor on the second body in scene coordinates, in metres. */
  getWorldAnchorB(): Point {
    return this.ends.anchorB;
  }

  /**
   * Returns the force that the joint exerted on the second body in the last step, in newtons; zero while it is not
   * connected.
   * @param invDt - inverse of the time step: 1 / `scene.timeStep`
   */
  getReactionForce(invDt: number): Point {
    const force = this.native?.GetReactionForce(invDt, { x: 0, y: 0 }) ?? { x: 0, y: 0 };
    return { x: this.sign * force.x, y: this.sign * force.y };
  }

  /**
   * Returns the torque that the joint exerted on the second body in the last step, in newton metres, counter-clockwise;
   * zero while it is not connected.
   * @param invDt - inverse of the time step: 1 / `scene.timeStep`
   */
  getReactionTorque(invDt: number): number {
    return this.sign * (this.native?.GetReactionTorque(invDt) ?? 0);
  }

  /** Returns the first body; `undefined` while the body or the joint is not in a scene. */
  getNodeA(): BodyNode | undefined {
    return this.ends.nodeA;
  }

  /** Returns the second body; `undefined` for the world, and while the body or the joint is not in a scene. */
  getNodeB(): BodyNode | undefined {
    return this.ends.nodeB;
  }

  override get dependsOn(): readonly string[] {
    return this.ends.ids;
  }

  /** Returns the joint as JSON data, including the angle between the bodies when it was connected. */
  override toJSON(): PlainObject {
    const { angleAtStart } = this;
    return { ...super.toJSON(), ...(angleAtStart !== undefined && { referenceAngle: angleAtStart }) };
  }

  /**
   * Restores the joint and reconnects it.
   * @param data - JSON data of the joint
   * @returns this joint
   * @throws SceneError if the reference angle is not a finite number, or for the reasons that {@link Node.fromJSON} gives
   */
  override fromJSON({ referenceAngle, ...values }: PlainObject): this {
    if (referenceAngle !== undefined && !(typeof referenceAngle === 'number' && Number.isFinite(referenceAngle))) {
      this.refuse(': referenceAngle must be a finite number');
    }
    super.fromJSON(values);
    this.angleAtStart = referenceAngle;
    this.reconnect();
    return this;
  }

  override entered(scene: JointHost): void {
    scene.connect(this);
  }

  override left(): void {
    this.disconnect();
    this.angleAtStart = undefined;
  }

  override record(stream: StateStream): void {
    stream.expect(this.native ? 1 : 0);
    if (this.native) stream.plain(this.native);
  }

  override beforeStep(): void {
    if (this.native) return this.soften();
    const problem = this.ends.find();
    if (typeof problem === 'string') this.report(problem);
  }

  /**
   * Creates the native joint if both bodies are in the scene. Returns `false` if it has to wait.
   * @internal
   */
  connect(): boolean {
    const { scene } = this;
    if (!scene || this.native) return true;
    const bodies = this.ends.find();
    if (typeof bodies === 'string') return false;
    this.native = scene.physicsWorld.CreateJoint(this.define(bodies));
    this.native.SetUserData(this);
    this.tune();
    this.bodiesChanged(this.native);
    return true;
  }

  /**
   * Called when Box2D has destroyed the native joint together with one of its bodies.
   * @internal
   */
  released(): void {
    this.native = undefined;
    this.scene?.disconnected(this);
  }

  /**
   * Returns the definition of the native joint, without the parameters that `tune` sets.
   * @internal
   */
  protected abstract define(bodies: Bodies): b2IJointDef;

  /**
   * Updates the parameters of the native joint that can change without recreating it.
   * @internal
   */
  protected tune(): void {}

  /**
   * Sets stiffness and damping from the current masses of the bodies.
   * @internal
   */
  protected soften(): void {}

  /**
   * Sets the common fields of a joint definition; `swapped` makes the second body Box2D's body A.
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

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    super.changed(name, effect);
    if (name === 'nodeAId' || name === 'nodeBId') this.angleAtStart = undefined;
    if (effect === 'joint') this.reconnect();
    if (effect !== 'tuning') return;
    this.scene?.defer(() => {
      if (!this.native) return;
      this.tune();
      this.soften();
      wake(this.native);
    });
  }

  private reconnect(): void {
    this.scene?.defer(() => {
      this.disconnect();
      this.scene?.connect(this);
    });
  }

  private disconnect(): void {
    const { native } = this;
    if (!native) return;
    this.scene?.physicsWorld.DestroyJoint(native);
    this.native = undefined;
    this.bodiesChanged(native);
  }

  /** Box2D drops filtered pairs without looking for them again, and does not wake the bodies. */
  private bodiesChanged(native: b2Joint): void {
    for (let fixture = native.GetBodyA().GetFixtureList(); fixture; fixture = fixture.GetNext()) fixture.Refilter();
    wake(native);
  }

  /** −1 if Box2D's body B is the first body here. */
  private get sign(): number {
    return this.native && this.native.GetBodyB() === this.ends.nodeA?.body ? -1 : 1;
  }
}

/** Tells the nodes of joints that Box2D destroys together with one of their bodies. */
export const destructionListener = Object.assign(new b2DestructionListener(), {
  SayGoodbyeJoint(joint: b2Joint): void {
    const node: unknown = joint.GetUserData();
    if (node instanceof JointNode) node.released();
  },
});

/** The definition of a joint with two anchors. */
type NativeDefinition = b2JointDef & { readonly localAnchorA: b2Vec2; readonly localAnchorB: b2Vec2 };

function wake(joint: b2Joint): void {
  joint.GetBodyA().SetAwake(true);
  joint.GetBodyB().SetAwake(true);
}

defineAbstractClass(JointNode, 'JointNode', {
  ...endProperties,
  collideConnected: boolean(false, 'joint'),
});

declare module '../bodies/body-node' {
  interface BodyNode {
    /** Returns the joints of the scene that are attached to the body. */
    getJoints(): JointNode[];
  }
}

BodyNode.prototype.getJoints = function () {
  const joints = this.findSceneNode()?.getFilteredDescendants(JointNode) ?? [];
  return joints.filter(({ dependsOn }) => dependsOn.includes(this.id));
};
