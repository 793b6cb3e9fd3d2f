import { b2BodyType, b2MassData, b2Transform, type b2Body, type b2FixtureDef, type b2World } from '@box2d/core';
import { GraphicsNode } from '../core/graphics-node';
import { defineAbstractClass } from '../core/meta-object';
import type { SceneHost } from '../core/node';
import { boolean, choice, integer, isPoint, number, share, toRange, type Property } from '../core/property';
import { textProperties, type FontStyle, type FontWeight, type TextAlign, type TextMixin } from '../core/text-mixin';
import { isFiniteBody } from '@physics-editor/physics/finite-body';
import { initBody } from '@physics-editor/physics/init-body';
import type { Region } from '@physics-editor/physics/geometry/outlines';
import { boundsOf } from '@physics-editor/physics/geometry/polygons';
import {
  degToRad,
  radToDeg,
  type Color,
  type Point,
  type Polygon,
  type Rect,
} from '@physics-editor/physics/geometry/shapes';
import type { StateStream } from '@physics-editor/physics/state-stream';
import { TransformedShape } from './transformed-shape';

/** How a body moves: not at all, at its velocity alone, or under the influence of forces. */
export type BodyType = 'static' | 'kinematic' | 'dynamic';

const NATIVE_TYPE: Readonly<Record<BodyType, b2BodyType>> = {
  static: b2BodyType.b2_staticBody,
  kinematic: b2BodyType.b2_kinematicBody,
  dynamic: b2BodyType.b2_dynamicBody,
};

/** Slower impacts do not bounce, so that stacks come to rest, in m/s. */
const BOUNCE_THRESHOLD = 0.3;

/** A fixture definition; values it omits are taken from the body. */
export type Solid = Pick<b2FixtureDef, 'shape'> & Partial<Pick<b2FixtureDef, 'density' | 'friction' | 'restitution'>>;

/** What a node with native objects needs of the scene that contains it. */
export interface PhysicsHost extends SceneHost {
  readonly physicsWorld: b2World;
  /** Whether the physics world is locked: during a step, or while scripts are notified of a contact. */
  readonly isBusy: boolean;
  readonly bodyGuard: {
    velocitySet(node: BodyNode): void;
    velocityChanged(node: BodyNode, speed: number, spin: number): void;
  };
}

/**
 * A rigid body: it has mass, falls, collides and keeps its shape.
 *
 * The mass is `density` times area; `friction` and `restitution` determine how the body slides and bounces, and
 * `bodyType` determines whether forces move it at all. Moving bodies simulate best at sizes between 0.1 m and 10 m. To
 * move a body, set its velocity or apply forces and impulses; a body whose position is set directly passes through
 * others. Angles are in degrees, but angular velocities are in radians per second. The Property Editor shows the
 * properties of this class in the group **Body**.
 *
 * @see {@link JointNode}, {@link MultipartBodyNode}
 *
 * @example
 * ```js live title="Every 2 s, an impulse throws the ball upwards at 5 m/s; it bounces a little when it lands." alt="A red ball above a floor." attach=CircleNode floor=10 poster=2.4
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
 *     this.waited -= 2000;
 *     // An impulse of mass × 5 m/s adds 5 m/s, regardless of the mass.
 *     this.node.applyLinearImpulse({ x: 0, y: 5 * this.node.mass });
 *   }
 * }
 * ```
 */
