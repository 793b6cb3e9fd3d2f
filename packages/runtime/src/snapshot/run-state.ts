import type { PlainObject } from '../core/meta-object';
import { pack, unpack } from '../particles/packed-numbers';

/** Version of the saved state; a new version of the physics engine may require a new one. */
const VERSION = 1;

/** State of a run that the properties of the nodes do not contain. */
export interface RunState {
  /** Simulated time in seconds. */
  readonly time: number;
  /** State of the scene's random number generator. */
  readonly random: readonly number[];
  /** State of the physics engine, as a state stream. */
  readonly engine: Float64Array;
}

/** A state whose numbers are packed as text. */
type PackedState = Omit<RunState, 'engine'> & { readonly engine: string };

/** Returns a state as JSON data, with a checksum that also covers the scene it belongs to. */
export function sealRunState(state: RunState, scene: PlainObject): PlainObject {
  const packed = { ...state, engine: pack(state.engine) };
  return { version: VERSION, ...packed, checksum: checksum(packed, scene) };
}

/**
 * Restores a state from JSON data, or returns the reason why it is unusable: it is of another version, damaged, or
 * belongs to a different scene.
 */
export function openRunState(saved: unknown, scene: PlainObject): RunState | string {
  const { version, time, random, engine, checksum: sum } = Object(saved);
  if (version !== VERSION) return `it is of version ${String(version)}, and this one knows ${VERSION}`;
  const isComplete = isNumber(time) && Array.isArray(random) && random.every(isNumber) && typeof engine === 'string';
  const numbers = isComplete ? unpack(engine) : undefined;
  if (!numbers) return 'it is damaged';
  return sum === checksum({ time, random, engine }, scene)
    ? { time, random, engine: numbers }
    : 'it is damaged, or the scene was changed after it was saved';
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * 53-bit checksum of the state and the scene (cyrb53).
 * @see https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js
 */
function checksum({ time, random, engine }: PackedState, scene: PlainObject): string {
  const text = JSON.stringify([time, random, engine, scene]);
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (2 ** 32 * (b & 0x1fffff) + (a >>> 0)).toString(36);
}
