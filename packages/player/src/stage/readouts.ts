import { SceneError, messageOf } from '@physics-editor/runtime/core/scene-error';
import { MOST_READOUTS, type Readout } from '../messages/readout';

/** Options of `player.readout`. */
export interface ReadoutOptions {
  /** Unit to display after the value. */
  readonly unit?: string;
  /** Number of decimal places, from 0 to 10; by default, 2. */
  readonly digits?: number;
}

interface Declared extends Required<ReadoutOptions> {
  readonly read: () => unknown;
  /** What `read` has thrown; it is not called again. */
  error?: unknown;
}

const MOST_DIGITS = 10;
/** Maximum length of a value, in characters. */
const LONGEST = 40;
/** Shown for what is not known yet: undefined, null, and numbers that are not finite. */
const UNKNOWN = '–';

/** The values that the code of a scene shows its reader. */
export class Readouts {
  private readonly declared = new Map<string, Declared>();

  get isEmpty(): boolean {
    return this.declared.size === 0;
  }

  /** The names with their units, as heads of columns. */
  get columns(): readonly string[] {
    return Array.from(this.declared, ([name, { unit }]) => (unit === '' ? name : `${name} (${unit})`));
  }

  /** The present values without rounding; undefined for those that are not known. */
  get values(): readonly (number | string | undefined)[] {
    return Array.from(this.declared.values(), valueOf);
  }

  /** All readouts with their present values, in the order of their declaration. */
  read(): readonly Readout[] {
    return Array.from(this.declared, ([name, readout]): Readout => {
      const text = textOf(readout);
      const { unit, error } = readout;
      return error === undefined
        ? { type: 'value', name, unit, text }
        : { type: 'fault', name, unit, text: messageOf(error) };
    });
  }

  /** The first error of a readout that has been read; undefined if there is none. */
  get error(): unknown {
    return [...this.declared.values()].find(({ error }) => error !== undefined)?.error;
  }

  readout(name: string, read: () => unknown, { unit = '', digits = 2 }: ReadoutOptions = {}): void {
    if (typeof name !== 'string' || name.trim() === '') {
      throw new SceneError('player.readout needs a name: the label of the value.');
    }
    if (typeof read !== 'function') {
      throw new SceneError(`player.readout: "${name}" needs a function that returns the value.`);
    }
    if (typeof unit !== 'string') throw new SceneError(`player.readout: "${name}" needs a text as unit.`);
    if (!Number.isInteger(digits) || digits < 0 || digits > MOST_DIGITS) {
      throw new SceneError(`player.readout: "${name}" cannot have ${String(digits)} digits; 0 to ${MOST_DIGITS} can.`);
    }
    if (this.declared.has(name)) throw new SceneError(`player.readout: there is a readout "${name}" already.`);
    if (this.declared.size === MOST_READOUTS) throw new SceneError(`A scene has at most ${MOST_READOUTS} readouts.`);
    this.declared.set(name, { read, unit, digits });
  }
}

function textOf(readout: Declared): string {
  const value = valueOf(readout) ?? UNKNOWN;
  return typeof value === 'number' ? numberText(value, readout.digits) : value;
}

/** The present value; undefined for what is not known. */
function valueOf(readout: Declared): number | string | undefined {
  if (readout.error !== undefined) return undefined;
  try {
    const value = readout.read();
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    return value === undefined || value === null ? undefined : String(value).slice(0, LONGEST);
  } catch (error) {
    readout.error = error ?? new Error('It has thrown nothing.');
    return undefined;
  }
}

/** A number with a true minus sign, and without one for a zero. */
function numberText(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}
