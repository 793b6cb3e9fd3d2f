import type { PlainObject } from '../core/meta-object';
import { Matrix } from '@physics-editor/physics/geometry/matrix';
import type { Point } from '@physics-editor/physics/geometry/shapes';
import { pack, unpack } from './packed-numbers';

/** Numbers per particle: position and velocity in the scene, and the pressure at the start of the next step. */
export const VALUES = 5;

/** Position and rotation of a node in the scene; the angle is in radians. */
export type Place = readonly [x: number, y: number, angle: number];

/** State of the particles of a group. */
export interface GroupState {
  /** Position and rotation of the group's node. */
  readonly place: Place;
  /** `VALUES` numbers per particle. */
  readonly moving: Float64Array;
  /** Original index of each particle in the filled shape, in ascending order, without removed particles. */
  readonly alive: readonly number[];
}

const isSamePlace = (a: Place, b: Place): boolean => a.every((value, at) => value === b[at]);

export const isSameState = (a: GroupState, b: GroupState): boolean =>
  isSamePlace(a.place, b.place) &&
  a.moving.length === b.moving.length &&
  a.moving.every((value, at) => value === b.moving[at]);

/** The position of a particle; with `part` 2, its velocity. */
export const pointAt = (moving: Float64Array, at: number, part: 0 | 2 = 0): Point => ({
  x: moving[at * VALUES + part] ?? 0,
  y: moving[at * VALUES + part + 1] ?? 0,
});

/** Moves the particles together with the node. */
export function movedTo(place: Place, state: GroupState): GroupState {
  if (isSamePlace(place, state.place)) return state;
  const before = Matrix.at(...state.place);
  const now = Matrix.at(...place);
  const turn = Matrix.at(0, 0, place[2] - state.place[2]);
  const moving = state.moving.slice();
  for (let at = 0; at < moving.length / VALUES; at++) {
    const position = now.apply(before.applyInverse(pointAt(state.moving, at)));
    const velocity = turn.apply(pointAt(state.moving, at, 2));
    moving.set([position.x, position.y, velocity.x, velocity.y], at * VALUES);
  }
  return { ...state, place, moving };
}

/** Returns a state as JSON data. */
export const writeState = ({ place, moving, alive }: GroupState): PlainObject => ({
  place: [...place],
  moving: pack(moving),
  ...(alive.some((index, at) => index !== at) && { alive: [...alive] }),
});

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && value.length === 3 && value.every(Number.isFinite);

const isAscending = (value: unknown): value is readonly number[] =>
  Array.isArray(value) &&
  value.every(
    (index: unknown, at) => Number.isInteger(index) && Number(index) > (at === 0 ? -1 : Number(value[at - 1])),
  );

/** Restores a state from JSON data; `undefined` if it is damaged. */
export function readState(saved: unknown): GroupState | undefined {
  if (typeof saved !== 'object' || saved === null) return undefined;
  const place: unknown = Reflect.get(saved, 'place');
  const moving = unpack(Reflect.get(saved, 'moving'));
  if (!isPlace(place) || !moving) return undefined;
  const alive: unknown = Reflect.get(saved, 'alive') ?? Array.from({ length: moving.length / VALUES }, (_, at) => at);
  return isAscending(alive) && alive.length * VALUES === moving.length ? { place, moving, alive } : undefined;
}
