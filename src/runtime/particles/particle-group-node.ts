import { b2ParticleGroupFlag, type b2ParticleGroup } from '@box2d/particles';
import { GraphicsNode } from '../core/graphics-node';
import { defineClass, type PlainObject } from '../core/meta-object';
import { LARGEST, boolean, choice, frozenPoint, isPoint, list, number, type Property } from '../core/property';
import { registerClass } from '../core/registry';
import { groupOutlines } from '../geometry/outlines';
import { boundsOf } from '../geometry/polygons';
import type { Point, Polygon, Rect } from '../geometry/shapes';
import type { Scene } from '../scene/scene';
import type { StateStream } from '../snapshot/state-stream';
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
import { PARTICLE_FLAGS, ParticleSystem, particlesOf, removeGroup, removeParticles } from '../engine/particle-system';

/** What the particles of a group do: flow, flow slowly, keep a shape, pile up, form drops, or stand still. */
export type ParticleType = 'water' | 'viscous' | 'elastic' | 'spring' | 'powder' | 'tensile' | 'wall' | 'barrier';

/** Distance of neighbours in a group that has just been made, in radii. */
const STRIDE = 1.5;
/** Of places for particles in the rectangle around a shape; more than a computer can do with. */
const MOST_PLACES = 200_000;

/**
 * A liquid, sand, or a soft body: many small particles that push each other and the bodies they meet.
 *
 * Give it a shape to fill, in its own coordinates, and what the particles are to do. Particles push bodies and carry them: what is less
 * dense floats. Halving `particleRadius` makes four times as many particles, and the simulation that much slower; a few thousand are a good
 * limit. Only groups with the same radius meet. Walls must be thicker than a particle. Water can be squeezed a little; with 3
 * `particleIterations` of the scene, levels are better.
 *
 * @example
 * ```js
 * class WaterInACup {
 *   create(scene, position) {
 *     const cup = new editor.PolylineNode([
 *       { x: -1, y: 1.5 },
 *       { x: -0.8, y: 0 },
 *       { x: 0.8, y: 0 },
 *       { x: 1, y: 1.5 },
 *     ]);
 *     cup.bodyType = 'static';
 *     cup.setPosition(position);
 *
 *     const block = [
 *       { x: -0.5, y: 0.3 },
 *       { x: 0.5, y: 0.3 },
 *       { x: 0.5, y: 1.3 },
 *       { x: -0.5, y: 1.3 },
 *     ]; // 1 m²: 169 particles of this size
 *     const water = new editor.ParticleGroupNode([block], 'water');
 *     water.fillColor = 0x3399ff;
 *     water.setPosition(position);
 *     scene.addChildren([cup, water]);
 *   }
 * }
 * ```
 */
export class ParticleGroupNode extends GraphicsNode {
  /**
   * The shape that is filled with particles, in the node's coordinates; holes clockwise. A change makes the particles anew.
   * @unit m
   */
  declare polygons: readonly Polygon[];
  /**
   * What the particles do: `"water"` flows, `"viscous"` flows like honey, `"elastic"` keeps its shape, `"spring"` hangs together by springs from
   * neighbour to neighbour, `"powder"` piles up like sand, `"tensile"` forms drops, `"wall"` stands still, and `"barrier"` does so and lets no
   * particle leak through.
   */
  declare particleType: ParticleType;
  /** Whether the group keeps the particles of other groups out. */
  declare solid: boolean;
  /** Whether the group moves as one rigid piece. */
  declare rigid: boolean;
  /**
   * Radius of a particle. Only groups with the same radius meet each other. A change makes the particles anew.
   * @unit m
   */
  declare particleRadius: number;
  /** How strongly the particles of the types elastic and spring hold together. */
  declare strength: number;
  /**
   * Velocity to the right that the particles start with; a change gives it to all of them.
   * @unit m/s
   */
  declare linearVelocityX: number;
  /**
   * Velocity upwards that the particles start with; a change gives it to all of them.
   * @unit m/s
   */
  declare linearVelocityY: number;

