import { matches, type Message, type Shapes } from './message-shapes';
import { LONGEST_TEXT, SCENE_COMMANDS, SCENE_EVENTS } from './protocol';

/** What the frame sends to the thread of the scene, beside the page's commands. Lengths and places are in CSS pixels of the canvas. */
const INPUTS = {
  ...SCENE_COMMANDS,
  /** Comes first, and hands the canvas over. */
  open: { canvas: 'unknown' },
  size: { width: 'number', height: 'number', pixelRatio: 'number' },
  /** What the pointer did: `down`, `move`, `up`, `cancel` or `leave`; `button` and `buttons` are those of the browser's event. */
  pointer: { event: 'string', x: 'number', y: 'number', button: 'number', buttons: 'number' },
  key: { keyCode: 'number', isDown: 'boolean' },
  /** The frame has lost the keyboard. */
  blur: {},
  /** Answers `picture`, with an `ImageBitmap` and the picture's own size in pixels; `error` is empty if there is one. */
  picture: { id: 'number', bitmap: 'unknown', width: 'number', height: 'number', error: 'string' },
  /** Answers the sound call `settle`: a value, or that something without a value of its own is kept under the id. */
  soundResult: { id: 'number', value: 'unknown', isThing: 'boolean', error: 'string' },
  /** The sound library calls a function of the scene. */
  soundCallback: { id: 'number', values: 'unknown' },
} as const satisfies Shapes;

/** What the thread sends to the frame, beside the reports that go on to the page. */
const OUTPUTS = {
  ...SCENE_EVENTS,
  /** Whether the scene asks for keys; then they are its own, but for Escape and Tab. */
  keys: { areUsed: 'boolean' },
  /** What the pointer looks like over the scene: a keyword of CSS, or empty. */
  cursor: { keyword: 'string' },
  /** Whether what was pressed last takes the pointer, so that a finger does not scroll the page. */
  held: { isHeld: 'boolean' },
  /** Asks for the picture in a `Blob`: a thread cannot read every kind. */
  picture: { id: 'number', blob: 'unknown' },
  /** Something to do with the sound library; see `SoundDesk`. `at` is the time of day in ms at which the scene said so. */
  soundCall: { action: 'string', target: 'number', key: 'string', values: 'unknown', id: 'number', at: 'number' },
} as const satisfies Shapes;

export type Input = Message<typeof INPUTS>;
export type Output = Message<typeof OUTPUTS>;

/** The input that a message is; undefined if it is none. */
export const readInput = (message: unknown): Input | undefined => (matches(INPUTS, message) ? message : undefined);

/** The output that a message is; undefined if it is none. */
export const readOutput = (message: unknown): Output | undefined =>
  matches(OUTPUTS, message, LONGEST_TEXT) ? message : undefined;
