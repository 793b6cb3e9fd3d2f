import type { Parameter } from '../messages/parameter';
import type { Readout } from '../messages/readout';

export interface Failure {
  readonly message: string;
  /** Line of the code; 0 if unknown. */
  readonly line: number;
}

export interface LogLine {
  /** Distinguishes lines with the same text. */
  readonly key: number;
  readonly level: string;
  readonly text: string;
}

/** State of a scene as the page shows it. */
export interface SceneState {
  /** `none`: nothing is loaded and the poster is shown. `loading`: the player or the code is loading. */
  readonly phase: 'none' | 'loading' | 'there';
  /** Whether it runs, or will once it is loaded. */
  readonly isRunning: boolean;
  /** Simulation time in s. */
  readonly time: number;
  /** Steps since the start, and the first and the last step to which the scene can go. */
  readonly step: number;
  readonly first: number;
  readonly last: number;
  /** Simulation time of the last step, in s. */
  readonly endTime: number;
  /** Why the scene cannot go back; empty if it can. */
  readonly refusal: string;
  readonly framesPerSecond: number;
  readonly hasSound: boolean;
  readonly isMuted: boolean;
  /** Whether contacts of bodies are heard. */
  readonly hasContactSounds: boolean;
  /** The reader's choice of speed, which multiplies that of the scene. */
  readonly pace: number;
  readonly isEdited: boolean;
  /** What the reader can change. */
  readonly parameters: readonly Parameter[];
  /** What the reader can read. */
  readonly readouts: readonly Readout[];
  /** The number of its graphs. */
  readonly graphs: number;
  /** The scene's description of its state when it was paused, or when the reader asked; empty while it runs on. */
  readonly description: string;
  /** Whether the reader has asked for the description. */
  readonly isAsked: boolean;
  /** The reader's values, as a query: `swing=30`. */
  readonly values: string;
  /** Why the reader's values are not used as they are; empty if they are. */
  readonly note: string;
  readonly failure: Failure | undefined;
  readonly log: readonly LogLine[];
}

/** A scene before its first step. */
export const atStart = {
  time: 0,
  step: 0,
  first: 0,
  last: 0,
  endTime: 0,
  refusal: '',
  graphs: 0,
  framesPerSecond: 0,
  note: '',
  description: '',
  isAsked: false,
  failure: undefined,
  log: [],
} as const satisfies Partial<SceneState>;

/** A scene with nothing loaded. */
export const atRest = {
  ...atStart,
  phase: 'none',
  isRunning: false,
  hasSound: false,
} as const satisfies Partial<SceneState>;

const MOST_LINES = 100;

/** Appends a line to a log and limits its length. */
export const withLine = (log: readonly LogLine[], level: string, text: string): readonly LogLine[] =>
  [...log, { key: (log.at(-1)?.key ?? 0) + 1, level, text }].slice(-MOST_LINES);
