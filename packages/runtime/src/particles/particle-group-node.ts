import { b2ParticleGroupFlag, type b2ParticleGroup } from '@box2d/particles';
import type { PhysicsHost } from '../bodies/body-node';
import { GraphicsNode } from '../core/graphics-node';
import { defineClass, type PlainObject } from '../core/meta-object';
import { boolean, choice, isPoint, number, share, polygonList, type Property } from '../core/property';
import { groupOutlines } from '@physics-editor/physics/geometry/outlines';
import { boundsOf } from '@physics-editor/physics/geometry/polygons';
import type { Point, Polygon, Rect } from '@physics-editor/physics/geometry/shapes';
import type { StateStream } from '@physics-editor/physics/state-stream';
import { fillShape } from './fill-shape';
import {
  isSameState,
  movedTo,
  pointAt,
  readState,
  VALUES,
  writeState,
  type GroupState,
  type Place,
} from './group-state';
import {
  PARTICLE_FLAGS,
  ParticleSystem,
  particlesOf,
  removeGroup,
  removeParticles,
} from '@physics-editor/physics/particles/particle-system';

/** Behaviour of the particles of a group. */
export type ParticleType = 'water' | 'viscous' | 'elastic' | 'spring' | 'powder' | 'tensile' | 'wall' | 'barrier';

/** Distance between neighbours in a new group, in radii. */
const STRIDE = 1.5;
/** Maximum number of lattice points in the bounding rectangle of a shape. */
const MAX_PLACES = 200_000;

/**
 * A liquid, a granular material or a soft body made of particles that push each other and the bodies they touch.
 *
 * Pass a shape to fill, in the node's coordinates, and the behaviour of the particles. Particles push bodies and carry
 * them: bodies of lower density float, by buoyancy (Archimedes' principle). Halving `particleRadius` quadruples the
 * number of particles and the cost; a few thousand particles are a practical limit. Only groups with the same radius
 * collide with each other. A wall between two groups must be thicker than a particle, or they push each other through
 * it.
 *
 * The volume of a liquid is the number of its particles times (1.5 × `particleRadius`)². Water and viscous liquids at rest
 * are as deep as this volume requires, within 3 % if they are at least ten particles deep. A body at least four particle
 * diameters high, with ten of them on either side, usually floats within 10 % of its height of where its density requires.
 * In a narrower gap it rides too high, and above a density of about 0.8 it may go under. Liquids drag along the surfaces
 * that they touch: a spinning or gliding body slows down.
 *
 * @see {@link ParticleEmitterNode}, {@link Scene.particleIterations}
 *
 * @example
 * ```js live title="A block of water falls into the cup and settles." alt="Blue water in a cup." view=6 poster=6
 * const cup = new editor.PolylineNode([
 *   { x: -1.2, y: 0.8 },
 *   { x: -0.9, y: -1 },
 *   { x: 0.9, y: -1 },
 *   { x: 1.2, y: 0.8 },
 * ]);
 * cup.bodyType = 'static';
 * cup.fillColor = cup.lineColor = 0x7a8599;
 *
 * const block = [
 *   { x: -0.6, y: -0.3 },
 *   { x: 0.6, y: -0.3 },
 *   { x: 0.6, y: 0.9 },
 *   { x: -0.6, y: 0.9 },
 * ];
 * const water = new editor.ParticleGroupNode([block], 'water');
 * water.fillColor = 0x3d80d6;
 * scene.addChildren([cup, water]);
 * ```
 */
