/** Kinds of fields, with their types. */
export interface FieldTypes {
  string: string;
  number: number;
  integer: number;
  boolean: boolean;
  strings: readonly string[];
  /** Anything that can be cloned or transferred; the receiver validates it. */
  unknown: unknown;
}

/** Kinds of messages, each with its fields. */
export type Shapes = Readonly<Record<string, Readonly<Record<string, keyof FieldTypes>>>>;

/** A message of one of these kinds; `type` is the kind. */
export type Message<Known extends Shapes, Type extends keyof Known = keyof Known> = {
  [Each in Type]: { readonly type: Each } & {
    readonly [Field in keyof Known[Each]]: FieldTypes[Known[Each][Field]];
  };
}[Type];

/** What is done with each kind of message. */
export type Handlers<Known extends Shapes> = {
  readonly [Type in keyof Known]: (message: Message<Known, Type>) => void;
};

/** Has a message handled. */
export const handle = <Known extends Shapes, Type extends keyof Known>(
  handlers: Handlers<Known>,
  message: Message<Known, Type>,
): void => handlers[message.type](message);

/** Whether a value is a message of these kinds, without texts of more than `longest` characters. */
export function matches<Known extends Shapes>(
  shapes: Known,
  message: unknown,
  longest = Infinity,
): message is Message<Known> {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  const { type } = message;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return false;
  return Object.entries(shapes[type] ?? {}).every(([field, kind]) => {
    const value: unknown = Reflect.get(message, field);
    return isOf(kind, value) && (typeof value !== 'string' || value.length <= longest);
  });
}

/** Whether a field of this kind can have this value. */
export function isOf(kind: keyof FieldTypes, value: unknown): boolean {
  if (kind === 'unknown') return true;
  if (kind === 'integer') return Number.isInteger(value);
  if (kind === 'strings') return Array.isArray(value) && value.every((text) => typeof text === 'string');
  return typeof value === kind;
}
