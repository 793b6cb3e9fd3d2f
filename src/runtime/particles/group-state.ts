import type { PlainObject } from '../core/meta-object';
import { Matrix } from '../geometry/matrix';
import type { Point } from '../geometry/shapes';
import { pack, unpack } from './packed-numbers';

/** Numbers of a particle: place and velocity in the scene, and the pressure that the next step starts with. */
export const VALUES = 5;

/** Where a node is in the scene: x, y, and the angle in radians. */
export type Place = readonly [x: number, y: number, angle: number];

/** The particles of a group at a moment. */
export interface GroupState {
  /** Where the group's node is. */
  readonly place: Place;
  /** `VALUES` for each particle. */
  readonly moving: Float64Array;
  /** Which particle of the filled shape each one is, in ascending order; those that were removed are missing. */
  readonly alive: readonly number[];
}

const isSamePlace = (a: Place, b: Place): boolean => a.every((value, at) => value === b[at]);

export const isSameState = (a: GroupState, b: GroupState): boolean =>
  a.moving.length === b.moving.length && a.moving.every((value, at) => value === b.moving[at]);

/** The place of a particle; with `part` 2, its velocity. */
export const pointAt = (moving: Float64Array, at: number, part: 0 | 2 = 0): Point => ({
  x: moving[at * VALUES + part] ?? 0,
  y: moving[at * VALUES + part + 1] ?? 0,
});

/** A state in which the particles have gone to a place with the node. */
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

/** The plain form of a state. */
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

/** A state from its plain form; undefined if that is damaged. */
export function readState(saved: unknown): GroupState | undefined {
  if (typeof saved !== 'object' || saved === null) return undefined;
  const place: unknown = Reflect.get(saved, 'place');
  const moving = unpack(Reflect.get(saved, 'moving'));
  if (!isPlace(place) || !moving) return undefined;
  const alive: unknown = Reflect.get(saved, 'alive') ?? Array.from({ length: moving.length / VALUES }, (_, at) => at);
  return isAscending(alive) && alive.length * VALUES === moving.length ? { place, moving, alive } : undefined;
}