  private scene: Scene | undefined;
  private group: b2ParticleGroup | undefined;
  /** The particles while there is no group; undefined if they have not moved yet. */
  private kept: GroupState | undefined;
  /** The particles as the shape and the initial velocity put them; undefined if they were put elsewhere. */
  private initial: GroupState | undefined;
  /** Where the node was when the particles were last put somewhere. */
  private place: Place = [0, 0, 0];
  /** Which particle of the filled shape each of the group is. */
  private alive: number[] = [];

  /**
   * @param polygons - the shape to fill, in the node's coordinates
   * @param particleType - what the particles do
   * @throws SceneError if an outline has no area, or crosses itself or another
   */
  constructor(polygons: readonly Polygon[] = [], particleType: ParticleType = 'water') {
    super();
    this.polygons = polygons;
    this.particleType = particleType;
  }

  /** Number of particles: about the area by (1.5 × radius)². */
  get particleCount(): number {
    return this.group?.GetParticleCount() ?? this.kept?.alive.length ?? this.fill().length;
  }

  /** Where the particles are in the scene, in metres. */
  getParticlePositions(): Point[] {
    const { moving } = this.group ? this.read() : this.start();
    return Array.from({ length: moving.length / VALUES }, (_, at) => pointAt(moving, at));
  }

  /**
   * Pushes the group during the next step; the particles share the force. It has no effect while the node is in no scene.
   * @param force - in newtons
   * @throws SceneError if a number is not finite, or larger than 1,000,000,000
   */
  applyForce(force: Point): void {
    this.checkVector(force);
    if (this.particleCount > 0 && this.particleType !== 'wall' && this.particleType !== 'barrier') {
      this.group?.ApplyForce(force);
    }
  }

  /**
   * Changes the velocity of the group at once; the particles share the impulse. It has no effect while the node is in no scene.
   * @param impulse - in newton seconds
   * @throws SceneError if a number is not finite, or larger than 1,000,000,000
   */
  applyLinearImpulse(impulse: Point): void {
    this.checkVector(impulse);
    if (this.particleCount > 0) this.group?.ApplyLinearImpulse(impulse);
  }

  /**
   * Removes a particle; those after it move up.
   * @param index - from 0
   * @throws SceneError if there is no such particle, or the node is in no scene
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

  /** Size of the group, in the node's coordinates. */
  override getBoundingRect(): Rect {
    if (!this.group) return boundsOf(this.polygons.flat());
    const { x, y, width, height } = boundsOf(this.getParticlePositions().map((point) => this.toLocal(point)));
    const radius = this.particleCount > 0 ? this.particleRadius : 0;
    return { x: x - radius, y: y - radius, width: width + 2 * radius, height: height + 2 * radius };
  }

  /** Where the particles are, unless they are still where the shape and the initial velocity put them, is part of the form. */
  override toJSON(): PlainObject {
    const state = this.group ? this.current() : this.kept;
    return { ...super.toJSON(), ...(state && { particles: writeState(state) }) };
  }

  /** @throws SceneError as the class it overrides, and if the particles are damaged or are not of the shape */
  override fromJSON({ particles, ...values }: PlainObject): this {
    const state = particles === undefined ? undefined : readState(particles);
    if (particles !== undefined && !state) return this.refuse(': particles are damaged');
    const before = this.toJSON();
    super.fromJSON(values);
    if (state && state.alive.some((index) => index >= this.fill().length)) {
      this.fromJSON(before);
      return this.refuse(': particles do not belong to the shape');
    }
    this.remove();
    this.kept = state;
    this.create();
    return this;
  }

  override entered(scene: Scene): void {
    super.entered(scene);
    this.scene = scene;
    this.create();
  }

  override left(scene: Scene): void {
    super.left(scene);
    this.takeOut();
    this.scene = undefined;
  }

