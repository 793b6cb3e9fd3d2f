import { matches, type Handlers, type Message, type Shapes } from './message-shapes';
import { LONGEST_TEXT, SCENE_COMMANDS, SCENE_EVENTS } from './protocol';

/** Messages from the frame to the scene's worker, in addition to the page's commands. Lengths and positions are in CSS pixels of the canvas. */
const INPUTS = {
  ...SCENE_COMMANDS,
  /** The first message; transfers the canvas. */
  open: { canvas: 'unknown' },
  size: { width: 'number', height: 'number', pixelRatio: 'number' },
  /** A pointer event: `down`, `move`, `up`, `cancel` or `leave`; `button` and `buttons` are those of the browser's event. */
  pointer: { event: 'string', x: 'number', y: 'number', button: 'number', buttons: 'number' },
  key: { keyCode: 'number', isDown: 'boolean' },
  /** The frame has received the keyboard focus, or lost it. */
  focus: { isThere: 'boolean' },
  /** Chooses the next body (`by` is 1), the previous one (−1) or none (0); answered by `bodies` and `say`. */
  choose: { by: 'number' },
  /** Changes the velocity of the chosen body, in m/s. */
  push: { x: 'number', y: 'number' },
  /** Asks where the chosen body is; answered by `say`. */
  whereIs: {},
  /** Answers `picture`, with an `ImageBitmap` and the picture's intrinsic size in px; `error` is empty if there is one. */
  picture: { id: 'number', bitmap: 'unknown', width: 'number', height: 'number', error: 'string' },
  /** Answers the sound call `settle`: with a value, or stating that an object is stored under the id. */
  soundResult: { id: 'number', value: 'unknown', isThing: 'boolean', error: 'string' },
  /** The sound library calls a function of the scene. */
  soundCallback: { id: 'number', values: 'unknown' },
} as const satisfies Shapes;

/** Messages from the worker to the frame. */
const REPORTS = {
  /** Whether the scene uses keys; it then receives those that the player does not need. */
  keys: { areUsed: 'boolean' },
  /** The number of bodies that the reader can choose, and the index of the chosen one, −1 for none; sent whenever `state` is. */
  bodies: { index: 'number', count: 'number' },
  /** What a screen reader is to speak. */
  say: { text: 'string' },
  /** The cursor over the scene: a CSS keyword, or empty. */
  cursor: { keyword: 'string' },
  /** Whether the last press captures the pointer, so that a finger does not scroll the page. */
  held: { isHeld: 'boolean' },
  /** Requests decoding of the picture in a `Blob`: a worker cannot decode every format. */
  picture: { id: 'number', blob: 'unknown' },
  /** A short tone: frequency in Hz, loudness from 0 to 1, direction from −1 (left) to 1 (right). */
  tone: { frequency: 'number', loudness: 'number', pan: 'number' },
  /** A call of the sound library; see `SoundDesk`. `at` is the time of day of the call in the scene, in ms. */
  soundCall: { action: 'string', target: 'number', key: 'string', values: 'unknown', id: 'number', at: 'number' },
} as const satisfies Shapes;

/** All messages from the worker: those to the frame, and the events for the page. */
const OUTPUTS = { ...SCENE_EVENTS, ...REPORTS };

type Report = Message<typeof REPORTS>;
export type Input = Message<typeof INPUTS>;
export type Output = Message<typeof OUTPUTS>;
export type InputHandlers = Handlers<typeof INPUTS>;
export type ReportHandlers = Handlers<typeof REPORTS>;

/** Parses a message as an input; undefined for others. */
export const readInput = (message: unknown): Input | undefined => (matches(INPUTS, message) ? message : undefined);

/** Parses a message as an output; undefined for others. */
export const readOutput = (message: unknown): Output | undefined =>
  matches(OUTPUTS, message, LONGEST_TEXT) ? message : undefined;

/** Whether an output is for the frame, not for the page. */
export const isReport = (output: Output): output is Report => Object.hasOwn(REPORTS, output.type);
