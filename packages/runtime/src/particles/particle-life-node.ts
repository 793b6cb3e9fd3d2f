import { defineClass, type PlainObject } from '../core/meta-object';
import { Node } from '../core/node';
import { boolean, color, integer, list, number, seed, type Property } from '../core/property';
import { Random } from '../core/random';
import type { Color, Rect } from '@physics-editor/physics/geometry/shapes';
import type { Scene } from '../scene/scene';
import { colorUtils } from '../scripts/color-utils';
import { LifeGrid } from './life-grid';
import { pack, unpack } from './packed-numbers';

/** Intensity of a primary colour in a hue; `turn` is their distance on the colour wheel, as a fraction of the full circle. */
const intensity = (turn: number): number => 2 - 6 * Math.min(turn % 1, 1 - (turn % 1));

/** Saturated colours at equal distances on the colour wheel, starting with red. */
const evenHues = (count: number): readonly Color[] =>
  Array.from({ length: count }, (_, index) =>
    colorUtils.rgb2hex([0, 2 / 3, 1 / 3].map((distance) => intensity(index / count + distance))),
  );

/** Numbers per particle: position relative to the centre, and velocity. */
const VALUES = 4;

/**
 * A particle-life simulation: particles of several types in a rectangle attract and repel each other by simple rules,
 * and form structures that seem alive.
 *
 * The particles do not interact with the bodies of the scene. A rule defines how particles of one type react to those
 * of another, from 1, which attracts, to −1, which repels. Rules need not be symmetric; asymmetric rules produce
 * chasers and spinners. Below `minRadius` all particles repel each other; beyond `maxRadius` there is no force. Change
 * one rule at a time and observe the effect. Set `seed` for a repeatable start. The cost increases with the number of
 * particles and the square of `maxRadius`.
 *
 * @see {@link ParticleEmitterNode}, {@link ParticleGroupNode}
 *
 * @example
 * ```js live title="Red chases blue, and blue flees from red: four numbers define the hunt." alt="Red and blue particles in groups." view=12 height=405 poster=4
 * const life = new editor.ParticleLifeNode();
 * life.width = 11; // metres
 * life.height = 6;
 * life.particleCount = 200;
 * life.typeCount = 2;
 * life.colors = [0xdd4f28, 0x3d80d6];
 * life.seed = 7;
 * // Rows react to columns.
 * life.attractionMatrix = [
 *   [0.3, 1],
 *   [-0.5, 0.3],
 * ];
 * scene.addChild(life);
 * ```
 */
export class ParticleLifeNode extends Node {
  /**
   * Width of the arena, which is centred on the node's position.
   * @unit m
   */
  declare width: number;
  /**
   * Height of the arena.
   * @unit m
   */
  declare height: number;
  /** Number of particles. They are assigned to the types in turn. */
  declare particleCount: number;
  /**
   * Number of types. Changing it keeps the rules between remaining types, draws random rules for new ones, and resets
   * the colours.
   */
  declare typeCount: number;
  /**
   * Colours of the types; evenly spaced hues by default. The number of colours must equal `typeCount`, except that an
   * empty list restores the default.
   */
  declare colors: readonly Color[];
  /**
   * Attraction matrix: how the type of the row, which moves, reacts to the type of the column, from 1, which attracts,
   * to −1, which repels. It must have as many rows and columns as there are types. An empty matrix is replaced by
   * random rules once the node is in a scene.
   * @range −1–1
   */
  declare attractionMatrix: readonly (readonly number[])[];
  /**
   * Distance below which all particles repel each other.
   * @unit m
   */
  declare minRadius: number;
  /**
   * Distance beyond which there is no force.
   * @unit m
   */
  declare maxRadius: number;
  /**
   * Acceleration per unit of force.
   * @unit m/s²
   */
  declare forceFactor: number;
  /**
   * Time in which friction halves the velocity.
   * @unit s
   */
  declare frictionHalfLife: number;
  /**
   * Radius at which a particle is drawn.
   * @unit m
   */
  declare particleSize: number;
  /** Whether opposite edges are connected; otherwise they are walls. */
  declare wrap: boolean;
  /**
   * Seed of the node's random numbers; 0 draws a seed from the scene's random numbers. The same seed gives the same
   * rules and positions. It is used when the node first enters a scene.
   */
  declare seed: number;

  /**
   * Horizontal positions of the particles, relative to the centre of the arena.
   * @internal
   */
  placeX = new Float64Array(0);
  /**
   * Vertical positions of the particles, relative to the centre of the arena.
   * @internal
   */
  placeY = new Float64Array(0);
  private velocityX = new Float64Array(0);
  private velocityY = new Float64Array(0);
  private sumX = new Float64Array(0);
  private sumY = new Float64Array(0);
  private attraction = new Float64Array(0);
  private readonly grid = new LifeGrid();
  private readonly random = new Random(0);
  /** Whether the particles have been placed. */
  private isSown = false;

