import { b2BodyType, b2MassData, b2Transform, type b2Body, type b2FixtureDef } from '@box2d/core';
import { GraphicsNode } from '../core/graphics-node';
import { defineClass } from '../core/meta-object';
import { boolean, choice, integer, isPoint, number, toRange, type Property } from '../core/property';
import { textProperties, type FontStyle, type FontWeight, type TextAlign, type TextMixin } from '../core/text-mixin';
import { startHere } from '../engine/start-here';
import type { Region } from '../geometry/outlines';
import { boundsOf } from '../geometry/polygons';
import { degToRad, radToDeg, type Color, type Point, type Polygon, type Rect } from '../geometry/shapes';
import type { JointNode } from '../joints/joint-node';
import type { Scene } from '../scene/scene';
import type { StateStream } from '../snapshot/state-stream';
import { TransformedShape } from './transformed-shape';

/** How a body moves: not at all, by its velocity alone, or by forces. */
export type BodyType = 'static' | 'kinematic' | 'dynamic';

const NATIVE_TYPE: Readonly<Record<BodyType, b2BodyType>> = {
  static: b2BodyType.b2_staticBody,
  kinematic: b2BodyType.b2_kinematicBody,
  dynamic: b2BodyType.b2_dynamicBody,
};

/** A piece of a body for the physics engine; what it leaves out is the body's. */
export type Solid = Pick<b2FixtureDef, 'shape'> & Partial<Pick<b2FixtureDef, 'density' | 'friction' | 'restitution'>>;

/**
 * A rigid body: it has a mass, falls, collides, and keeps its shape.
 *
 * What it does follows from a few numbers. Density times area is its mass; friction and restitution say how it slides and bounces; the body
 * type says whether forces move it at all. Moving bodies behave best between 0.1 m and 10 m in size. Set velocities and apply forces or
 * impulses rather than moving a body by hand, which lets it pass through others. Angles are in degrees, but velocities of turning are in
 * radians per second. The property editor shows this class as the group "Body".
 *
 * @example
 * ```js
 * // attach to a CircleNode
 * class Hopper {
 *   constructor(node) {
 *     this.node = node;
 *     this.waited = 0;
 *     node.restitution = 0.3;
 *   }
 *
 *   update(delta) {
 *     this.waited += delta; // milliseconds
 *     if (this.waited < 2000) return;
 *     this.waited = 0;
 *     // An impulse of mass × 5 m/s adds 5 m/s, whatever the body weighs.
 *     this.node.applyLinearImpulse({ x: 0, y: 5 * this.node.mass });
 *   }
 * }
 * ```
 */
export abstract class BodyNode extends GraphicsNode implements TextMixin {
  /** Whether the body is moved by forces, `"dynamic"`, by its velocity alone, `"kinematic"`, or not at all, `"static"`. */
  declare bodyType: BodyType;
  /** Whether the body takes part in the simulation. */
  declare active: boolean;
  /** Whether the body reports what touches it without stopping it. */
  declare sensor: boolean;
  /** Whether the engine looks for hits between two steps, as a small and fast body needs. */
  declare bullet: boolean;
  /** Whether the body never turns. */
  declare fixedRotation: boolean;
  /** Whether the body sleeps when it rests. */
  declare allowSleep: boolean;
  /**
   * Mass by area.
   * @unit kg/m²
   */
  declare density: number;
  /** Grip. A contact has the square root of the product of both. */
  declare friction: number;
  /** Bounce. A contact has the larger of both; below 1 m/s there is none. */
  declare restitution: number;
  /** Share of the scene's gravity that acts on the body; a negative one lets it rise. */
  declare gravityScale: number;
  /**
   * Velocity to the right.
   * @unit m/s
   */
  declare linearVelocityX: number;
  /**
   * Velocity upwards.
   * @unit m/s
   */
  declare linearVelocityY: number;
  /**
   * Velocity of turning, counter-clockwise.
   * @unit rad/s
   */
  declare angularVelocity: number;
  /**
   * Drag on the way.
   * @unit 1/s
   */
  declare linearDamping: number;
  /**
   * Drag on turning.
   * @unit 1/s
   */
  declare angularDamping: number;
  /** Groups that the body is in, a bit for each. */
  declare filterCategoryBits: number;
  /** Groups that the body collides with, a bit for each. */
  declare filterMaskBits: number;
  /** Bodies with the same group index always collide if it is positive, and never if it is negative; 0 leaves it to the bits. */
  declare filterGroupIndex: number;
  declare text: string;
  declare fontSize: number;
  declare fontColor: Color;
  declare fontFamily: string;
  declare fontStyle: FontStyle;
  declare fontWeight: FontWeight;
  declare textAlign: TextAlign;
  declare wordWrap: boolean;

