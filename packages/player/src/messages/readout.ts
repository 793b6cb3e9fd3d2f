import { matches, type Message } from './message-shapes';

/** The maximum number of readouts of a scene: more do not fit below it. */
export const MOST_READOUTS = 12;

/** The label of a readout, and the unit after its value; the unit may be empty. */
const COMMON = { name: 'string', unit: 'string', text: 'string' } as const;

const READOUTS = {
  /** `text` is the value, formatted. */
  value: COMMON,
  /** The value cannot be computed; `text` says why. */
  fault: COMMON,
} as const;

/** A value that a scene shows its reader. */
export type Readout = Message<typeof READOUTS>;

/** Parses a message as the readouts of a scene; leaves out what is none. */
export const readReadouts = (message: unknown): readonly Readout[] =>
  Array.isArray(message) ? message.filter((one) => matches(READOUTS, one)).slice(0, MOST_READOUTS) : [];

/** Readouts as a table for spreadsheets, with tabs between columns: name, value, unit. */
export const tableOf = (readouts: readonly Readout[]): string =>
  readouts.map(({ name, text, unit }) => [name, text, unit].join('\t')).join('\n');
