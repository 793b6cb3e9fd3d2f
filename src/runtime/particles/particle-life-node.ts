import { defineClass, type PlainObject } from '../core/meta-object';
import { Node } from '../core/node';
import { boolean, color, integer, list, number, seed, type Property } from '../core/property';
import { Random } from '../core/random';
import { registerClass } from '../core/registry';
import type { Color, Rect } from '../geometry/shapes';
import type { Scene } from '../scene/scene';
import { evenHues } from './hues';
import { LifeGrid } from './life-grid';
import { pack, unpack } from './packed-numbers';

/** Numbers of a particle: place from the lower left corner, and velocity. */
const VALUES = 4;

/**
 * Particles of several colours in a rectangle, which attract and repel each other by simple rules, and form structures that seem alive.
 *
 * They do not meet the bodies of the scene. A rule says how the particles of one type react to those of another, from 1, which attracts, to
 * −1, which repels; it need not be the same the other way round, and that is what brings chasers and spinners. Below `minRadius` all repel
 * each other, beyond `maxRadius` nothing acts. Change one rule at a time and watch. Give a `seed` for a start that you can repeat; cost
 * grows with the number of particles and with the square of `maxRadius`.
 *
 * @example
 * ```js
 * class Chase {
 *   create(scene, position) {
 *     const life = new editor.ParticleLifeNode();
 *     life.setPosition(position);
 *     life.width = 8; // metres
 *     life.height = 6;
 *     life.particleCount = 200;
 *     life.typeCount = 2;
 *     life.colors = [0xff5555, 0x55aaff];
 *     life.seed = 7;
 *     // Rows react to columns: red runs after blue, blue shies away from red.
 *     life.attractionMatrix = [
 *       [0.3, 1],
 *       [-0.5, 0.3],
 *     ];
 *     scene.addChild(life);
 *   }
 * }
 * ```
 */
export class ParticleLifeNode extends Node {
  /**
   * Size of the arena to the right. The node's place is its centre.
   * @unit m
   */
  declare width: number;
  /**
   * Size of the arena upwards.
   * @unit m
   */
  declare height: number;
  /** Number of particles. They take the types in turn. */
  declare particleCount: number;
  /** Number of types. A change keeps the rules between types that stay, draws those of new ones, and spaces the colours anew. */
  declare typeCount: number;
  /** A colour for each type; evenly spaced hues, unless they are set. */
  declare colors: readonly Color[];
  /**
   * How the type of the row, which moves, reacts to the type of the column: 1 attracts, −1 repels. It must have as many rows and columns as
   * there are types. While it is empty, the rules are drawn when the node enters a scene.
   * @range −1–1
   */
  declare attractionMatrix: readonly (readonly number[])[];
  /**
   * Distance below which all particles repel each other.
   * @unit m
   */
  declare minRadius: number;
  /**
   * Distance from which there is no force.
   * @unit m
   */
  declare maxRadius: number;
  /**
   * Acceleration by a force of 1.
   * @unit m/s²
   */
  declare forceFactor: number;
  /**
   * Time in which friction halves a speed.
   * @unit s
   */
  declare frictionHalfLife: number;
  /**
   * Radius with which a particle is drawn.
   * @unit m
   */
  declare particleSize: number;
  /** Whether opposite edges are joined; otherwise they are walls. */
  declare wrap: boolean;
  /** Start of the node's random numbers; 0 takes one of the scene's. The same start gives the same rules and places. */
  declare seed: number;

  /**
   * Places of the particles from the centre of the arena, to the right.
   * @internal
   */
  placeX = new Float64Array(0);
  /**
   * Places of the particles from the centre of the arena, upwards.
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
  private scene: Scene | undefined;
  /** Whether the particles have places. */
  private isSown = false;

  constructor() {
    super();
    this.values['colors'] = evenHues(this.typeCount);
  }

  /**
   * Draws new rules.
   * @param seed - the same one gives the same rules; the node's own random numbers go on if it is left out
   * @throws SceneError if the seed is no whole number
   */
  randomizeMatrix(seed?: number): void {
    if (seed !== undefined && !Number.isInteger(seed))
      this.refuse(`: the seed of rules must be a whole number, not ${seed}`);
    const random = seed === undefined ? this.random : new Random(seed);
    this.attractionMatrix = square(this.typeCount, () => random.between(-1, 1));
  }

  /** Scatters the particles again, at rest. */
  randomizePositions(): void {
    this.isSown = true;
    this.resize(0);
    this.resize(this.particleCount);
  }

