import { b2BodyType, b2_linearSleepTolerance, b2_timeToSleep, type b2Body } from '@box2d/core';
import { GraphicsNode } from '../core/graphics-node';
import { defineClass } from '../core/meta-object';
import { integer, number, type Property } from '../core/property';
import { distance, type Point } from '@physics-editor/physics/geometry/shapes';
import type { StateStream } from '@physics-editor/physics/state-stream';
import { endProperties, Ends, type Bodies, type JointHost } from './ends';
import { MEASURED, measured, restLength } from './rest-length';

/**
 * A spring with a damper between two bodies, or between a body and the world.
 *
 * It obeys Hooke's law and pulls its ends together with the force k · (currentLength − length) + damping · (rate of
 * elongation). A mass m on a spring without damping is a simple harmonic oscillator with the period 2π · √(m / k). The
 * spring is removed with either of its bodies. If a body is missing, the scene emits `nodeFailed` once, as for joints.
 *
 * The force is evaluated at the beginning of each step. This is stable while k · t² + 2 · damping · t is below 4 · m,
 * where t is the time step and m the oscillating mass: the mass of the body, or the reduced mass m₁ · m₂ / (m₁ + m₂) of
 * two moving bodies. With 1 kg and 1/60 s, the stiffness k can be almost 14,400 N/m. Its period is shorter than the
 * formula's by k · t² / (24 · m) of it: with 1 kg and 1/60 s, by 0.1 % at 100 N/m and by 1.2 % at 1,000 N/m. A stiffer
 * spring needs a shorter time step; a {@link DistanceJointNode} with a frequency is an alternative.
 *
 * @example
 * ```js live title="A mass of 1 kg oscillates with a period of 0.99 s: 2π · √(1 kg / 40 N/m)." alt="A red box on a spring." view=8 height=405 poster=0.5
 * const weight = new editor.RectangleNode(1, 1); // 1 m² of 1 kg/m²: 1 kg
 * weight.initNode(0, -1);
 * weight.fillColor = 0xdd4f28;
 *
 * // From the top of the weight to a point of the scene, with a rest length of 1.5 m.
 * const spring = new editor.SpringNode(weight.id, '', { x: 0, y: 0.5 }, { x: 0, y: 2 }, 1.5, 40);
 * spring.damping = 0.2; // N·s/m
 * spring.lineColor = 0x7a8599;
 * scene.addChildren([weight, spring]);
 * ```
 */
export class SpringNode extends GraphicsNode {
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
   * Stiffness (spring constant).
   * @unit N/m
   * @example
   * ```js live title="The stiffer the spring, the faster the weight oscillates and the less it stretches the spring." alt="Three weights on springs at different heights." poster=0.5 view=8 height=405
   * [20, 40, 80].forEach((k, index) => {
   *   const x = index * 2 - 2;
   *   const weight = new editor.RectangleNode(1, 1);
   *   weight.initNode(x, -0.5);
   *   weight.fillColor = 0xdd4f28;
   *   weight.text = `${k}`;
   *   const spring = new editor.SpringNode(weight.id, '', { x: 0, y: 0.5 }, { x, y: 2 }, 1.5);
   *   spring.k = k; // N/m
   *   spring.lineColor = 0x7a8599;
   *   scene.addChildren([weight, spring]);
   * });
   * ```
   */
  declare k: number;
  /**
   * Rest length. −1 is replaced by the distance between the anchors once both bodies are in the scene.
   * @unit m
   * @range 0–1,000,000, or −1
   */
  declare length: number;
  /**
   * Damping coefficient: force per rate of elongation. For a mass m, critical damping is 2 · √(k · m).
   * @unit N·s/m
   * @example
   * ```js live title="Damping of 0, 1 and 8 N·s/m: the third weight comes to rest with hardly an oscillation." alt="Three weights on springs." poster=2 view=8 height=405
   * [0, 1, 8].forEach((damping, index) => {
   *   const x = index * 2 - 2;
   *   const weight = new editor.RectangleNode(1, 1);
   *   weight.initNode(x, 0.4);
   *   weight.fillColor = 0x3d80d6;
   *   weight.text = `${damping}`;
   *   const spring = new editor.SpringNode(weight.id, '', { x: 0, y: 0.5 }, { x, y: 2 }, 1.5, 30);
   *   spring.damping = damping;
   *   spring.lineColor = 0x7a8599;
   *   scene.addChildren([weight, spring]);
   * });
   * ```
   */
  declare damping: number;
  /** Number of coils that are drawn. */
  declare coils: number;
  /**
   * Width of the coils that are drawn.
   * @unit m
   */
  declare coilWidth: number;

  /** @internal */
  declare scene: JointHost | undefined;
  private readonly ends = new Ends(this);
  /** The force when both bodies were last awake. */
  private held: Point | undefined;