  private native: b2Body | undefined;
  /** Whether the body slept already when its place was taken last. */
  private isRead = false;
  private scene: Scene | undefined;

  /** The native body of the physics engine; undefined while the node is in no scene. */
  get body(): b2Body | undefined {
    return this.native;
  }

  /**
   * Speed.
   * @unit m/s
   */
  get linearVelocity(): number {
    return Math.hypot(this.linearVelocityX, this.linearVelocityY);
  }

  /**
   * Density times area.
   * @unit kg
   */
  get mass(): number {
    return this.massData().mass;
  }

  /**
   * Resistance to turning about the centre of mass.
   * @unit kg·m²
   */
  get inertia(): number {
    const { mass, center, I } = this.massData();
    return I - mass * center.LengthSquared();
  }

  /**
   * Pushes the body during the next step.
   * @param force - in newtons
   * @param point - where, in the scene; the centre of mass if it is left out
   * @throws SceneError if a number is not finite, or larger than 1,000,000,000
   */
  applyForce(force: Point, point?: Point): void {
    this.checkVectors('pushed', force, point);
    if (point) this.native?.ApplyForce(force, point);
    else this.native?.ApplyForceToCenter(force);
  }

  /**
   * Changes the velocity at once.
   * @param impulse - in newton seconds
   * @param point - where, in the scene; the centre of mass if it is left out
   * @throws SceneError if a number is not finite, or larger than 1,000,000,000
   */
  applyLinearImpulse(impulse: Point, point?: Point): void {
    this.checkVectors('pushed', impulse, point);
    if (point) this.native?.ApplyLinearImpulse(impulse, point);
    else this.native?.ApplyLinearImpulseToCenter(impulse);
    this.readVelocity();
  }

  /**
   * Turns the body during the next step.
   * @param torque - in newton metres, counter-clockwise
   * @throws SceneError if it is not finite, or larger than 1,000,000,000
   */
  applyTorque(torque: number): void {
    this.checkVectors('turned', { x: torque, y: 0 });
    this.native?.ApplyTorque(torque);
  }

  /**
   * Changes the velocity of turning at once.
   * @param impulse - in newton metre seconds, counter-clockwise
   * @throws SceneError if it is not finite, or larger than 1,000,000,000
   */
  applyAngularImpulse(impulse: number): void {
    this.checkVectors('turned', { x: impulse, y: 0 });
    this.native?.ApplyAngularImpulse(impulse);
    this.readVelocity();
  }

  /**
   * Centre of mass in the node's coordinates.
   * @internal
   */
  get centerOfMass(): Point {
    const { x, y } = this.massData().center;
    return { x, y };
  }

  /** Velocity in m/s. */
  getLinearVelocity(): Point {
    return { x: this.linearVelocityX, y: this.linearVelocityY };
  }

  /** Sets the velocity in m/s. */
  setLinearVelocity({ x, y }: Point): void {
    this.linearVelocityX = x;
    this.linearVelocityY = y;
  }

  /** The outline of the body in the scene. Curves are cut into straight edges. */
  getTransformedShape(): TransformedShape {
    const transform = this.getSceneTransform();
    return new TransformedShape(this.outline().map((polygon) => polygon.map((point) => transform.apply(point))));
  }

  /**
   * Whether a point of the scene is inside the body.
   * @param point - in the scene, in metres
   */
  containsPoint(point: Point): boolean {
    const local = this.toLocal(point);
    return this.solids().some(({ shape }) => shape.TestPoint(b2Transform.IDENTITY, local));
  }

