import { renderText } from '../testing/render-text';

const faultsOf = async (source: string) => (await renderText(source)).faults;

test.each([
  ['a <- b', 1, 3, 'This "<" begins no tag.', /backslash/],
  ['See <https://x.com>.', 1, 5, '<https://x.com> is no link here.', /\[text\]\(address\)/],
  ['Text.\n\n<!-- c -->\n', 3, 1, 'HTML comments do not work in .mdx files.', /\{\/\* … \*\/\}/],
  ['Text {b c} d', 1, 6, 'Content has no expressions: {b c} d', /`code`/],
  ['Text {b', 1, 6, 'This brace is not closed: {b', /backslash/],
  ['---\ntitle: A\n---\n\n<Tabs>\n\ntext', 5, 1, '<Tabs> is not closed.', /<\/Tabs>/],
  ['a </kbd> b', 1, 3, 'Nothing is open that </kbd> could close.', /take it out/],
  ['<Tabs groupId=os>', 1, 1, 'The tag <Tabs has a value without quotes.', /name="value"/],
  ['<a b:c d:/>', 1, 1, 'The tag <a is not understood.', /name="value"/],
  ['x <br> y', 1, 3, '<br> is not closed.', /<br \/>/],
  ['export your scene', 1, 1, 'The line begins with "export", as code does.', /another word/],
  ['text `foo\n{bar}\n` more', 2, 1, 'Content has no expressions: {bar}.', /break the line elsewhere/],
  ['text `foo\n{bar` more', 2, 1, 'This brace is not closed: {bar` more', /break the line elsewhere/],
])('%j is reported in plain words, with its position', async (source, line, column, message, hint) => {
  const faults = await faultsOf(source);
  expect(faults).toMatchObject([{ file: 'content/docs/page.mdx', line, column, message }]);
  expect(faults[0]?.hint).toMatch(hint);
});

test('three errors in a file are three faults, and faults in the rest of the text are also reported', async () => {
  const faults = await faultsOf('A <- b.\n\n<!-- c -->\n\nText {x y}.\n\n# Title\n');
  expect(faults.map(({ line }) => line).sort()).toEqual([1, 3, 5, 7]);
});

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