  /**
   * @param nodeAId - id of the first body
   * @param nodeBId - id of the second body; empty for the world
   * @param localAnchorA - anchor in the first body's coordinates; its origin by default
   * @param localAnchorB - anchor in the second body's coordinates, or in scene coordinates for the world; the origin by
   * default
   * @param length - rest length in metres; by default, the distance between the anchors
   * @param k - stiffness in newtons per metre
   */
  constructor(nodeAId = '', nodeBId = '', localAnchorA?: Point, localAnchorB?: Point, length = MEASURED, k = 10) {
    super();
    this.nodeAId = nodeAId;
    this.nodeBId = nodeBId;
    if (localAnchorA) this.localAnchorA = localAnchorA;
    if (localAnchorB) this.localAnchorB = localAnchorB;
    this.length = length;
    this.k = k;
  }

  /**
   * Current distance between the anchors.
   * @unit m
   */
  get currentLength(): number {
    return this.ends.distance;
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
   * Returns the current force of the spring in newtons: positive if it pulls its ends together; zero while it is not
   * connected.
   */
  getForce(): number {
    const bodies = this.ends.find();
    return typeof bodies === 'string' || this.length === MEASURED ? 0 : this.pullOf(bodies).force;
  }

  override get dependsOn(): readonly string[] {
    return this.ends.ids;
  }

  override entered(scene: JointHost): void {
    scene.connect(this);
  }

  override left(): void {
    for (const node of [this.ends.nodeA, this.ends.nodeB]) node?.body?.SetAwake(true);
  }

  override record(stream: StateStream): void {
    const isHeld = stream.flag(this.held !== undefined);
    const { x, y } = this.held ?? { x: 0, y: 0 };
    if (isHeld) this.held = { x: stream.number(x), y: stream.number(y) };
  }

  /**
   * Measures the rest length if both bodies are in the scene. Returns `false` if it has to wait.
   * @internal
   */
  connect(): boolean {
    if (typeof this.ends.find() === 'string') return false;
    if (this.length === MEASURED) this.values['length'] = measured(this.ends.distance);
    this.held = undefined;
    return true;
  }

  override beforeStep(): void {
    const bodies = this.ends.find();
    if (typeof bodies === 'string') this.report(bodies);
    else if (bodies.a.IsEnabled() && bodies.b.IsEnabled()) this.pull(bodies);
  }

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    super.changed(name, effect);
    if (effect === 'joint' || effect === 'tuning') this.scene?.connect(this);
  }

  private pull(bodies: Bodies): void {
    const { a, b } = bodies;
    const { force, x, y, anchorA, anchorB } = this.pullOf(bodies);
    const vector = { x: force * x, y: force * y };
    const sleeper = [a, b].find((body) => body.GetType() === b2BodyType.b2_dynamicBody && !body.IsAwake());
    // A spring does not wake a body while its force is the one with which the body fell asleep.
    const wakes = !sleeper || !this.held || distance(vector, this.held) > sleeper.GetMass() * WAKING_ACCELERATION;
    if (wakes) this.held = vector;
    a.ApplyForce(vector, anchorA, wakes);
    b.ApplyForce({ x: -vector.x, y: -vector.y }, anchorB, wakes);
  }

  /** The force, and the unit vector from the first anchor to the second, along which it pulls the first body. */
  private pullOf({ a, b }: Bodies): { force: number; x: number; y: number; anchorA: Point; anchorB: Point } {
    const anchorA = a.GetWorldPoint(this.localAnchorA, { x: 0, y: 0 });
    const anchorB = b.GetWorldPoint(this.localAnchorB, { x: 0, y: 0 });
    const length = distance(anchorA, anchorB);
    // Zero length has no direction.
    if (length === 0) return { force: 0, x: 0, y: 0, anchorA, anchorB };
    const x = (anchorB.x - anchorA.x) / length;
    const y = (anchorB.y - anchorA.y) / length;
    const [velocityA, velocityB] = [velocityAt(a, anchorA), velocityAt(b, anchorB)];
    const speed = (velocityB.x - velocityA.x) * x + (velocityB.y - velocityA.y) * y;
    return { force: this.k * (length - this.length) + this.damping * speed, x, y, anchorA, anchorB };
  }
}

/** Acceleration that takes a body from rest to the sleep threshold within the time to sleep. */
const WAKING_ACCELERATION = b2_linearSleepTolerance / b2_timeToSleep;

const velocityAt = (body: b2Body, at: Point): Point => body.GetLinearVelocityFromWorldPoint(at, { x: 0, y: 0 });

defineClass(SpringNode, 'SpringNode', {
  ...endProperties,
  k: number(10, { min: 0, max: 1e9, affects: 'tuning' }),
  length: restLength(0),
  damping: number(0.1, { min: 0, max: 1e9, affects: 'tuning' }),
  coils: integer(10, { min: 1 }),
  coilWidth: number(0.3, { min: 0 }),
});