  /** The joints of the scene that hold the body. */
  getJoints(): JointNode[] {
    return this.scene?.jointsOf(this) ?? [];
  }

  override getBoundingRect(): Rect {
    return boundsOf(this.outline().flat());
  }

  /**
   * Outlines in the node's coordinates: counter-clockwise where the body is, clockwise around its holes. Curves are cut into straight edges.
   * @internal
   */
  abstract outline(): readonly Polygon[];

  /**
   * Solid outlines with their holes, for boolean operations; they may overlap.
   * @internal
   */
  regions(): readonly Region[] {
    return this.outline().map((polygon) => [polygon]);
  }

  /**
   * What the physics engine gets of the shape.
   * @internal
   */
  abstract solids(): readonly Solid[];

  override entered(scene: Scene): void {
    super.entered(scene);
    this.scene = scene;
    const { x, y } = this.getScenePosition();
    this.native = scene.physicsWorld.CreateBody({
      type: NATIVE_TYPE[this.bodyType],
      position: { x, y },
      angle: this.sceneAngle,
      userData: this,
    });
    startHere(this.native);
    this.updateBody();
    this.updateVelocity();
    this.updateShape();
  }

  override left(scene: Scene): void {
    super.left(scene);
    if (this.native) scene.physicsWorld.DestroyBody(this.native);
    this.native = undefined;
    this.scene = undefined;
  }

  override record(stream: StateStream): void {
    super.record(stream);
    this.isRead = stream.flag(this.isRead);
    if (this.native) stream.plain(this.native);
  }

  override moved(): void {
    super.moved();
    const { native, scene } = this;
    if (!native || !scene) return;
    scene.defer(() => {
      if (this.native !== native) return;
      const { x, y } = this.getScenePosition();
      native.SetTransformXY(x, y, this.sceneAngle);
      native.SetAwake(true);
    });
  }

  /**
   * Whether the physics engine may have moved the body. It has also in the step in which the body falls asleep.
   * @internal
   */
  get hasMoved(): boolean {
    return this.native !== undefined && (this.native.IsAwake() || !this.isRead);
  }