export abstract class BodyNode extends GraphicsNode implements TextMixin {
  /**
   * Body type: `"dynamic"` bodies are moved by forces, `"kinematic"` bodies only by their velocity, and `"static"`
   * bodies not at all.
   * @example
   * ```js live title="Only the dynamic body falls; the kinematic one sinks at a constant 0.5 m/s, even through the floor." alt="Three boxes labelled static, kinematic and dynamic." floor=10 poster=0.6
   * ['static', 'kinematic', 'dynamic'].forEach((type, index) => {
   *   const box = new editor.RectangleNode(2, 1);
   *   box.initNode(index * 3 - 3, 2.8);
   *   box.bodyType = type;
   *   box.fillColor = [0x7a8599, 0x3d80d6, 0xdd4f28][index];
   *   box.text = type;
   *   if (type === 'kinematic') box.setLinearVelocity({ x: 0, y: -0.5 });
   *   scene.addChild(box);
   * });
   * ```
   */
  declare bodyType: BodyType;
  /** Whether the body takes part in the simulation. An inactive body neither moves nor collides. */
  declare active: boolean;
  /**
   * Whether the body is a sensor, which reports contacts without a collision response.
   * @example
   * ```js live title="The ball falls through the sensor, which reports contacts but stops nothing." alt="A pale box with a ball in it, above a floor." floor=10 poster=0.6
   * const gate = new editor.RectangleNode(3, 1);
   * gate.bodyType = 'static';
   * gate.initNode(0, 1.8);
   * gate.sensor = true;
   * gate.fillColor = 0x3d80d6;
   * gate.fillAlpha = 0.4;
   *
   * const ball = new editor.CircleNode(0.4);
   * ball.initNode(0, 3.5);
   * ball.restitution = 0.9;
   * ball.fillColor = 0xdd4f28;
   * scene.addChildren([gate, ball]);
   * ```
   */
  declare sensor: boolean;
  /**
   * Whether continuous collision detection applies to collisions with other dynamic bodies, so that a small, fast body
   * does not pass through them between two steps. It always applies to collisions with static and kinematic bodies.
   * @example
   * ```js live title="At 40 m/s, only the bullet hits its plate and carries it along; the other ball jumps over its plate between two steps." alt="A plate that stands still, and further right a red ball with a plate in front of it." poster=0.3
   * for (const bullet of [false, true]) {
   *   const y = bullet ? 1 : -1;
   *   const plate = new editor.RectangleNode(0.05, 1.6);
   *   plate.initNode(1, y);
   *   plate.gravityScale = 0;
   *   plate.fillColor = 0x7a8599;
   *
   *   const shot = new editor.CircleNode(0.12);
   *   shot.initNode(-4.5, y);
   *   shot.gravityScale = 0;
   *   shot.bullet = bullet;
   *   shot.setLinearVelocity({ x: 40, y: 0 });
   *   shot.fillColor = bullet ? 0xdd4f28 : 0x3d80d6;
   *   scene.addChildren([plate, shot]);
   * }
   * ```
   */
  declare bullet: boolean;
  /**
   * Whether rotation is locked.
   * @example
   * ```js live title="Both boxes land on a corner; the red one cannot rotate and stays on it." alt="A red box on its corner and a blue box flat on the floor." floor=10 poster=1.5
   * [true, false].forEach((fixedRotation, index) => {
   *   const box = new editor.RectangleNode(1.2, 0.8);
   *   box.initNode(index * 4 - 2, 2.5, 30);
   *   box.fixedRotation = fixedRotation;
   *   box.fillColor = fixedRotation ? 0xdd4f28 : 0x3d80d6;
   *   scene.addChild(box);
   * });
   * ```
   */
  declare fixedRotation: boolean;
  /** Whether the body may fall asleep when it comes to rest. */
  declare allowSleep: boolean;
  /**
   * Mass per area, since bodies have no depth. For a given mass, divide it by the area: a disc of radius r with a mass of
   * 2 kg has the density 2 / (π · r²).
   * @unit kg/m²
   * @example
   * ```js live title="Balls of the same size on a seesaw: the right one has ten times the density, so its side goes down." alt="A plank on a wedge that tilts down to the right, with a ball on each side." poster=0.4
   * const wedge = new editor.RegularPolygonNode(0.7, 3);
   * wedge.bodyType = 'static';
   * wedge.initNode(0, -1.4);
   * wedge.fillColor = 0x7a8599;
   * const plank = new editor.RectangleNode(7, 0.2);
   * plank.initNode(0, -0.55);
   * plank.fillColor = 0xb97a14;
   * scene.addChildren([wedge, plank]);
   *
   * [1, 10].forEach((density, index) => {
   *   const ball = new editor.CircleNode(0.4);
   *   ball.initNode(index * 5 - 2.5, 0.2);
   *   ball.density = density; // kg/m²
   *   ball.fillColor = index === 0 ? 0x3d80d6 : 0xdd4f28;
   *   ball.text = `${density}`;
   *   scene.addChild(ball);
   * });
   * ```
   */
  declare density: number;
  /**
   * Coefficient of friction, for static and kinetic (sliding) friction alike. A contact uses the geometric mean of both
   * bodies' values.
   * @example
   * ```js live title="On an inclined plane of 20°, a box slides if √(μ₁ · μ₂) is below tan 20° = 0.36: only the box with 0.8 stays." alt="A slope with three boxes at different distances." poster=1.2
   * const slope = new editor.RectangleNode(11, 0.3);
   * slope.bodyType = 'static';
   * slope.friction = 0.8;
   * slope.initNode(0, -0.5, -20);
   * slope.fillColor = 0x7a8599;
   * scene.addChild(slope);
   *
   * [0, 0.1, 0.8].forEach((friction, index) => {
   *   const box = new editor.RectangleNode(0.8, 0.5);
   *   const x = index * -1.4 - 0.8;
   *   box.initNode(x, x * -0.364 - 0.05, -20);
   *   box.friction = friction;
   *   box.fillColor = 0xdd4f28;
   *   box.text = `${friction}`;
   *   scene.addChild(box);
   * });
   * ```
   */
  declare friction: number;
  /**
   * Coefficient of restitution: 0 does not bounce, 1 bounces back at full speed. A contact uses the larger of both
   * bodies' values; impacts slower than 0.3 m/s do not bounce.
   * @example
   * ```js live title="A ball with 0.9 bounces many times; one with 0.3 soon comes to rest." alt="Two balls at different heights above a floor." floor=10 poster=1.4
   * [0.3, 0.9].forEach((restitution, index) => {
   *   const ball = new editor.CircleNode(0.5);
   *   ball.initNode(index * 4 - 2, 3.4);
   *   ball.restitution = restitution;
   *   ball.fillColor = index === 0 ? 0x3d80d6 : 0xdd4f28;
   *   ball.text = `${restitution}`;
   *   scene.addChild(ball);
   * });
   * ```
   */
  declare restitution: number;
  /**
   * Multiplier for the scene's gravity. A scene has no air and so no buoyancy in it: a balloon rises because of a negative
   * value.
   * @example
   * ```js live title="Scales of −0.5, 0 and 1: the first ball rises like a balloon, the second floats, the third falls." alt="Three balls at different heights, with the numbers −0.5, 0 and 1." floor=10 poster=0.6
   * [-0.5, 0, 1].forEach((scale, index) => {
   *   const ball = new editor.CircleNode(0.5);
   *   ball.initNode(index * 3 - 3, 2);
   *   ball.gravityScale = scale;
   *   ball.fillColor = [0x3d80d6, 0x35935a, 0xdd4f28][index];
   *   ball.text = `${scale}`;
   *   scene.addChild(ball);
   * });
   * ```
   */
  declare gravityScale: number;
  /**
   * Horizontal component of the velocity. A body moves at most 2 m per step, which is 120 m/s with the default time step;
   * the scene emits `nodeFailed` once for a body whose velocity is set beyond that.
   * @unit m/s
   */
  declare linearVelocityX: number;
  /**
   * Vertical component of the velocity, limited like `linearVelocityX`.
   * @unit m/s
   */
  declare linearVelocityY: number;
  /**
   * Angular velocity, counter-clockwise. A body makes at most a quarter turn per step, which is 94 rad/s with the default
   * time step; the scene emits `nodeFailed` once for a body whose angular velocity is set beyond that.
   * @unit rad/s
   * @example
   * ```js live title="Equal bars at 1, 3 and −6 rad/s; negative is clockwise." alt="Three bars at different angles." poster=0.5
   * scene.gravity = { x: 0, y: 0 };
   * [1, 3, -6].forEach((speed, index) => {
   *   const bar = new editor.RectangleNode(2, 0.5);
   *   bar.initNode(index * 3 - 3, 0);
   *   bar.angularVelocity = speed; // rad/s
   *   bar.fillColor = 0x3d80d6;
   *   bar.text = `${speed}`;
   *   scene.addChild(bar);
   * });
   * ```
   */
  declare angularVelocity: number;
  /**
   * Linear damping: slows the body down in proportion to its velocity, like drag; 0 for none. A falling body approaches
   * the terminal speed g / `linearDamping`.
   * @unit 1/s
   * @example
   * ```js live title="All discs start at 4 m/s: the higher the damping, the sooner a disc slows down." alt="Three discs at different distances from the left." poster=2 view=14
   * scene.gravity = { x: 0, y: 0 };
   * [0, 0.5, 2].forEach((damping, index) => {
   *   const disc = new editor.CircleNode(0.5);
   *   disc.initNode(-6, index * 1.8 - 1.8);
   *   disc.linearDamping = damping; // 1/s
   *   disc.setLinearVelocity({ x: 4, y: 0 });
   *   disc.fillColor = 0xdd4f28;
   *   disc.text = `${damping}`;
   *   scene.addChild(disc);
   * });
   * ```
   */
  declare linearDamping: number;
  /**
   * Angular damping: slows the rotation down in proportion to its velocity; 0 for none.
   * @unit 1/s
   */
  declare angularDamping: number;
  /** Collision categories that the body belongs to, as a bit mask. */
  declare filterCategoryBits: number;
  /**
   * Collision categories that the body collides with, as a bit mask. Two bodies collide only if each one's mask
   * contains a category of the other.
   */
  declare filterMaskBits: number;
  /**
   * Collision group, which overrides the bit masks: bodies with the same positive index always collide, bodies with the
   * same negative index never do. With 0, or different indices, the masks decide.
   * @example
   * ```js live title="Balls of the same negative group pass through each other; the others collide and roll apart." alt="Red balls that roll apart, and blue balls that overlap." floor=10 poster=1.2
   * for (let index = 0; index < 6; index++) {
   *   const isGhost = index % 2 === 0;
   *   const ball = new editor.CircleNode(0.5);
   *   ball.initNode(isGhost ? -2 + index * 0.1 : 2 + index * 0.1, 1 + index * 0.8);
   *   ball.filterGroupIndex = isGhost ? -1 : 0;
   *   ball.fillColor = isGhost ? 0x3d80d6 : 0xdd4f28;
   *   ball.fillAlpha = 0.7;
   *   scene.addChild(ball);
   * }
   * ```
   */
  declare filterGroupIndex: number;
  declare text: string;
  declare fontSize: number;
  declare fontColor: Color;
  declare fontFamily: string;
  declare fontStyle: FontStyle;
  declare fontWeight: FontWeight;
  declare textAlign: TextAlign;
  declare wordWrap: boolean;

