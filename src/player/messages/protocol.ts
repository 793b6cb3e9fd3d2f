import { matches, type Message, type Shapes } from './message-shapes';

/** What the page sends to the scene in the frame. */
export const SCENE_COMMANDS = {
  /** Makes a scene of its code, paused. A scene that is there goes. */
  load: { code: 'string' },
  run: {},
  pause: {},
  /** Simulates one time step. */
  step: {},
  /** Is answered by `pong`, unless the code of the scene does not come to an end. */
  ping: {},
  /** The script of a library that was asked for; empty if it could not be loaded. */
  library: { name: 'string', script: 'string' },
} as const satisfies Shapes;

/** What the page sends to the frame. */
const COMMANDS = { ...SCENE_COMMANDS, mute: { isMuted: 'boolean' } } as const satisfies Shapes;

/** What the scene in the frame sends to the page. */
export const SCENE_EVENTS = {
  /** The scene is there. */
  loaded: {},
  /** Told when it changes, and four times a second while the scene runs. Time in seconds of the simulation. */
  state: { isRunning: 'boolean', time: 'number', framesPerSecond: 'number' },
  /** What the scene wrote on the console; the level is `log`, `info`, `warn` or `error`. */
  log: { level: 'string', text: 'string' },
  /** Something went wrong. The line is that of the code, 0 if it is not known; without a scene, there is nothing to run. */
  failed: { message: 'string', line: 'number', hasScene: 'boolean' },
  /** The scene has begun to make sound, so there is something to mute. */
  sound: {},
  pong: {},
  /** Asks for the script of a library, by one of the names in `LIBRARY_NAMES`: the frame itself can load nothing. */
  library: { name: 'string' },
} as const satisfies Shapes;

/** What the frame sends to the page. */
const EVENTS = {
  ...SCENE_EVENTS,
  /** The frame takes commands from now on. */
  ready: {},
  /** A key was pressed in the frame: `toggle`, `step`, `reset` or `leave`. */
  shortcut: { name: 'string' },
} as const satisfies Shapes;

export type Command = Message<typeof COMMANDS>;
export type PlayerEvent = Message<typeof EVENTS>;

/** Libraries that scenes can ask for. Each is a script beside the frame that declares a variable of its name. */
export const LIBRARY_NAMES = ['sound', 'anime', 'gradient'] as const;

export type LibraryName = (typeof LIBRARY_NAMES)[number];

export { MessageLimit } from './message-limit';

/** Far more reports in a second than any scene needs: 60 words of the scene, four states, answers, keys. */
export const MOST_EVENTS = 300;

/** The longest text of an event, in characters. What is longer was cut where it came from. */
export const LONGEST_TEXT = 4000;

/** The command that a message is; undefined if it is none. */
export const readCommand = (message: unknown): Command | undefined =>
  matches(COMMANDS, message) ? message : undefined;

/** The event that a message is; undefined if it is none. */
export const readEvent = (message: unknown): PlayerEvent | undefined =>
  matches(EVENTS, message, LONGEST_TEXT) ? message : undefined;
