import { quoted } from '@physics-editor/lib/scenes/hidden-characters';
import { colorText, toggleText, withUnit, type Parameter, type ParameterOf } from './parameter';

/** What the text of a value says, as in an address: `30`, `circle`, `on`, `dd4f28`. */
export interface Reading<Value> {
  readonly value: Value;
  /** Why the value is not the one that the text says; undefined if it is. */
  readonly problem?: string;
}

type Of<Type extends 'number' | 'choice' | 'toggle' | 'color'> = Omit<ParameterOf<Type>, 'text'>;

/** A number as addresses contain it, also with an exponent; no other notation of JavaScript. */
const DECIMAL = /^-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/** A number outside the range is brought into it, and one between two steps to the next. */
export function readNumber({ name, initial, min, max, step, unit }: Of<'number'>, text: string): Reading<number> {
  const number = DECIMAL.test(text) ? Number(text) : NaN;
  if (!Number.isFinite(number)) return refused(name, text, 'a number', initial, String(initial));
  const steps = Math.round((Math.min(Math.max(number, min), max) - min) / step);
  // The last digits of floating-point numbers are noise.
  const value = Math.min(Number((min + steps * step).toPrecision(12)), max);
  if (number >= min && number <= max) return { value };
  const inUnits = (of: number) => withUnit(String(of), unit);
  return { value, problem: `${name} goes from ${min} to ${inUnits(max)}, so it is ${inUnits(value)}.` };
}

export const readChoice = ({ name, initial, options }: Of<'choice'>, text: string): Reading<string> =>
  options.includes(text) ? { value: text } : refused(name, text, `one of ${options.join(', ')}`, initial, initial);

export const readToggle = ({ name, initial }: Of<'toggle'>, text: string): Reading<boolean> =>
  text === 'on' || text === 'off'
    ? { value: text === 'on' }
    : refused(name, text, 'on or off', initial, toggleText(initial));

export const readColor = ({ name, initial }: Of<'color'>, text: string): Reading<number> =>
  /^[\da-f]{6}$/i.test(text)
    ? { value: Number.parseInt(text, 16) }
    : refused(name, text, 'six hexadecimal digits', initial, colorText(initial));

const refused = <Value>(name: string, text: string, expected: string, value: Value, shown: string): Reading<Value> => ({
  value,
  problem: `${name} must be ${expected}, not ${quoted(text)}, so it is ${shown}.`,
});

/** Why a text cannot be used as the value of a parameter; undefined if it can. */
export function problemWith(parameter: Parameter, text: string): string | undefined {
  switch (parameter.type) {
    case 'number':
      return readNumber(parameter, text).problem;
    case 'choice':
      return readChoice(parameter, text).problem;
    case 'toggle':
      return readToggle(parameter, text).problem;
    case 'color':
      return readColor(parameter, text).problem;
    case 'button':
      return `${parameter.name} is a button, which has no value.`;
  }
}