  constructor() {
    super();
    this.values['colors'] = evenHues(this.typeCount);
  }

  /**
   * Replaces the rules with random ones.
   * @param seed - seed of the rules: the same seed gives the same rules; by default, the node's own sequence of random
   * numbers continues
   * @throws SceneError if the seed is not a whole number
   */
  randomizeMatrix(seed?: number): void {
    if (seed !== undefined && !Number.isInteger(seed))
      this.refuse(`: the seed of rules must be a whole number, not ${seed}`);
    const random = seed === undefined ? this.random : new Random(seed);
    this.attractionMatrix = square(this.typeCount, () => random.between(-1, 1));
  }

  /** Scatters the particles randomly, at rest. */
  randomizePositions(): void {
    this.isSown = true;
    this.resize(0);
    this.resize(this.particleCount);
  }

  /**
   * Sets one rule.
   * @param typeA - zero-based index of the type that moves
   * @param typeB - zero-based index of the type that it reacts to
   * @param value - strength, from −1, which repels, to 1, which attracts
   * @throws SceneError if there is no such type, or the value is out of range
   */
  setAttraction(typeA: number, typeB: number, value: number): void {
    this.checkTypes(typeA, typeB);
    this.attractionMatrix = square(this.typeCount, (row, column) =>
      row === typeA && column === typeB ? value : this.getAttraction(row, column),
    );
  }

  /**
   * Returns one rule; 0 while there are no rules.
   * @param typeA - zero-based index of the type that moves
   * @param typeB - zero-based index of the type that it reacts to
   * @throws SceneError if there is no such type
   */
  getAttraction(typeA: number, typeB: number): number {
    this.checkTypes(typeA, typeB);
    return this.attractionMatrix[typeA]?.[typeB] ?? 0;
  }

  /** Removes all particles. */
  clear(): void {
    this.particleCount = 0;
  }

  override getBoundingRect(): Rect {
    return { x: -this.width / 2, y: -this.height / 2, width: this.width, height: this.height };
  }

  /** Returns the simulation as JSON data, including the state of the particles once they have been placed. */
  override toJSON(): PlainObject {
    const { placeX, placeY, velocityX, velocityY } = this;
    const moving = new Float64Array(placeX.length * VALUES);
    placeX.forEach((x, at) => moving.set([x, placeY[at] ?? 0, velocityX[at] ?? 0, velocityY[at] ?? 0], at * VALUES));
    return {
      ...super.toJSON(),
      ...(this.isSown && { particles: { moving: pack(moving), random: this.random.save() } }),
    };
  }

  /**
   * Restores the simulation and its particles.
   * @param data - JSON data of the simulation
   * @returns this node
   * @throws SceneError if the particles are damaged or do not match `particleCount`, or for the reasons that
   * {@link Node.fromJSON} gives
   */
  override fromJSON({ particles, ...values }: PlainObject): this {
    const state = Object(particles);
    const moving = particles === undefined ? new Float64Array(0) : unpack(state.moving);
    const { particleCount = 1000 } = values;
    const fits =
      particles === undefined || (moving?.length === Number(particleCount) * VALUES && isState(state.random));
    if (!moving || !fits) return this.refuse(': particles are damaged, or are not as many as particleCount says');
    super.fromJSON(values);
    this.isSown = particles !== undefined;
    this.resize(moving.length / VALUES);
    for (let at = 0; at < this.placeX.length; at++) {
      this.placeX[at] = moving[at * VALUES] ?? 0;
      this.placeY[at] = moving[at * VALUES + 1] ?? 0;
      this.velocityX[at] = moving[at * VALUES + 2] ?? 0;
      this.velocityY[at] = moving[at * VALUES + 3] ?? 0;
    }
    const scene = this.findSceneNode();
    if (this.isSown) this.random.restore(state.random);
    else if (scene) this.sow(scene);
    return this;
  }

  override entered(scene: Scene): void {
    if (!this.isSown) this.sow(scene);
    if (this.attractionMatrix.length === 0) this.randomizeMatrix();
  }