  /**
   * Takes place and velocity from the physics engine, after a step.
   * @internal
   */
  readBody(): void {
    const { native, scene, parent } = this;
    if (!native || !scene || !parent) return;
    this.isRead = !native.IsAwake();
    const position = native.GetPosition();
    if (parent === scene) {
      this.values['x'] = toRange(position.x);
      this.values['y'] = toRange(position.y);
      this.values['angle'] = toRange(radToDeg(native.GetAngle()));
    } else {
      const around = parent.getSceneTransform();
      const { x, y } = around.applyInverse(position);
      this.values['x'] = toRange(x);
      this.values['y'] = toRange(y);
      this.values['angle'] = toRange(radToDeg(native.GetAngle() - around.angle));
    }
    this.readVelocity();
  }

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    const value = this.values[name];
    if (effect === 'transform' && this.scene?.isBusy) {
      // The step under way moves the body, too: what is set comes after that.
      this.scene.defer(() => {
        this.readBody();
        this.values[name] = value;
        this.moved();
      });
      return;
    }
    super.changed(name, effect);
    if (effect === 'shape') this.checkShape();
    if (!this.native || !this.scene) return;
    if (effect === 'velocity') this.updateVelocity(name);
    if (effect === 'body') this.scene.defer(() => this.updateBody());
    if (effect === 'shape') this.scene.defer(() => this.updateShape());
  }

  /**
   * Refuses a shape that cannot be, before anything is made of it.
   * @internal
   */
  protected checkShape(): void {}

  private updateBody(): void {
    const { native } = this;
    if (!native) return;
    native.SetType(NATIVE_TYPE[this.bodyType]);
    native.SetEnabled(this.active);
    native.SetBullet(this.bullet);
    native.SetFixedRotation(this.fixedRotation);
    native.SetSleepingAllowed(this.allowSleep);
    native.SetGravityScale(this.gravityScale);
    native.SetLinearDamping(this.linearDamping);
    native.SetAngularDamping(this.angularDamping);
    native.SetAwake(true);
  }

  /** Hands on one component alone, if that is all that has changed: the others are the engine's in the middle of a step. */
  private updateVelocity(changed?: string): void {
    const { native } = this;
    if (!native) return;
    const { x, y } = changed ? native.GetLinearVelocity() : this.getLinearVelocity();
    native.SetLinearVelocity({
      x: changed === 'linearVelocityX' ? this.linearVelocityX : x,
      y: changed === 'linearVelocityY' ? this.linearVelocityY : y,
    });
    if (!changed || changed === 'angularVelocity') native.SetAngularVelocity(this.angularVelocity);
  }

  /** Angle in the scene, in radians. The node's own counts whole turns, that of a transform does not. */
  private get sceneAngle(): number {
    const around = this.parent?.parent ? this.parent.getSceneTransform().angle : 0;
    return around + degToRad(this.angle);
  }

  private updateShape(): void {
    const { native } = this;
    if (!native) return;
    for (let fixture = native.GetFixtureList(); fixture; fixture = native.GetFixtureList())
      native.DestroyFixture(fixture);
    const { density, friction, restitution, sensor } = this;
    const filter = {
      categoryBits: this.filterCategoryBits,
      maskBits: this.filterMaskBits,
      groupIndex: this.filterGroupIndex,
    };
    for (const solid of this.solids()) {
      native.CreateFixture({ density, friction, restitution, isSensor: sensor, filter, userData: this, ...solid });
    }
    native.SetAwake(true);
  }

  private checkVectors(verb: string, by: unknown, at: unknown = { x: 0, y: 0 }): void {
    if (!isPoint(by) || !isPoint(at)) this.refuse(` cannot be ${verb} by what is not finite, or too large`);
  }

  private readVelocity(): void {
    if (!this.native) return;
    const { x, y } = this.native.GetLinearVelocity();
    this.values['linearVelocityX'] = toRange(x);
    this.values['linearVelocityY'] = toRange(y);
    this.values['angularVelocity'] = toRange(this.native.GetAngularVelocity());
  }

  /** Mass, centre of mass and moment of inertia about the node's origin, whatever the type of the body. */
  private massData(): b2MassData {
    const total = new b2MassData();
    const part = new b2MassData();
    for (const { shape, density = this.density } of this.solids()) {
      shape.ComputeMass(part, density);
      total.mass += part.mass;
      total.I += part.I;
      total.center.AddScaled(part.mass, part.center);
    }
    if (total.mass > 0) total.center.Scale(1 / total.mass);
    return total;
  }
}

const damping = () => number(0, { min: 0, affects: 'body' });
const share = (defaultValue: number) => number(defaultValue, { min: 0, max: 1, step: 0.01, affects: 'shape' });
const bits = (defaultValue: number) => integer(defaultValue, { min: 0, max: 0xffff, affects: 'shape' });

defineClass(BodyNode, 'BodyNode', {
  bodyType: choice<BodyType>('dynamic', ['static', 'kinematic', 'dynamic'], 'body'),
  active: boolean(true, 'body'),
  sensor: boolean(false, 'shape'),
  bullet: boolean(false, 'body'),
  fixedRotation: boolean(false, 'body'),
  allowSleep: boolean(true, 'body'),
  density: number(1, { above: 0, affects: 'shape' }),
  friction: share(0.2),
  restitution: share(0),
  gravityScale: number(1, { min: -1, max: 1, step: 0.1, affects: 'body' }),
  linearVelocityX: number(0, { affects: 'velocity' }),
  linearVelocityY: number(0, { affects: 'velocity' }),
  angularVelocity: number(0, { affects: 'velocity' }),
  linearDamping: damping(),
  angularDamping: damping(),
  filterCategoryBits: bits(0x0001),
  filterMaskBits: bits(0xffff),
  filterGroupIndex: integer(0, { min: -0x8000, max: 0x7fff, affects: 'shape' }),
  ...textProperties,
});