export class ParticleGroupNode extends GraphicsNode {
  /**
   * The shape to fill with particles, in the node's coordinates; holes are clockwise. Changing it recreates the
   * particles.
   * @unit m
   */
  declare polygons: readonly Polygon[];
  /**
   * Behaviour of the particles: `"water"` flows, `"viscous"` flows like honey, `"elastic"` retains its shape,
   * `"spring"` is held together by springs between neighbours, `"powder"` piles up like sand, `"tensile"` forms drops,
   * `"wall"` does not move, and `"barrier"` does not move and lets no particle leak through.
   * @example
   * ```js live title="Water spreads out, an elastic block bounces, powder piles up." alt="Three groups of particles on a floor." floor=12 view=12 height=405 poster=1.2
   * const block = [
   *   { x: -0.7, y: -0.7 },
   *   { x: 0.7, y: -0.7 },
   *   { x: 0.7, y: 0.7 },
   *   { x: -0.7, y: 0.7 },
   * ];
   * ['water', 'elastic', 'powder'].forEach((type, index) => {
   *   const group = new editor.ParticleGroupNode([block]);
   *   group.particleType = type;
   *   group.initNode(index * 3.6 - 3.6, 2.5);
   *   group.fillColor = [0x3d80d6, 0x35935a, 0xb97a14][index];
   *   scene.addChild(group);
   * });
   * ```
   */
  declare particleType: ParticleType;
  /** Whether the group keeps out the particles of other groups. */
  declare solid: boolean;
  /** Whether the group moves as one rigid body. */
  declare rigid: boolean;
  /**
   * Radius of a particle. Only groups with the same radius collide with each other. Changing it recreates the
   * particles.
   * @unit m
   */
  declare particleRadius: number;
  /** Cohesion of elastic and spring particles. */
  declare strength: number;
  /**
   * Horizontal component of the initial velocity; setting it applies to all particles. A particle moves at most its
   * diameter per substep, which is 6 m/s with the default radius and time step; a higher `particleIterations` of the
   * scene raises that.
   * @unit m/s
   */
  declare linearVelocityX: number;
  /**
   * Vertical component of the initial velocity; setting it applies to all particles.
   * @unit m/s
   */
  declare linearVelocityY: number;

  /** @internal */
  declare scene: PhysicsHost | undefined;
  private group: b2ParticleGroup | undefined;
  /** State of the particles while there is no native group; `undefined` if they have not moved yet. */
  private stored: GroupState | undefined;
  /**
   * State of the particles as created from the shape and the initial velocity; `undefined` if another one was restored.
   */
  private initial: GroupState | undefined;
  /** Position and rotation of the node when the particles were last written. */
  private place: Place = [0, 0, 0];
  /** Original index of each particle in the filled shape. */
  private alive: number[] = [];

  /**
   * @param polygons - the shape to fill, in the node's coordinates
   * @param particleType - behaviour of the particles
   * @throws SceneError if an outline has no area, or crosses itself or another one
   */
  constructor(polygons: readonly Polygon[] = [], particleType: ParticleType = 'water') {
    super();
    this.polygons = polygons;
    this.particleType = particleType;
  }

  /** Number of particles: about the area divided by (1.5 × radius)². */
  get particleCount(): number {
    return this.group?.GetParticleCount() ?? this.stored?.alive.length ?? this.fill().length;
  }

  /** Returns the positions of the particles in scene coordinates, in metres. */
  getParticlePositions(): Point[] {
    const { moving } = this.group ? this.read(this.group) : this.start();
    return Array.from({ length: moving.length / VALUES }, (_, at) => pointAt(moving, at));
  }

  /**
   * Applies a force during the next step, shared by the particles. It has no effect on walls and barriers, or
   * while the node is not in a scene.
   * @param force - total force in newtons
   * @throws SceneError if a component is not finite, or its magnitude exceeds 1,000,000,000
   */
  applyForce(force: Point): void {
    this.checkVector(force);
    if (this.particleCount > 0 && this.particleType !== 'wall' && this.particleType !== 'barrier') {
      this.group?.ApplyForce(force);
    }
  }

  /**
   * Applies an impulse, shared by the particles, which changes their velocity immediately. It has no effect while the
   * node is not in a scene.
   * @param impulse - total impulse in newton seconds
   * @throws SceneError if a component is not finite, or its magnitude exceeds 1,000,000,000
   * @example
   * ```js live title="An impulse makes the jelly jump." alt="A green block in the air above a floor." floor=12 view=12 height=405 poster=0.6
   * const block = [
   *   { x: -1, y: -0.7 },
   *   { x: 1, y: -0.7 },
   *   { x: 1, y: 0.7 },
   *   { x: -1, y: 0.7 },
   * ];
   * const jelly = new editor.ParticleGroupNode([block], 'elastic');
   * jelly.initNode(-2, 0.8);
   * jelly.fillColor = 0x35935a;
   * scene.addChild(jelly);
   * jelly.applyLinearImpulse({ x: 4, y: 14 }); // N·s
   * ```
   */
  applyLinearImpulse(impulse: Point): void {
    this.checkVector(impulse);
    if (this.particleCount > 0) this.group?.ApplyLinearImpulse(impulse);
  }

