/** What a field of a message may be. */
interface FieldTypes {
  string: string;
  number: number;
  boolean: boolean;
}

type Shapes = Readonly<Record<string, Readonly<Record<string, keyof FieldTypes>>>>;

type Message<Known extends Shapes> = {
  [Type in keyof Known]: { readonly type: Type } & {
    readonly [Field in keyof Known[Type]]: FieldTypes[Known[Type][Field]];
  };
}[keyof Known];

/** What the page tells the frame. */
const ORDERS = {
  /** Makes a scene of its code, paused. A scene that is there goes. */
  load: { code: 'string' },
  run: {},
  pause: {},
  /** Simulates one time step. */
  step: {},
  mute: { isMuted: 'boolean' },
  /** Is answered by `pong`, unless the code of the scene does not come to an end. */
  ping: {},
} as const satisfies Shapes;

/** What the frame tells the page. */
const REPORTS = {
  /** The frame takes orders from now on. */
  ready: {},
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
  /** A key was pressed in the frame: `toggle`, `step`, `reset` or `leave`. */
  command: { name: 'string' },
} as const satisfies Shapes;

export type Order = Message<typeof ORDERS>;
export type Report = Message<typeof REPORTS>;

/** The order that a message is; undefined if it is none. */
export const readOrder = (message: unknown): Order | undefined => (matches(ORDERS, message) ? message : undefined);

/** The report that a message is; undefined if it is none. */
export const readReport = (message: unknown): Report | undefined => (matches(REPORTS, message) ? message : undefined);

function matches<Known extends Shapes>(shapes: Known, message: unknown): message is Message<Known> {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  const { type } = message;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return false;
  return Object.entries(shapes[type] ?? {}).every(([field, kind]) => typeof Reflect.get(message, field) === kind);
}
