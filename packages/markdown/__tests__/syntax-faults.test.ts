import { renderText } from '../testing/render-text';

const faultsOf = async (source: string) => (await renderText(source)).faults;

test('an unclosed tag is one fault, regardless of its closing tag', async () => {
  expect(await faultsOf('<kbd>a\n\nb</kbd>\n')).toHaveLength(1);
});

test('parsing a file that consists of errors terminates', async () => {
  expect(await faultsOf('a <- b\n\n'.repeat(100))).toHaveLength(20);
});

test.each([
  ['- a\n', (depth: number) => Array.from({ length: depth }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
  ['> a\n', (depth: number) => `${'> '.repeat(depth)}a`],
])('excessive nesting is a fault: %j', async (_, nested) => {
  expect(await faultsOf(nested(150))).toMatchObject([
    { file: 'content/docs/page.mdx', message: expect.stringContaining('nested') },
  ]);
  expect(await faultsOf(nested(12))).toEqual([]);
});

describe('callouts that are not closed', () => {
  test.each([
    [':::tip\nText.\n\n## More\n', [[1, 'tip']]],
    ['Text.\n\n:::note\nA.\n\n:::tip\nB.\n:::\n', [[6, 'tip']]],
    ['- :::tip\n  a\n\nb\n', [[1, 'tip']]],
    ['> :::tip\n> a\n\nb\n', [[1, 'tip']]],
    ['::::note\n:::tip\na\n::::\n', [[2, 'tip']]],
  ])('%j', async (source, expected) => {
    const faults = await faultsOf(source);
    expect(faults.map(({ line, message }) => [line, /:(\w+)"/.exec(message)?.[1]])).toEqual(expected);
  });
});