  /**
   * Removes a particle; the indices of those after it decrease by one. During a step, it is removed when the step ends.
   * @param index - zero-based index of the particle
   * @throws SceneError if there is no such particle, or the node is not in a scene
   */
  removeParticle(index: number): void {
    const { group, scene } = this;
    if (!group || !scene) return this.refuse(' has no particles while it is in no scene');
    if (!Number.isInteger(index) || index < 0 || index >= this.particleCount) this.refuse(`has no particle ${index}`);
    scene.defer(() => {
      if (this.group !== group || index >= group.GetParticleCount()) return;
      removeParticles(group, [index]);
      this.alive.splice(index, 1);
    });
  }

  /** Returns the bounding rectangle of the particles in the node's coordinates; outside a scene, that of the shape. */
  override getBoundingRect(): Rect {
    if (!this.group) return boundsOf(this.polygons.flat());
    const { x, y, width, height } = boundsOf(this.getParticlePositions().map((point) => this.toLocal(point)));
    const radius = this.particleCount > 0 ? this.particleRadius : 0;
    return { x: x - radius, y: y - radius, width: width + 2 * radius, height: height + 2 * radius };
  }

  /**
   * Returns the group as JSON data, with the state of the particles unless they are as the shape and the initial velocity
   * define them.
   */
  override toJSON(): PlainObject {
    const state = this.group ? this.current(this.group) : this.stored;
    return { ...super.toJSON(), ...(state && { particles: writeState(state) }) };
  }

  /**
   * Restores the group and its particles.
   * @param data - JSON data of the group
   * @returns this group
   * @throws SceneError if the particles are damaged or do not belong to the shape, or for the reasons that
   * {@link Node.fromJSON} gives
   */
  override fromJSON({ particles, ...values }: PlainObject): this {
    const state = particles === undefined ? undefined : readState(particles);
    if (particles !== undefined && !state) return this.refuse(': particles are damaged');
    const before = this.toJSON();
    super.fromJSON(values);
    const places = state ? this.fill().length : 0;
    if (state?.alive.some((index) => index >= places)) {
      this.fromJSON(before);
      return this.refuse(': particles do not belong to the shape');
    }
    this.remove();
    this.stored = state;
    this.create();
    return this;
  }

  override entered(): void {
    this.create();
  }

  override left(): void {
    this.takeOut();
  }

  override afterStep(): void {
    // The physics has moved the bodies above the group, but not the particles with them.
    this.place = this.placeNow();
  }

  override record(stream: StateStream): void {
    const { group } = this;
    if (!group) return;
    stream.plain(group);
    const { first, last, depths, forces } = particlesOf(group);
    for (let at = first; at < last; at++) {
      if (this.solid) depths[at] = stream.number(depths[at] ?? 0);
      const force = forces?.[at];
      if (force) stream.plain(force);
    }
  }

  /**
   * Removes the particles from the physics world until `create` is called.
   * @internal
   */
  takeOut(): void {
    if (this.group) this.stored = this.current(this.group);
    this.remove();
  }