  /** @internal */
  declare scene: PhysicsHost | undefined;

  private native: b2Body | undefined;
  /** Whether the body was already asleep when its state was last read. */
  private isRead = false;

  /**
   * The native Box2D body; `undefined` while the node is not in a scene. If its state is not finite, the scene replaces
   * it with a new one in the last finite state, and emits `nodeFailed`.
   */
  get body(): b2Body | undefined {
    return this.native;
  }

  /**
   * Speed: the magnitude of the velocity, at most 2 m per step.
   * @unit m/s
   */
  get linearVelocity(): number {
    return Math.hypot(this.linearVelocityX, this.linearVelocityY);
  }

  /**
   * Mass of the body: density times area.
   * @unit kg
   */
  get mass(): number {
    return this.massData().mass;
  }

  /**
   * Moment of inertia about the centre of mass.
   * @unit kg·m²
   */
  get inertia(): number {
    const { mass, center, I } = this.massData();
    return I - mass * center.LengthSquared();
  }

  /**
   * Applies a force during the next step. It affects only dynamic bodies that are in a scene.
   * @param force - force in newtons
   * @param point - point of application in scene coordinates; the centre of mass by default
   * @throws SceneError if a component is not finite, or its magnitude exceeds 1,000,000,000
   * @example
   * ```js live title="On the floor, 6 N act against 2.8 N of friction: the speed of the 1 kg box grows by 3.2 m/s every second." alt="A red box on a floor." attach=RectangleNode floor=30 view=14 poster=1
   * class Pusher {
   *   constructor(node) {
   *     this.node = node;
   *     node.friction = 0.4;
   *   }
   *
   *   update() {
   *     // A force acts during one step only, so it is applied in each.
   *     this.node.applyForce({ x: 6, y: 0 });
   *     this.node.text = `${this.node.linearVelocity.toFixed(1)} m/s`;
   *   }
   * }
   * ```
   */
  applyForce(force: Point, point?: Point): void {
    this.checkVectors('pushed', force, point);
    this.betweenSteps((native) => (point ? native.ApplyForce(force, point) : native.ApplyForceToCenter(force)));
  }

