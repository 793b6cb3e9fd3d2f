/** Methods of the console that write a line, with its level. */
const LEVELS = {
  log: 'log',
  info: 'info',
  debug: 'log',
  dir: 'log',
  table: 'log',
  group: 'log',
  groupCollapsed: 'log',
  trace: 'log',
  warn: 'warn',
  error: 'error',
  assert: 'error',
} as const;
/** Maximum number of entries of a list or object, and of levels of objects in others, that are shown. */
const MOST = 100;
const DEEPEST = 4;

/** Forwards console output, which is still written to the console. */
export function followConsole(log: (level: string, text: string) => void): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    const write: (...values: unknown[]) => void = Reflect.get(console, method).bind(console);
    Reflect.set(console, method, (...values: unknown[]) => {
      write(...values);
      const [holds, ...reasons] = values;
      if (method !== 'assert') log(level, lineOf(values));
      else if (!holds) log(level, `Assertion failed: ${lineOf(reasons)}`);
    });
  }
}

const lineOf = (values: readonly unknown[]): string => values.map((value) => textOf(value)).join(' ');

/** A value in one line, as consoles show it: `{a: NaN, list: [1, undefined]}`. */
export function textOf(value: unknown, around: readonly unknown[] = []): string {
  if (typeof value === 'string') return around.length === 0 ? value : JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (around.includes(value)) return '[Circular]';
  if (around.length > DEEPEST) return '…';
  const inside = (item: unknown): string => textOf(item, [...around, value]);
  const list = <Item>(items: readonly Item[], text: (item: Item) => string): string =>
    [...items.slice(0, MOST).map(text), ...(items.length > MOST ? ['…'] : [])].join(', ');
  try {
    if (value instanceof Error) return String(value);
    if ('toJSON' in value && typeof value.toJSON === 'function') return inside(value.toJSON());
    if (value instanceof Map) return `Map {${list([...value], ([key, item]) => `${inside(key)} → ${inside(item)}`)}}`;
    if (value instanceof Set) return `Set {${list([...value], inside)}}`;
    if (Array.isArray(value)) return `[${list(value, inside)}]`;
    return `{${list(Object.entries(value), ([key, item]) => `${key}: ${inside(item)}`)}}`;
  } catch {
    return '[object]'; // One of its fields cannot be read.
  }
}