  override afterStep(seconds: number): void {
    const { placeX, placeY, velocityX, velocityY, sumX, sumY, width, height, wrap } = this;
    const { minRadius, maxRadius, typeCount, attraction } = this;
    const rules = { width, height, minRadius, maxRadius, wrap, typeCount, attraction };
    this.grid.sum(rules, placeX, placeY, sumX, sumY);
    const damping = 0.5 ** (seconds / this.frictionHalfLife);
    const push = this.forceFactor * seconds;
    advance(placeX, velocityX, sumX, { damping, push, seconds, length: width, wrap });
    advance(placeY, velocityY, sumY, { damping, push, seconds, length: height, wrap });
  }

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    super.changed(name, effect);
    if (name === 'colors') this.colorsChanged();
    if (name === 'typeCount') this.typesChanged();
    if (name === 'attractionMatrix') this.rulesChanged();
    if (name === 'particleCount' && this.isSown) this.resize(this.particleCount);
  }

  private colorsChanged(): void {
    if (this.colors.length === 0) this.values['colors'] = evenHues(this.typeCount);
    if (this.colors.length !== this.typeCount) this.refuse(`: colors must be ${this.typeCount}, one for each type`);
  }

  private typesChanged(): void {
    const { typeCount, attractionMatrix } = this;
    if (this.colors.length !== typeCount) this.colors = evenHues(typeCount);
    if (attractionMatrix.length === 0 || attractionMatrix.length === typeCount) return;
    this.attractionMatrix = square(
      typeCount,
      (row, column) => attractionMatrix[row]?.[column] ?? this.random.between(-1, 1),
    );
  }

  private rulesChanged(): void {
    const { attractionMatrix, typeCount } = this;
    if (attractionMatrix.length === typeCount) this.attraction = Float64Array.from(attractionMatrix.flat());
    else if (attractionMatrix.length > 0)
      this.refuse(`: attractionMatrix must have ${typeCount} rows, one for each type`);
    else if (this.scene) this.randomizeMatrix();
  }

  private checkTypes(...types: readonly number[]): void {
    for (const type of types) {
      if (!Number.isInteger(type) || type < 0 || type >= this.typeCount) this.refuse(`has no type ${type}`);
    }
  }

  private sow(scene: Scene): void {
    const seed = this.seed === 0 ? Math.floor(scene.random.next() * 2 ** 32) : this.seed;
    this.random.restore(new Random(seed).save());
    this.randomizePositions();
  }

  /** Keeps the first particles up to a number, and adds missing ones at random positions, at rest. */
  private resize(count: number): void {
    const known = Math.min(count, this.placeX.length);
    this.placeX = resized(this.placeX, count);
    this.placeY = resized(this.placeY, count);
    this.velocityX = resized(this.velocityX, count);
    this.velocityY = resized(this.velocityY, count);
    this.sumX = new Float64Array(count);
    this.sumY = new Float64Array(count);
    for (let at = known; at < count; at++) {
      this.placeX[at] = this.random.between(-this.width / 2, this.width / 2);
      this.placeY[at] = this.random.between(-this.height / 2, this.height / 2);
    }
  }
}

interface Motion {
  /** Fraction of the velocity that remains after friction. */
  readonly damping: number;
  /** Velocity that a force of 1 adds. */
  readonly push: number;
  readonly seconds: number;
  readonly length: number;
  readonly wrap: boolean;
}

/** Moves particles along one axis. Those that leave the arena wrap to the opposite edge, or bounce. */
function advance(places: Float64Array, velocities: Float64Array, forces: Float64Array, motion: Motion): void {
  const { damping, push, seconds, length, wrap } = motion;
  const half = length / 2;
  for (let at = 0; at < places.length; at++) {
    const velocity = (velocities[at] ?? 0) * damping + (forces[at] ?? 0) * push;
    const place = (places[at] ?? 0) + velocity * seconds;
    const isInside = place >= -half && place < half;
    velocities[at] = isInside || wrap ? velocity : -velocity;
    places[at] = isInside
      ? place
      : wrap
        ? place - length * Math.floor((place + half) / length)
        : Math.sign(place) * half;
  }
}

function resized(numbers: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const copy = new Float64Array(length);
  copy.set(numbers.subarray(0, length));
  return copy;
}

const square = (size: number, entry: (row: number, column: number) => number): readonly (readonly number[])[] =>
  Array.from({ length: size }, (_row, row) => Array.from({ length: size }, (_column, column) => entry(row, column)));

const isState = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length === 4 && value.every(Number.isInteger);

const matrix: Property<readonly (readonly number[])[]> = {
  defaultValue: [],
  wants: 'a square list of lists of numbers from -1 to 1',
  accepts: (value): value is readonly (readonly number[])[] =>
    Array.isArray(value) &&
    value.every(
      (row: unknown) =>
        Array.isArray(row) &&
        row.length === value.length &&
        row.every((entry: unknown) => typeof entry === 'number' && entry >= -1 && entry <= 1),
    ),
  toStored: (rows) => Object.freeze(rows.map((row) => Object.freeze([...row]))),
};

const hue = color(0);

defineClass(ParticleLifeNode, 'ParticleLifeNode', {
  width: number(10, { above: 0 }),
  height: number(10, { above: 0 }),
  particleCount: integer(1000, { min: 0, max: 10000 }),
  typeCount: integer(6, { min: 1, max: 16 }),
  colors: list<Color>('a list of colours from 0x000000 to 0xffffff', hue.accepts, (item) => item),
  attractionMatrix: matrix,
  minRadius: number(0.3, { above: 0 }),
  maxRadius: number(1, { above: 0 }),
  forceFactor: number(10, { min: 0, max: 1000 }),
  frictionHalfLife: number(0.04, { above: 0, step: 0.01 }),
  particleSize: number(0.05, { above: 0, step: 0.01 }),
  wrap: boolean(true),
  seed: seed(0),
});
