import { unified } from 'unified';
import { VFile } from 'vfile';
import { remarkOwnSyntax } from '../src/source/remark-own-syntax';
import { HEADING_ID_MARK, prepareSource } from '../src/source/source';

const marked = (text: string, id: string): string => `${text} ${HEADING_ID_MARK}${id}${HEADING_ID_MARK}`;

const LISTED = '1.  One\n\n    ```text\n    :::note x\n    ## H {#id}\n    ```';
const NAMED = '```md\n```js\n:::note x\n## H {#id}\n```';

test.each([
  // The title of a callout comes into brackets.
  [':::note Title', ':::note[Title]'],
  ['::::tip  Two words  ', '::::tip[Two words]'],
  ['  :::note Title', '  :::note[Title]'],
  ['> :::note Title', '> :::note[Title]'],
  ['- 1. :::note Title', '- 1. :::note[Title]'],
  // The id of a heading is read from its braces.
  ['## Heading {#id}', marked('## Heading', 'id')],
  ['#### Heading{#a-b_1}', marked('#### Heading', 'a-b_1')],
  ['## `code` {#id}  ', marked('## `code`', 'id')],
  // The front matter is removed, and lines keep their numbers.
  ['---\ntitle: ":::note x"\n---\n\n:::note x\n\n## H {#id}\n', `\n\n\n\n:::note[x]\n\n${marked('## H', 'id')}\n`],
  // A fence ends; inline code is none.
  ['```\n:::note x\n```\n:::note x', '```\n:::note x\n```\n:::note[x]'],
  ['Use `a` here.\n:::note x', 'Use `a` here.\n:::note[x]'],
  [`${LISTED}\n\n:::note x`, `${LISTED}\n\n:::note[x]`],
  [`${NAMED}\n:::note x`, `${NAMED}\n:::note[x]`],
])('%j becomes %j', (line, prepared) => {
  expect(prepareSource(line)).toBe(prepared);
});

const inFence = (start: string, end: string) => `${start}\n:::note x\n## H {#id}\n${end}`;

test.each([
  ...[':::note', ':::', ':::note[Title]', ':::note {.a}', 'see :::note Title', '::note Title'],
  ...['Text {#id}', '##Heading {#id}', '## Heading {#id} more', '## Heading {id}', '## Heading {#two words}'],
  ...[inFence('```', '```'), inFence('~~~', '~~~'), inFence('```md title="a.md"', '```')],
  ...[inFence('   ```', '   ```'), inFence('```', '`````'), '> ```text\n> :::note x\n> ```', LISTED, NAMED],
  // Neither a shorter fence nor one of the other kind ends a fence.
  ...['````\n```\n:::note x\n```\n:::tip y\n````', '~~~\n```\n:::note x\n```\n:::tip y\n~~~'],
])('%j is unchanged', (source) => {
  expect(prepareSource(source)).toBe(source);
});

test('another compiler of MDX gets ids of headings as data, titled callouts, and formulas as text', () => {
  const value = '## A heading {#own-id}\n\n:::note Title\n\nThe mass $m_{1}$\n\n:::';
  const [heading, callout] = unified()
    .use(remarkOwnSyntax)
    .parse(new VFile({ path: 'a.mdx', value })).children;
  const ofHeading = { data: { hProperties: { id: 'own-id' } }, children: [{ value: 'A heading' }] };
  expect(heading).toMatchObject(ofHeading);
  const paragraphs = [{ children: [{ value: 'Title' }] }, { children: [{ value: 'The mass ' }, { value: 'm_{1}' }] }];
  expect(callout).toMatchObject({ type: 'containerDirective', name: 'note', children: paragraphs });
});