  /**
   * Sets one rule.
   * @param typeA - the type that moves, from 0
   * @param typeB - the type that it reacts to, from 0
   * @param value - from −1, which repels, to 1, which attracts
   * @throws SceneError if there is no such type, or the value is out of range
   */
  setAttraction(typeA: number, typeB: number, value: number): void {
    this.checkTypes(typeA, typeB);
    this.attractionMatrix = square(this.typeCount, (row, column) =>
      row === typeA && column === typeB ? value : this.getAttraction(row, column),
    );
  }

  /**
   * One rule; 0 while there are none.
   * @param typeA - the type that moves, from 0
   * @param typeB - the type that it reacts to, from 0
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

  /** Where the particles are, once they have places, is part of the form. */
  override toJSON(): PlainObject {
    const moving = new Float64Array(this.placeX.length * VALUES);
    for (let at = 0; at < this.placeX.length; at++) {
      const { placeX, placeY, velocityX, velocityY } = this;
      moving.set([placeX[at] ?? 0, placeY[at] ?? 0, velocityX[at] ?? 0, velocityY[at] ?? 0], at * VALUES);
    }
    return {
      ...super.toJSON(),
      ...(this.isSown && { particles: { moving: pack(moving), random: this.random.save() } }),
    };
  }

  /** @throws SceneError as the class it overrides, and if the particles are damaged */
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
    if (this.isSown) this.random.restore(state.random);
    else if (this.scene) this.sow(this.scene);
    return this;
  }

  override entered(scene: Scene): void {
    super.entered(scene);
    this.scene = scene;
    if (!this.isSown) this.sow(scene);
    if (this.attractionMatrix.length === 0) this.randomizeMatrix();
  }

  override left(scene: Scene): void {
    super.left(scene);
    this.scene = undefined;
  }

  override afterStep(seconds: number): void {
    const { placeX, placeY, velocityX, velocityY, sumX, sumY, width, height, wrap } = this;
    const { minRadius, maxRadius, typeCount, attraction } = this;
    const rules = { width, height, minRadius, maxRadius, wrap, typeCount, attraction };
    this.grid.sum(rules, placeX, placeY, sumX, sumY);
    const keep = 0.5 ** (seconds / this.frictionHalfLife);
    const push = this.forceFactor * seconds;
    advance(placeX, velocityX, sumX, { keep, push, seconds, length: width, wrap });
    advance(placeY, velocityY, sumY, { keep, push, seconds, length: height, wrap });
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
    if (attractionMatrix.length === 0) {
      if (this.scene) this.randomizeMatrix();
      return;
    }
    if (attractionMatrix.length !== typeCount)
      this.refuse(`: attractionMatrix must have ${typeCount} rows, one for each type`);
    this.attraction = Float64Array.from(attractionMatrix.flat());
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

  /** Keeps the particles that there are up to a number, and adds what is missing, anywhere and at rest. */
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
  /** Share of the velocity that friction leaves. */
  readonly keep: number;
  /** Velocity that a force of 1 adds. */
  readonly push: number;
  readonly seconds: number;
  readonly length: number;
  readonly wrap: boolean;
}

/** Moves particles along one axis. What leaves the arena comes in at the other edge, or is thrown back. */
function advance(places: Float64Array, velocities: Float64Array, forces: Float64Array, motion: Motion): void {
  const { keep, push, seconds, length, wrap } = motion;
  const half = length / 2;
  for (let at = 0; at < places.length; at++) {
    const velocity = (velocities[at] ?? 0) * keep + (forces[at] ?? 0) * push;
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
  keep: (rows) => Object.freeze(rows.map((row) => Object.freeze([...row]))),
};

const hue = color(0);
const length = (defaultValue: number) => number(defaultValue, { above: 0 });

defineClass(ParticleLifeNode, 'ParticleLifeNode', {
  width: length(10),
  height: length(10),
  particleCount: integer(1000, { min: 0, max: 10000 }),
  typeCount: integer(6, { min: 1, max: 16 }),
  colors: list<Color>('a list of colours from 0x000000 to 0xffffff', hue.accepts, (item) => item, 'display'),
  attractionMatrix: matrix,
  minRadius: length(0.3),
  maxRadius: length(1),
  forceFactor: number(10, { min: 0, max: 1000 }),
  frictionHalfLife: number(0.04, { above: 0, step: 0.01 }),
  particleSize: number(0.05, { above: 0, step: 0.01, affects: 'display' }),
  wrap: boolean(true),
  seed: seed(0),
});
registerClass('ParticleLifeNode', ParticleLifeNode);
