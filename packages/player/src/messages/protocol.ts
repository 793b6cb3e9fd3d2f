import { matches, type Handlers, type Message, type Shapes } from './message-shapes';

/** Commands from the page to the scene in the frame. */
export const SCENE_COMMANDS = {
  /** Creates a scene from its code, paused. Replaces the current scene. `values` are those of parameters, as a query: `swing=30&ball=on`. */
  load: { code: 'string', values: 'string' },
  /** Gives the running scene a new value of a parameter with `isLive`, or the press of a button. */
  set: { key: 'string', value: 'string' },
  run: {},
  pause: {},
  /** Simulates one time step. */
  step: {},
  /** Goes to a step from `first` to `last` (`state`), and pauses there. */
  goTo: { step: 'number' },
  /** Multiplies the scene's own speed, also of scenes loaded later: 0.25 is a quarter of it. */
  pace: { factor: 'number' },
  /** Whether contacts of bodies are heard, in this scene and those loaded later. */
  contactSounds: { areOn: 'boolean' },
  /** Answered by `description`. */
  describe: {},
  /** Answered by `saved`, with a PNG of the present picture over a background colour. */
  savePicture: { background: 'string' },
  /** Answered by `saved`, with a CSV of the readouts after each step. */
  saveReadouts: {},
  /** Answered by `saved`, with a CSV of the points of all graphs. */
  saveGraphs: {},
  /** Answered by `pong`, unless the code of the scene is in an endless loop. */
  ping: {},
  /** The script of a requested library; empty if it could not be loaded. */
  library: { name: 'string', script: 'string' },
} as const satisfies Shapes;

/** Commands from the page to the frame. */
const COMMANDS = {
  ...SCENE_COMMANDS,
  mute: { isMuted: 'boolean' },
  /** Records the canvas over a background colour, until `stopRecording` or the end of the scene; answered then by `saved`. */
  record: { background: 'string' },
  stopRecording: {},
} as const satisfies Shapes;

/** Events from the scene in the frame to the page. */
export const SCENE_EVENTS = {
  /** The parameters of the scene (`parameter.ts`), before `loaded` and after a change; and why the reader's values are not used as they are. */
  parameters: { all: 'unknown', note: 'string' },
  /** What happens at the present moment, after `pause`, `step` and `describe`. */
  description: { text: 'string' },
  /** The code of `load` begins to run; what was sent before is of the scene before. */
  began: {},
  /** The scene has been created. */
  loaded: {},
  /**
   * Sent on changes, and four times a second while the scene runs. `time` is that of the simulation, in s; `step` counts the steps, from `first` to
   * `last` of which it can go, or `refusal` says why it cannot; `readouts` are those of `readout.ts`, and `graphs` is the number of graphs.
   */
  state: {
    isRunning: 'boolean',
    time: 'number',
    framesPerSecond: 'number',
    first: 'number',
    step: 'number',
    last: 'number',
    refusal: 'string',
    readouts: 'unknown',
    graphs: 'number',
  },
  /** Console output of the scene; the level is `log`, `info`, `warn` or `error`. */
  log: { level: 'string', text: 'string' },
  /** An error. `line` is that of the code, 0 if unknown; without a scene, there is nothing to run. */
  failed: { message: 'string', line: 'number', hasScene: 'boolean' },
  /** A `Blob` to be saved: `what` is `picture`, `readouts`, `graphs` or `recording`. If there is none, `error` says why. */
  saved: { what: 'string', file: 'unknown', error: 'string' },
  /** The scene has started to play sound, so it can be muted. */
  sound: {},
  pong: {},
  /** Requests the script of a library, by one of the names in `LIBRARY_NAMES`: the frame itself cannot load anything. */
  library: { name: 'string' },
} as const satisfies Shapes;

/** Events from the frame to the page. */
const EVENTS = {
  ...SCENE_EVENTS,
  /** The frame accepts commands from now on. */
  ready: {},
  /** A key was pressed in the frame: `toggle`, `step`, `stepBack`, `reset`, `describe` or `leave`. */
  shortcut: { name: 'string' },
} as const satisfies Shapes;

export type Command = Message<typeof COMMANDS>;
export type PlayerEvent = Message<typeof EVENTS>;
export type EventHandlers = Handlers<typeof EVENTS>;

/** Libraries that scenes can request. Each is a script beside the frame that declares a variable of its name. */
export const LIBRARY_NAMES = ['sound', 'anime', 'gradient'] as const;

export type LibraryName = (typeof LIBRARY_NAMES)[number];

/** Far more events per second than any scene needs: 60 lines of console output, four states, answers, keys. */
export const MOST_EVENTS = 300;

/** Maximum length of a text in an event, in characters; the sender truncates longer ones. */
export const LONGEST_TEXT = 4000;

/** Parses a message as a command; undefined for others. */
export const readCommand = (message: unknown): Command | undefined =>
  matches(COMMANDS, message) ? message : undefined;

/** Parses a message as an event; undefined for others. */
export const readEvent = (message: unknown): PlayerEvent | undefined =>
  matches(EVENTS, message, LONGEST_TEXT) ? message : undefined;
