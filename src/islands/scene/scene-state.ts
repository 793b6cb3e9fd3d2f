export interface Failure {
  readonly message: string;
  /** Line of the code; 0 if it is not known. */
  readonly line: number;
}

export interface LogLine {
  /** Tells lines with the same text apart. */
  readonly key: number;
  readonly level: string;
  readonly text: string;
}

/** What the page shows of a scene. */
export interface SceneState {
  /** `none`: nothing is loaded, the poster shows. `loading`: the player or the code is on its way. */
  readonly phase: 'none' | 'loading' | 'there';
  /** Whether it runs, or will as soon as it is there. */
  readonly isRunning: boolean;
  /** Seconds of the simulation. */
  readonly time: number;
  readonly framesPerSecond: number;
  readonly hasSound: boolean;
  readonly isMuted: boolean;
  readonly isEdited: boolean;
  readonly failure: Failure | undefined;
  readonly log: readonly LogLine[];
}

/** A scene of which nothing is loaded. */
export const atRest = {
  phase: 'none',
  isRunning: false,
  time: 0,
  framesPerSecond: 0,
  hasSound: false,
  failure: undefined,
  log: [],
} as const satisfies Partial<SceneState>;

const MOST_LINES = 100;

/** The newest lines of a log. */
export const withLine = (log: readonly LogLine[], level: string, text: string): readonly LogLine[] =>
  [...log, { key: (log.at(-1)?.key ?? 0) + 1, level, text }].slice(-MOST_LINES);
