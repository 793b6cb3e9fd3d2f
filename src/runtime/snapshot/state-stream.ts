import {
  b2AABB,
  b2Manifold,
  b2ManifoldPoint,
  b2Mat22,
  b2Mat33,
  b2Rot,
  b2Sweep,
  b2Transform,
  b2Vec2,
  b2Vec3,
} from '@box2d/core';
import { SceneError } from '../core/scene-error';
import { pack } from '../particles/packed-numbers';

/** Small objects of the engine that belong to one other. */
const VALUES = new Set<unknown>(
  [b2AABB, b2Manifold, b2ManifoldPoint, b2Mat22, b2Mat33, b2Rot, b2Sweep, b2Transform, b2Vec2, b2Vec3].map(
    ({ prototype }) => prototype,
  ),
);

/**
 * A state as a stream of numbers that is written, or read again in the same order. One description of the state does for both: the methods take
 * a value as it is, and return it as it is to be.
 */
export class StateStream {
  private at = 0;

  private constructor(
    private readonly numbers: number[],
    /** Whether the stream is read; otherwise it is written. */
    readonly isReading: boolean,
  ) {}

  static toWrite(): StateStream {
    return new StateStream([], false);
  }

  static toRead(numbers: Float64Array): StateStream {
    return new StateStream([...numbers], true);
  }

  /** What was written, as a text. */
  get packed(): string {
    return pack(Float64Array.from(this.numbers));
  }

  number(value: number): number {
    if (this.isReading) return this.numbers[this.at++] ?? doesNotFit();
    this.numbers.push(value);
    return value;
  }

  flag(value: boolean): boolean {
    return this.number(value ? 1 : 0) === 1;
  }

  /** Something that is the same when the stream is read. */
  expect(value: number): void {
    if (this.number(value) !== value) doesNotFit();
  }

  /** How many there are of something. */
  count(value: number): number {
    const count = this.number(value);
    return Number.isInteger(count) && count >= 0 ? count : doesNotFit();
  }

  /** A member of a list by its place; undefined for none. */
  member<Item>(items: readonly Item[], places: ReadonlyMap<Item, number>, item: Item | undefined): Item | undefined {
    const known = this.isReading || item === undefined ? -1 : (places.get(item) ?? doesNotFit());
    const place = this.number(known);
    return place === -1 ? undefined : (items[place] ?? doesNotFit());
  }

  /** Some numbers and switches of an object of the engine. */
  fields(object: object, names: readonly string[]): void {
    for (const name of names) {
      const value: unknown = Reflect.get(object, name);
      if (typeof value === 'number') Reflect.set(object, name, this.number(value));
      else if (typeof value === 'boolean') Reflect.set(object, name, this.flag(value));
      else if (typeof value === 'object' && value !== null && VALUES.has(Object.getPrototypeOf(value)))
        this.plain(value);
    }
  }

  /** All numbers and switches of an object of the engine, and those of its vectors. */
  plain(object: object): void {
    this.fields(object, Object.keys(object));
  }
}

/** @throws SceneError always */
export function doesNotFit(): never {
  throw new SceneError('The saved state of the physics engine does not fit the nodes');
}
