import { followConsole, textOf } from '../src/console';

const cyclic: Record<string, unknown> = { a: 1 };
cyclic['self'] = [cyclic];

test.each<[unknown, string]>([
  ['text', 'text'],
  [NaN, 'NaN'],
  [undefined, 'undefined'],
  [{ a: NaN, list: [1, undefined, 'b'] }, '{a: NaN, list: [1, undefined, "b"]}'],
  [new Map([['a', { b: 1 }]]), 'Map {"a" → {b: 1}}'],
  [new Set([3]), 'Set {3}'],
  [{ error: new TypeError('no') }, '{error: TypeError: no}'],
  [cyclic, '{a: 1, self: [[Circular]]}'],
  [{ toJSON: () => ({ class: 'CircleNode' }) }, '{class: "CircleNode"}'],
  [Object.assign(Object.create(null), { a: 1 }), '{a: 1}'],
  [Object.defineProperty({}, 'a', { enumerable: true, get: () => cyclic['none'] === 1 || JSON.parse('') }), '[object]'],
  [Array.from({ length: 101 }, () => 0), `[${'0, '.repeat(100)}…]`],
  [[[[[[[]]]]]], '[[[[[…]]]]]'],
])('value %# is shown in one line', (value, text) => {
  expect(textOf(value)).toBe(text);
});

test('each method that writes a line is followed, and still writes', () => {
  const methods = ['log', 'info', 'debug', 'dir', 'table', 'group', 'trace', 'warn', 'error'] as const;
  jest.spyOn(console, 'assert').mockReturnValue();
  const written = methods.map((method) => jest.spyOn(console, method).mockReturnValue());
  const lines: string[] = [];
  followConsole((level, text) => void lines.push(`${level} ${text}`));
  for (const method of methods) console[method]('a', { b: 1 });
  console.assert(true, 'a');
  console.assert(false, 'a', 1);
  expect(lines).toEqual([
    ...['log', 'info', 'log', 'log', 'log', 'log', 'log', 'warn', 'error'].map((level) => `${level} a {b: 1}`),
    'error Assertion failed: a 1',
  ]);
  for (const write of written) expect(write).toHaveBeenCalledWith('a', { b: 1 });
});