  /**
   * Applies an impulse, which changes the velocity immediately. It affects only dynamic bodies that are in a scene.
   * @param impulse - impulse in newton seconds
   * @param point - point of application in scene coordinates; the centre of mass by default
   * @throws SceneError if a component is not finite, or its magnitude exceeds 1,000,000,000
   * @example
   * ```js live title="The same upward impulse of 3 N·s: the light box flies up, the heavy one hardly leaves the floor." alt="A small box in the air and a large one on the floor." floor=10 poster=0.5
   * for (const [size, x] of [[0.6, -3], [1.6, 1]]) {
   *   const box = new editor.RectangleNode(size, size);
   *   box.initNode(x, size / 2);
   *   box.fillColor = size < 1 ? 0xdd4f28 : 0x3d80d6;
   *   scene.addChild(box);
   *   box.applyLinearImpulse({ x: 0, y: 3 }); // N·s
   * }
   * ```
   */
  applyLinearImpulse(impulse: Point, point?: Point): void {
    this.checkVectors('pushed', impulse, point);
    if (point) this.native?.ApplyLinearImpulse(impulse, point);
    else this.native?.ApplyLinearImpulseToCenter(impulse);
    this.accelerated();
  }

  /**
   * Applies a torque during the next step. It affects only dynamic bodies that are in a scene.
   * @param torque - torque in newton metres, counter-clockwise
   * @throws SceneError if the torque is not finite, or its magnitude exceeds 1,000,000,000
   */
  applyTorque(torque: number): void {
    this.checkVectors('turned', { x: torque, y: 0 });
    this.betweenSteps((native) => native.ApplyTorque(torque));
  }

