import { HEADING_ID_MARK, prepareSource } from '../src/source/source';

const marked = (text: string, id: string): string => `${text} ${HEADING_ID_MARK}${id}${HEADING_ID_MARK}`;

test.each([
  [':::note Title', ':::note[Title]'],
  ['::::tip  Two words  ', '::::tip[Two words]'],
  ['  :::note Title', '  :::note[Title]'],
  ['> :::note Title', '> :::note[Title]'],
  ['- 1. :::note Title', '- 1. :::note[Title]'],
])('brings the title of a callout into brackets: %j', (line, prepared) => {
  expect(prepareSource(line)).toBe(prepared);
});

test.each([':::note', ':::', ':::note[Title]', ':::note {.a}', 'see :::note Title', '::note Title'])(
  'leaves %j as it is',
  (line) => {
    expect(prepareSource(line)).toBe(line);
  },
);

test.each([
  ['## Heading {#id}', marked('## Heading', 'id')],
  ['#### Heading{#a-b_1}', marked('#### Heading', 'a-b_1')],
  ['## `code` {#id}  ', marked('## `code`', 'id')],
])('reads the id of a heading from its braces: %j', (line, prepared) => {
  expect(prepareSource(line)).toBe(prepared);
});

test.each(['Text {#id}', '##Heading {#id}', '## Heading {#id} more', '## Heading {id}', '## Heading {#two words}'])(
  'takes %j for no heading with an id',
  (line) => {
    expect(prepareSource(line)).toBe(line);
  },
);

test('removes the front matter and keeps line numbers', () => {
  const lines = prepareSource('---\ntitle: ":::note x"\n---\n\n:::note x\n\n## H {#id}\n').split('\n');
  expect(lines).toEqual(['', '', '', '', ':::note[x]', '', marked('## H', 'id'), '']);
});

test.each([
  ['backticks', '```', '```'],
  ['tildes', '~~~', '~~~'],
  ['a language', '```md title="a.md"', '```'],
  ['an indent', '   ```', '   ```'],
  ['a longer end', '```', '`````'],
])('changes nothing inside a fence with %s', (_, start, end) => {
  const source = `${start}\n:::note x\n## H {#id}\n${end}`;
  expect(prepareSource(source)).toBe(source);
});

test.each([
  ['a shorter fence', '````', '```'],
  ['a fence of the other kind', '~~~', '```'],
])('%s does not end a fence', (_, start, inner) => {
  const source = `${start}\n${inner}\n:::note x\n${inner}\n:::tip y\n${start}`;
  expect(prepareSource(source)).toBe(source);
});

test('continues after a fence', () => {
  expect(prepareSource('```\n:::note x\n```\n:::note x')).toBe('```\n:::note x\n```\n:::note[x]');
});

test('does not treat inline code as a fence', () => {
  expect(prepareSource('Use `a` here.\n:::note x')).toBe('Use `a` here.\n:::note[x]');
});

test('changes nothing inside a fence in a list, indented by four spaces', () => {
  const source = '1.  One\n\n    ```text\n    :::note x\n    ## H {#id}\n    ```';
  expect(prepareSource(source)).toBe(source);
  expect(prepareSource(`${source}\n\n:::note x`)).toBe(`${source}\n\n:::note[x]`);
});

test('changes nothing inside a fence in a quotation', () => {
  const source = '> ```text\n> :::note x\n> ```';
  expect(prepareSource(source)).toBe(source);
});

test('a line that names a language does not end a fence', () => {
  const source = '```md\n```js\n:::note x\n## H {#id}\n```';
  expect(prepareSource(source)).toBe(source);
  expect(prepareSource(`${source}\n:::note x`)).toBe(`${source}\n:::note[x]`);
});