  override moved(): void {
    super.moved();
    this.scene?.defer(() => {
      const { group } = this;
      if (!group) return;
      const state = this.current(group);
      this.write(group, state ? movedTo(this.placeNow(), state) : this.fresh());
      this.initial = state ? undefined : this.read(group);
    });
  }

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    super.changed(name, effect);
    const isNew = name === 'polygons' || name === 'particleRadius';
    if (isNew) this.checkShape();
    if (isNew) this.stored = undefined;
    this.scene?.defer(() => {
      if (effect === 'velocity' && this.group) this.giveVelocity(this.group);
      if (effect !== 'shape') return;
      if (!isNew && this.group) this.stored = this.current(this.group);
      this.remove();
      this.create();
    });
  }

  private checkShape(): void {
    const regions = groupOutlines(this.polygons);
    if (typeof regions === 'string') this.refuse(`: polygons: ${regions}`);
    const { width, height } = boundsOf(this.polygons.flat());
    const stride = STRIDE * this.particleRadius;
    if ((width / stride + 1) * (height / stride + 1) > MAX_PLACES) {
      this.refuse(`: the shape is too large for particles with a radius of ${this.particleRadius} m`);
    }
  }

  private checkVector(vector: unknown): void {
    if (!isPoint(vector)) this.refuse(' cannot be pushed by what is not finite, or too large');
  }

  private fill(): readonly Point[] {
    return fillShape(this.polygons, STRIDE * this.particleRadius);
  }

  /**
   * Creates the particles at the position of the shape in its own coordinates, so that their connections depend on
   * nothing else, and then moves them to their actual positions.
   * @internal
   */
  create(): void {
    const { scene } = this;
    if (!scene || this.group) return;
    const points = this.fill();
    const system = ParticleSystem.of(scene.physicsWorld, this.particleRadius);
    const { b2_solidParticleGroup: solid, b2_rigidParticleGroup: rigid } = b2ParticleGroupFlag;
    const group = system.CreateParticleGroup({
      flags: PARTICLE_FLAGS[this.particleType],
      groupFlags: b2ParticleGroupFlag.b2_particleGroupCanBeEmpty | (this.solid ? solid : 0) | (this.rigid ? rigid : 0),
      strength: this.strength,
      positionData: [...points],
      userData: this,
    });
    if (this.solid) system.ComputeDepth();
    const state = this.start();
    this.group = group;
    const living = new Set(state.alive);
    const dead = [...points.keys()].filter((index) => !living.has(index));
    removeParticles(group, dead);
    this.alive = [...state.alive];
    this.write(group, state);
    this.initial = this.stored ? undefined : this.read(group);
    this.stored = undefined;
  }

  private remove(): void {
    const { group } = this;
    this.group = undefined;
    if (group) removeGroup(group);
  }

  private placeNow(): Place {
    const { x, y } = this.getScenePosition();
    return [x, y, this.getSceneTransform().angle];
  }

  /** State of the particles when the group enters a scene. */
  private start(): GroupState {
    return this.stored ? movedTo(this.placeNow(), this.stored) : this.fresh();
  }

  /** State of the particles before any motion. */
  private fresh(): GroupState {
    const transform = this.getSceneTransform();
    const points = this.fill();
    const moving = new Float64Array(points.length * VALUES);
    points.forEach((point, at) => {
      const { x, y } = transform.apply(point);
      moving.set([x, y, this.linearVelocityX, this.linearVelocityY, 0], at * VALUES);
    });
    return { place: this.placeNow(), moving, alive: points.map((_, index) => index) };
  }

  private read(group: b2ParticleGroup): GroupState {
    const { alive, place } = this;
    const moving = new Float64Array(alive.length * VALUES);
    const { first, positions, velocities, pressures } = particlesOf(group);
    for (let at = 0; at < alive.length; at++) {
      const position = positions[first + at];
      const velocity = velocities[first + at];
      const pressure = pressures[first + at] ?? 0;
      if (position && velocity) moving.set([position.x, position.y, velocity.x, velocity.y, pressure], at * VALUES);
    }
    return { place, moving, alive: [...alive] };
  }

  /** Current state of the particles; `undefined` if it is as the shape and the initial velocity define it. */
  private current(group: b2ParticleGroup): GroupState | undefined {
    const state = this.read(group);
    return this.initial && isSameState(state, this.initial) ? undefined : state;
  }

  private write(group: b2ParticleGroup, { moving, place }: GroupState): void {
    this.place = place;
    const { first, positions, velocities, pressures } = particlesOf(group);
    for (let at = 0; at < moving.length / VALUES; at++) {
      positions[first + at]?.Copy(pointAt(moving, at));
      velocities[first + at]?.Copy(pointAt(moving, at, 2));
      pressures[first + at] = moving[at * VALUES + 4] ?? 0;
    }
  }

  private giveVelocity(group: b2ParticleGroup): void {
    const state = this.current(group);
    const { first, last, velocities } = particlesOf(group);
    for (let at = first; at < last; at++) {
      velocities[at]?.Set(this.linearVelocityX, this.linearVelocityY);
    }
    this.initial = state ? undefined : this.read(group);
  }
}

defineClass(ParticleGroupNode, 'ParticleGroupNode', {
  polygons: polygonList('polygons'),
  particleType: choice<ParticleType>(
    'water',
    ['water', 'viscous', 'elastic', 'spring', 'powder', 'tensile', 'wall', 'barrier'],
    'shape',
  ),
  solid: boolean(false, 'shape'),
  rigid: boolean(false, 'shape'),
  particleRadius: number(0.05, { above: 0, step: 0.01, affects: 'shape' }),
  strength: share(1, 'shape'),
  linearVelocityX: number(0, { affects: 'velocity' }),
  linearVelocityY: number(0, { affects: 'velocity' }),
});