  /**
   * Applies an angular impulse, which changes the angular velocity immediately. It affects only dynamic bodies that are
   * in a scene.
   * @param impulse - angular impulse in newton metre seconds, counter-clockwise
   * @throws SceneError if the impulse is not finite, or its magnitude exceeds 1,000,000,000
   * @example
   * ```js live title="The same angular impulse: the long bar has the larger moment of inertia and rotates more slowly." alt="A short bar at a large angle and a long one at a small angle." poster=0.3
   * scene.gravity = { x: 0, y: 0 };
   * for (const [length, x] of [[1.5, -2.5], [3, 1.8]]) {
   *   const bar = new editor.RectangleNode(length, 0.5);
   *   bar.initNode(x, 0);
   *   bar.fillColor = length < 2 ? 0xdd4f28 : 0x3d80d6;
   *   scene.addChild(bar);
   *   bar.applyAngularImpulse(0.5); // N·m·s
   * }
   * ```
   */
  applyAngularImpulse(impulse: number): void {
    this.checkVectors('turned', { x: impulse, y: 0 });
    this.native?.ApplyAngularImpulse(impulse);
    this.accelerated();
  }

  /**
   * Centre of mass in the node's coordinates.
   * @internal
   */
  get centerOfMass(): Point {
    const { x, y } = this.massData().center;
    return { x, y };
  }

  /** Returns the velocity in metres per second. */
  getLinearVelocity(): Point {
    return { x: this.linearVelocityX, y: this.linearVelocityY };
  }

  /**
   * Sets the velocity.
   * @param velocity - velocity in metres per second
   * @throws SceneError if it is not a point of finite numbers
   * @example
   * ```js live title="Projectiles launched at 30°, 45° and 60° with 8 m/s: the second lands farthest away; then all roll on." alt="Three balls in the air on their way to the right." floor=14 view=12 height=405 poster=0.7
   * for (const degrees of [30, 45, 60]) {
   *   const angle = editor.utils.degToRad(degrees);
   *   const ball = new editor.CircleNode(0.25);
   *   ball.initNode(-5, 0.25);
   *   ball.filterGroupIndex = -1;
   *   ball.setLinearVelocity({ x: 8 * Math.cos(angle), y: 8 * Math.sin(angle) });
   *   ball.fillColor = 0xdd4f28;
   *   ball.text = `${degrees}`;
   *   scene.addChild(ball);
   * }
   * ```
   */
  setLinearVelocity(velocity: Point): void {
    const { x, y } = this.checkedPoint('velocity', velocity);
    this.linearVelocityX = x;
    this.linearVelocityY = y;
  }

  /** Returns the outline of the body in scene coordinates. Curves are approximated by straight edges. */
  getTransformedShape(): TransformedShape {
    const transform = this.getSceneTransform();
    return new TransformedShape(this.outline().map((polygon) => polygon.map((point) => transform.apply(point))));
  }

