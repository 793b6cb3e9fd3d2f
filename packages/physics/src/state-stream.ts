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
import { Softness } from './joints/softness';

/** Value types of Box2D and of its joints here: objects that belong to a single owner. */
const VALUES = new Set<unknown>(
  [b2AABB, b2Manifold, b2ManifoldPoint, b2Mat22, b2Mat33, b2Rot, b2Sweep, b2Transform, b2Vec2, b2Vec3, Softness].map(
    ({ prototype }) => prototype,
  ),
);

/**
 * A state stream: a sequence of numbers that is written, or read in the same order. A single description of the state
 * serves both directions: methods take the current value and return the value to use.
 */
export class StateStream {
  private at = 0;

  private constructor(
    private readonly numbers: number[],
    /** Whether the stream is being read rather than written. */
    readonly isReading: boolean,
  ) {}

  static toWrite(): StateStream {
    return new StateStream([], false);
  }

  static toRead(numbers: Float64Array): StateStream {
    return new StateStream([...numbers], true);
  }

  /** The numbers that were written. */
  get written(): Float64Array {
    return Float64Array.from(this.numbers);
  }

  number(value: number): number {
    if (this.isReading) return this.numbers[this.at++] ?? doesNotFit();
    this.numbers.push(value);
    return value;
  }

  flag(value: boolean): boolean {
    return this.number(value ? 1 : 0) === 1;
  }

  /** A value that must be the same when the stream is read. */
  expect(value: number): void {
    if (this.number(value) !== value) doesNotFit();
  }

  /** A number of items. */
  count(value: number): number {
    const count = this.number(value);
    return Number.isInteger(count) && count >= 0 ? count : doesNotFit();
  }

  /** An item of a list, stored as its index; `undefined` for none. */
  member<Item>(items: readonly Item[], places: ReadonlyMap<Item, number>, item: Item | undefined): Item | undefined {
    const known = this.isReading || item === undefined ? -1 : (places.get(item) ?? doesNotFit());
    const place = this.number(known);
    return place === -1 ? undefined : (items[place] ?? doesNotFit());
  }

  /** The order of some of the items of a list, which are the same ones when it is read. */
  order<Item>(items: readonly Item[], order: readonly Item[]): Item[] {
    this.expect(order.length);
    const places = placesOf(items);
    const saved = order.map((item) => this.member(items, places, item) ?? doesNotFit());
    return new Set(saved).size === order.length ? saved : doesNotFit();
  }

  /** Given fields of an engine object: numbers, flags and value types. */
  fields(object: object, names: readonly string[]): void {
    for (const name of names) {
      const value: unknown = Reflect.get(object, name);
      if (typeof value === 'number') Reflect.set(object, name, this.number(value));
      else if (typeof value === 'boolean') Reflect.set(object, name, this.flag(value));
      else if (typeof value === 'object' && value !== null && VALUES.has(Object.getPrototypeOf(value)))
        this.plain(value);
    }
  }

  /** All numbers, flags and value types of an engine object. */
  plain(object: object): void {
    this.fields(object, Object.keys(object));
  }
}

/** The index of each item of a list. */
export const placesOf = <Item>(items: readonly Item[]): ReadonlyMap<Item, number> =>
  new Map(items.map((item, place) => [item, place]));

/**
 * Rejects a stream that does not match the world.
 * @throws Error always
 */
export function doesNotFit(): never {
  throw new Error('The saved state of the physics engine does not fit the nodes');
}
