import { matches, type Message, type Shapes } from './message-shapes';

/** The maximum number of parameters of a scene: more do not fit below it. */
export const MOST_PARAMETERS = 12;

/**
 * What every parameter has: the label of its control, its name in addresses (`start-angle` for "Start angle"), whether the running scene follows a
 * change, which otherwise creates it anew, and the text of its value, as in addresses: `30`, `circle`, `on`, `dd4f28`.
 */
const COMMON = { name: 'string', key: 'string', isLive: 'boolean', text: 'string' } as const;

/** Kinds of parameters. The data layer and the JSON schemas of the site have the same (`parameter-schema.ts`). */
export const PARAMETERS = {
  /** From `min` to `max`, in steps from `min`. `unit` follows the number; it may be empty. */
  number: { ...COMMON, initial: 'number', min: 'number', max: 'number', step: 'number', unit: 'string' },
  /** One of several texts. */
  choice: { ...COMMON, initial: 'string', options: 'strings' },
  toggle: { ...COMMON, initial: 'boolean' },
  /** 0xRRGGBB. */
  color: { ...COMMON, initial: 'integer' },
  /** Something that the reader can have done at any moment. It has no value. */
  button: COMMON,
} as const satisfies Shapes;

/** What a scene lets its reader change, with its value; `type` is the kind of control. */
export type Parameter = Message<typeof PARAMETERS>;

export type ParameterOf<Type extends Parameter['type']> = Extract<Parameter, { type: Type }>;

/** Parses a message as the parameters of a scene; leaves out what is none. */
export const readParameters = (message: unknown): readonly Parameter[] =>
  Array.isArray(message) ? message.filter((one) => matches(PARAMETERS, one)).slice(0, MOST_PARAMETERS) : [];

export const toggleText = (value: boolean): string => (value ? 'on' : 'off');

/** A value with its unit, which may be empty, as texts write them: 3 m, but 45°. */
export const withUnit = (text: string, unit: string): string => `${text}${['', '°'].includes(unit) ? '' : ' '}${unit}`;

export const colorText = (value: number): string => value.toString(16).padStart(6, '0');

/** The values of parameters that differ from the initial ones, as a query: `swing=30&ball=on`. */
export const queryOf = (parameters: readonly Parameter[]): string =>
  new URLSearchParams(
    parameters.filter((one) => one.text !== initialText(one)).map(({ key, text }) => [key, text]),
  ).toString();

/** The text of a parameter's initial value; empty for a button. */
export function initialText(parameter: Parameter): string {
  if (parameter.type === 'button') return '';
  if (parameter.type === 'toggle') return toggleText(parameter.initial);
  return parameter.type === 'color' ? colorText(parameter.initial) : String(parameter.initial);
}