  /**
   * Reports whether a point is inside the body.
   * @param point - point in scene coordinates, in metres
   * @returns `true` if the point is inside
   * @example
   * ```js live title="Blue points are inside the hexagon, grey ones are not." alt="A hexagon with blue points inside and grey points around it." poster=0
   * const hexagon = new editor.RegularPolygonNode(1.8, 6);
   * hexagon.bodyType = 'static';
   * hexagon.fillAlpha = 0.3;
   * scene.addChild(hexagon);
   * for (let x = -3; x <= 3; x++) {
   *   for (let y = -2; y <= 2; y++) {
   *     const point = new editor.CircleNode(0.08);
   *     point.bodyType = 'static';
   *     point.initNode(x, y);
   *     point.fillColor = hexagon.containsPoint({ x, y }) ? 0x3d80d6 : 0x7a8599;
   *     scene.addChild(point);
   *   }
   * }
   * ```
   */
  containsPoint(point: Point): boolean {
    const local = this.toLocal(point);
    return this.solids().some(({ shape }) => shape.TestPoint(b2Transform.IDENTITY, local));
  }

  override getBoundingRect(): Rect {
    return boundsOf(this.outline().flat());
  }

  /**
   * Outlines in the node's coordinates: solid ones counter-clockwise, holes clockwise. Curves are approximated by
   * straight edges.
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
   * The fixtures of the body.
   * @internal
   */
  abstract solids(): readonly Solid[];

  override entered(scene: PhysicsHost): void {
    const { x, y } = this.getScenePosition();
    const native = scene.physicsWorld.CreateBody({
      type: NATIVE_TYPE[this.bodyType],
      position: { x, y },
      angle: this.sceneAngle,
      userData: this,
    });
    this.native = native;
    initBody(native);
    this.updateVelocity(native);
    this.updateBody(native);
    this.updateShape(native);
  }

  override left(scene: PhysicsHost): void {
    if (this.native) scene.physicsWorld.DestroyBody(this.native);
    this.native = undefined;
  }

  override record(stream: StateStream): void {
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
   * Whether the body may have moved since it was last read. A body that fell asleep in this step still moved in it.
   * @internal
   */
  get hasMoved(): boolean {
    return this.native !== undefined && (this.native.IsAwake() || !this.isRead);
  }

  /**
   * Copies position and velocity from the native body after a step. Returns `false`, and copies nothing, if they are not
   * finite.
   * @internal
   */
  readBody(): boolean {
    const { native, parent } = this;
    if (!native || !parent) return true;
    if (!isFiniteBody(native)) return false;
    this.isRead = !native.IsAwake();
    const position = native.GetPosition();
    const around = parent.parent && parent.getSceneTransform();
    const { x, y } = around ? around.applyInverse(position) : position;
    this.values['x'] = toRange(x);
    this.values['y'] = toRange(y);
    this.values['angle'] = toRange(radToDeg(native.GetAngle() - (around?.angle ?? 0)));
    this.readVelocity(native);
    return true;
  }

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    const value = this.values[name];
    if (effect === 'transform' && this.scene?.isBusy) {
      // The step in progress moves the body, too, so the new value is applied after it.
      this.scene.defer(() => {
        this.readBody();
        this.values[name] = value;
        this.moved();
      });
      return;
    }
    super.changed(name, effect);
    if (effect === 'shape') this.checkShape?.();
    if (!this.native || !this.scene) return;
    if (effect === 'velocity') this.updateVelocity(this.native, name);
    if (effect === 'body') this.scene.defer(() => this.native && this.updateBody(this.native));
    if (effect === 'shape') this.scene.defer(() => this.native && this.updateShape(this.native));
  }

  /**
   * Rejects an impossible shape before anything is derived from it.
   * @internal
   */
  protected checkShape?(): void;

  private updateBody(native: b2Body): void {
    native.SetType(NATIVE_TYPE[this.bodyType]);
    native.SetEnabled(this.active);
    native.SetBullet(this.bullet);
    native.SetFixedRotation(this.fixedRotation);
    native.SetSleepingAllowed(this.allowSleep);
    native.SetGravityScale(this.gravityScale);
    native.SetLinearDamping(this.linearDamping);
    native.SetAngularDamping(this.angularDamping);
    native.SetAwake(true);
    // The engine stops what is static, and a rotation that is fixed.
    this.readVelocity(native);
  }