  override record(stream: StateStream): void {
    super.record(stream);
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
   * Takes the particles out of the physical world, until `putBack`.
   * @internal
   */
  takeOut(): void {
    if (this.group) this.kept = this.current();
    this.remove();
  }

  /** @internal */
  putBack(): void {
    this.create();
  }

  override moved(): void {
    super.moved();
    this.scene?.defer(() => {
      if (!this.group) return;
      const state = this.current();
      this.write(state ? movedTo(this.placeNow(), state) : this.fresh());
      this.initial = state ? undefined : this.read();
    });
  }

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    super.changed(name, effect);
    const isNew = name === 'polygons' || name === 'particleRadius';
    if (isNew) this.checkShape();
    if (isNew) this.kept = undefined;
    this.scene?.defer(() => {
      if (effect === 'velocity') this.giveVelocity();
      if (effect !== 'shape') return;
      if (!isNew && this.group) this.kept = this.current();
      this.remove();
      this.create();
    });
  }

  private checkShape(): void {
    const regions = groupOutlines(this.polygons);
    if (typeof regions === 'string') this.refuse(`: polygons: ${regions}`);
    const { width, height } = boundsOf(this.polygons.flat());
    const stride = STRIDE * this.particleRadius;
    if ((width / stride + 1) * (height / stride + 1) > MOST_PLACES) {
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
   * Makes the particles where the shape is in its own coordinates, so that what connects them depends on nothing else, and then puts them
   * where they belong.
   */
  private create(): void {
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
    removeParticles(
      group,
      [...points.keys()].filter((index) => !living.has(index)),
    );
    this.alive = [...state.alive];
    this.write(state);
    this.initial = this.kept ? undefined : this.read();
    this.kept = undefined;
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

  /** The group as it enters a scene. */
  private start(): GroupState {
    return this.kept ? movedTo(this.placeNow(), this.kept) : this.fresh();
  }

  /** The group as it was never moved. */
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

  private read(): GroupState {
    const { group, alive, place } = this;
    const moving = new Float64Array(alive.length * VALUES);
    const state = { place, moving, alive: [...alive] };
    if (!group) return state;
    const { first, positions, velocities, pressures } = particlesOf(group);
    for (let at = 0; at < alive.length; at++) {
      const position = positions[first + at];
      const velocity = velocities[first + at];
      const pressure = pressures[first + at] ?? 0;
      if (position && velocity) moving.set([position.x, position.y, velocity.x, velocity.y, pressure], at * VALUES);
    }
    return state;
  }

  /** The particles, if they are not as the shape and the initial velocity put them. */
  private current(): GroupState | undefined {
    const state = this.read();
    return this.initial && isSameState(state, this.initial) ? undefined : state;
  }

  private write({ moving, place }: GroupState): void {
    const { group } = this;
    if (!group) return;
    this.place = place;
    const { first, positions, velocities, pressures } = particlesOf(group);
    for (let at = 0; at < moving.length / VALUES; at++) {
      positions[first + at]?.Copy(pointAt(moving, at));
      velocities[first + at]?.Copy(pointAt(moving, at, 2));
      pressures[first + at] = moving[at * VALUES + 4] ?? 0;
    }
  }

  private giveVelocity(): void {
    const { group } = this;
    if (!group) return;
    const state = this.current();
    const { first, last, velocities } = particlesOf(group);
    for (let at = first; at < last; at++) {
      velocities[at]?.Set(this.linearVelocityX, this.linearVelocityY);
    }
    this.initial = state ? undefined : this.read();
  }
}

const isPolygon = (value: unknown): value is Polygon => Array.isArray(value) && value.every(isPoint);

defineClass(ParticleGroupNode, 'ParticleGroupNode', {
  polygons: list<Polygon>(
    `a list of polygons, each a list of points { x, y } of finite numbers up to ${LARGEST}`,
    isPolygon,
    (polygon) => Object.freeze(polygon.map(frozenPoint)),
    'shape',
  ),
  particleType: choice<ParticleType>(
    'water',
    ['water', 'viscous', 'elastic', 'spring', 'powder', 'tensile', 'wall', 'barrier'],
    'shape',
  ),
  solid: boolean(false, 'shape'),
  rigid: boolean(false, 'shape'),
  particleRadius: number(0.05, { above: 0, step: 0.01, affects: 'shape' }),
  strength: number(1, { min: 0, max: 1, step: 0.01, affects: 'shape' }),
  linearVelocityX: number(0, { affects: 'velocity' }),
  linearVelocityY: number(0, { affects: 'velocity' }),
});
registerClass('ParticleGroupNode', ParticleGroupNode);
