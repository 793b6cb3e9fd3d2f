/** A value sent to the sound library: itself, an object stored there, or a function of the scene. */
type Packed =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'thing' | 'callback'; readonly id: number }
  | { readonly kind: 'list'; readonly items: readonly Packed[] }
  | { readonly kind: 'fields'; readonly fields: readonly (readonly [string, Packed])[] };

/** Names that lead from any object to code that can do more than play sound. */
const CLOSED = new Set([
  'constructor',
  'prototype',
  '__proto__',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
  'caller',
  'callee',
  'arguments',
]);

/**
 * Returns a property name that the code of a scene may use.
 * @throws TypeError if it leads out of the library
 */
export function openName(name: string): string {
  if (CLOSED.has(name)) throw new TypeError(`"${name}" is out of reach for scenes.`);
  return name;
}

interface Packers {
  /** The id of an object stored in the frame; undefined for others. */
  thing: (value: object) => number | undefined;
  callback: (value: AnyFunction) => number;
}

export type AnyFunction = (...values: unknown[]) => unknown;

export const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function';

/** Packs a value of a scene for transfer. */
export function pack(value: unknown, packers: Packers): Packed {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return { kind: 'value', value };
  const id = packers.thing(value);
  if (id !== undefined) return { kind: 'thing', id };
  if (isFunction(value)) return { kind: 'callback', id: packers.callback(value) };
  if (Array.isArray(value)) return { kind: 'list', items: value.map((item: unknown) => pack(item, packers)) };
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return { kind: 'value', value };
  return { kind: 'fields', fields: Object.entries(value).map(([name, field]) => [name, pack(field, packers)]) };
}

interface Unpackers {
  thing: (id: number) => unknown;
  callback: (id: number) => (...values: unknown[]) => void;
}

/**
 * Restores a packed value. It comes from the code of a scene, so it may be anything.
 * @throws TypeError if it is malformed or refers to something inaccessible
 */
export function unpack(packed: unknown, unpackers: Unpackers): unknown {
  const { kind, value, id, items, fields } = Object.assign(
    { kind: '', value: undefined, id: 0, items: [], fields: [] },
    packed,
  );
  if (kind === 'value') return value;
  if (kind === 'thing') return unpackers.thing(id);
  if (kind === 'callback') return unpackers.callback(id);
  if (kind === 'list') return items.map((item: unknown) => unpack(item, unpackers));
  if (kind === 'fields') {
    return Object.fromEntries(
      fields.map(([name, field]: [unknown, unknown]) => [openName(String(name)), unpack(field, unpackers)]),
    );
  }
  throw new TypeError('This is not a value for the sound library.');
}