  /** Writes only the component that changed: during a step, the others may be out of date here. */
  private updateVelocity(native: b2Body, changed?: string): void {
    const { x, y } = changed ? native.GetLinearVelocity() : this.getLinearVelocity();
    native.SetLinearVelocity({
      x: changed === 'linearVelocityX' ? this.linearVelocityX : x,
      y: changed === 'linearVelocityY' ? this.linearVelocityY : y,
    });
    if (!changed || changed === 'angularVelocity') {
      native.SetAngularVelocity(this.fixedRotation ? 0 : this.angularVelocity);
    }
    this.scene?.bodyGuard.velocitySet(this);
  }

  /** Acts on the native body, from a contact method after the step: the engine ends a step by clearing all forces. */
  private betweenSteps(act: (native: b2Body) => void): void {
    const { native, scene } = this;
    if (native) scene?.defer(() => this.native === native && act(native));
  }

  private accelerated(): void {
    if (!this.native || !isFiniteBody(this.native)) return;
    const { linearVelocityX, linearVelocityY, angularVelocity } = this;
    this.readVelocity(this.native);
    const speed = Math.hypot(this.linearVelocityX - linearVelocityX, this.linearVelocityY - linearVelocityY);
    this.scene?.bodyGuard.velocityChanged(this, speed, this.angularVelocity - angularVelocity);
  }

  /** Rotation in the scene, in radians. Unlike that of a transform, it counts full turns. */
  private get sceneAngle(): number {
    const around = this.parent?.parent ? this.parent.getSceneTransform().angle : 0;
    return around + degToRad(this.angle);
  }

  private updateShape(native: b2Body): void {
    for (let fixture = native.GetFixtureList(); fixture; fixture = native.GetFixtureList())
      native.DestroyFixture(fixture);
    const { density, friction, restitution, sensor } = this;
    const filter = {
      categoryBits: this.filterCategoryBits,
      maskBits: this.filterMaskBits,
      groupIndex: this.filterGroupIndex,
    };
    const common = { density, friction, restitution, restitutionThreshold: BOUNCE_THRESHOLD, isSensor: sensor, filter };
    for (const solid of this.solids()) native.CreateFixture({ ...common, userData: this, ...solid });
    native.SetAwake(true);
  }

  private checkVectors(verb: string, by: unknown, at: unknown = { x: 0, y: 0 }): void {
    if (!isPoint(by) || !isPoint(at)) this.refuse(` cannot be ${verb} by what is not finite, or too large`);
  }

  private readVelocity(native: b2Body): void {
    const { x, y } = native.GetLinearVelocity();
    this.values['linearVelocityX'] = toRange(x);
    this.values['linearVelocityY'] = toRange(y);
    this.values['angularVelocity'] = toRange(native.GetAngularVelocity());
  }

  /** Mass, centre of mass and moment of inertia about the node's origin, for every body type. */
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

const bits = (defaultValue: number) => integer(defaultValue, { min: 0, max: 0xffff, affects: 'shape' });

defineAbstractClass(BodyNode, 'BodyNode', {
  bodyType: choice<BodyType>('dynamic', ['static', 'kinematic', 'dynamic'], 'body'),
  active: boolean(true, 'body'),
  sensor: boolean(false, 'shape'),
  bullet: boolean(false, 'body'),
  fixedRotation: boolean(false, 'body'),
  allowSleep: boolean(true, 'body'),
  density: number(1, { above: 0, affects: 'shape' }),
  friction: share(0.2, 'shape'),
  restitution: share(0, 'shape'),
  gravityScale: number(1, { min: -1, max: 1, step: 0.1, affects: 'body' }),
  linearVelocityX: number(0, { affects: 'velocity' }),
  linearVelocityY: number(0, { affects: 'velocity' }),
  angularVelocity: number(0, { affects: 'velocity' }),
  linearDamping: number(0, { min: 0, affects: 'body' }),
  angularDamping: number(0, { min: 0, affects: 'body' }),
  filterCategoryBits: bits(0x0001),
  filterMaskBits: bits(0xffff),
  filterGroupIndex: integer(0, { min: -0x8000, max: 0x7fff, affects: 'shape' }),
  ...textProperties,
});
