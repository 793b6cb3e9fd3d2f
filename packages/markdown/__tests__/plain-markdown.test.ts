import { openingOf } from '../src/plain/opening';
import { rewriteMarkdown } from '../src/plain/plain-markdown';
import { renderMdx } from '../src/render';
import type { References } from '../src/plugins/remark-references';
import { picture, references } from '../../../__tests__/support/references';

const SITE = 'https://site.example/folder';

/** The Markdown of a text that must have no fault. */
const markdownOf = async (source: string, changes: Partial<References> = {}): Promise<string> => {
  const rendering = await renderMdx(
    { file: 'docs/page.mdx', source, eager: true },
    { ...references(), pathPrefix: '/folder', ...changes },
  );
  expect(rendering.faults).toEqual([]);
  return rendering.markdown;
};

test('plain Markdown is unchanged', async () => {
  const source = `## Heading

Some *text* with **bold**, ~~a strike~~ and \`code\`.

- one
- two

  A second paragraph of it.

  1. inner
     - innermost

---

> A quotation.`;
  const markdown = await markdownOf(source);
  expect(markdown).toContain('Some *text* with **bold**, ~~a strike~~ and `code`.');
  expect(markdown).toContain('\n\n  A second paragraph of it.\n\n  1. inner\n     - innermost\n');
  expect(await markdownOf(markdown)).toBe(markdown);
});

test.each([
  ['has brackets: [a] and [b](c', 'brackets'],
  ['2 * 3 * 4 and snake_case_name', 'marks of emphasis'],
  ['1. no list', 'a number at the start'],
  ['# no heading', 'a hash at the start'],
  ['costs $5 or $6', 'dollars'],
  ['a `tick', 'a tick'],
  ['a | b', 'a pipe'],
])('characters without a meaning in Markdown remain literal: %s', async (words) => {
  const escaped = words.replace(/[[\]*_#$`|\\]|(?<=^\d)\./g, '\\$&');
  const markdown = await markdownOf(`${escaped}\n`);
  const rendering = await renderMdx({ file: 'docs/page.mdx', source: markdown, eager: true }, references());
  expect(rendering.html).toBe(`<p>${words}</p>`);
});

const LISTING = '````md\n```js\na();\n```\n````';
const IN_LIST = '1. First:\n\n   ```bash\n   npm start\n   ```\n\n2. Second.';
const TABLE = '| a | b |\n| - | :-: |\n| `x \\| y` | |\n| | one \\| two |';
const TABS = `<Tabs groupId="os">
  <TabItem value="mac" label="macOS">

  Press **Cmd**.

  </TabItem>
  <TabItem value="linux">

  \`\`\`js
  if (a) {
    b();
  }
  \`\`\`

  </TabItem>
</Tabs>`;

test.each([
  ['headings lose their ids', '## One {#first}\n\n### Two\n\n## Three {#last-one}', '## One\n\n### Two\n\n## Three'],
  ['a table keeps pipes in its cells, and empty cells', TABLE, TABLE],
  ['a less-than sign does not become a tag', 'If a \\<b> c.', 'If a \\<b> c.'],
  ['a callout is a quotation with its label', ':::caution\nMind the gap.\n:::', '> **Caution**\n>\n> Mind the gap.'],
  ['or with its title', ':::tip Pause *first*\n- one\n:::', '> **Pause first**\n>\n> - one'],
  [
    'inside another',
    '::::note\n:::tip\nDeep.\n:::\nShallow.\n::::',
    '> **Note**\n>\n> > **Tip**\n> >\n> > Deep.\n>\n> Shallow.',
  ],
  ['in a list', '- item\n\n  :::tip\n  Deep.\n  :::', '- item\n\n  > **Tip**\n  >\n  > Deep.'],
  [
    'tabs are listed one after another, each below its label',
    TABS,
    '**macOS**\n\nPress **Cmd**.\n\n**linux**\n\n```js\nif (a) {\n  b();\n}\n```',
  ],
  [
    'a details element is its summary in bold, followed by its content',
    '<details>\n<summary>Why **this** `way`?</summary>\n\nBecause.\n\n</details>',
    '**Why this `way`?**\n\nBecause.',
  ],
  ['a listing with backticks has a longer fence', LISTING, LISTING],
  [
    'its title is above it, without other options',
    '```js title="a.js" {1} showLineNumbers\na();\n```',
    '**a.js**\n\n```js\na();\n```',
  ],
  ['it has no comments that mark lines', '```js\n// highlight-next-line\na();\n```', '```js\na();\n```'],
  [
    'it keeps them where the braces of the fence mark lines',
    '```js {1}\n// highlight-next-line\na();\n```',
    '```js\n// highlight-next-line\na();\n```',
  ],
  ['in a list it keeps its indentation', IN_LIST, IN_LIST],
  [
    'a picture has the address of its file, and its caption below',
    '![A [b] c](./picture.png "What *it* shows")',
    '![A \\[b\\] c](https://site.example/static/1030.png)\n\n*What \\*it\\* shows*',
  ],
  ['so has a figure', '<Figure caption="Laws">\n\n| a |\n| - |\n| 1 |\n\n</Figure>', '| a |\n| - |\n| 1 |\n\n*Laws*'],
  [
    'formulas are TeX between dollars',
    'So $v = \\sqrt{2 g h}$ and\n\n$$\nF = m a\n$$',
    'So $v = \\sqrt{2 g h}$ and\n\n$$\nF = m a\n$$',
  ],
  ['an address of a file is a full one', '[a](./other.mdx#b)', `[a](${SITE}/docs/other#b)`],
  ['of a path', '[a](/showcase?x=1#b)', `[a](${SITE}/showcase?x=1#b)`],
  ['of an anchor', '[a](#b)', `[a](${SITE}/docs/page#b)`],
  ['elsewhere', '[a](https://example.com/x_(y))', '[a](https://example.com/x_\\(y\\))'],
  ['of a mailbox', '[a](mailto:a@b.example)', '[a](mailto:a@b.example)'],
  ['of the settings', '[chat](site:chat)', '[chat](https://example.com/chat)'],
  [
    'of a name of the API',
    '`editor.CircleNode#radius`',
    `[\`editor.CircleNode#radius\`](${SITE}/docs/api/classes/CircleNode#radius)`,
  ],
  ['in a definition', '[a][b]\n\n[b]: ./other.mdx', `[a][b]\n\n[b]: ${SITE}/docs/other`],
  ['footnotes are preserved', 'A[^1]\n\n[^1]: A note with <kbd>Z</kbd>.', 'A[^1]\n\n[^1]: A note with <kbd>Z</kbd>.'],
  [
    'elements without a Markdown equivalent remain',
    '<kbd>Ctrl</kbd>+<kbd>Z</kbd>, H<sub>2</sub>O, x<sup>*n*</sup>',
    '<kbd>Ctrl</kbd>+<kbd>Z</kbd>, H<sub>2</sub>O, x<sup>*n*</sup>',
  ],
  ['an abbreviation is explained', 'See <abbr title="dee">d</abbr>.', 'See d (dee).'],
  ['a line break is one of Markdown', 'One<br />two.', 'One\\\ntwo.'],
  ['an element on a line of its own is a paragraph', 'One.\n\n<kbd>Z</kbd>\n\nTwo.', 'One.\n\n<kbd>Z</kbd>\n\nTwo.'],
  ['terms are in bold', '<dl>\n<dt>Mass</dt>\n<dd>In *kg*.</dd>\n</dl>', '**Mass**\n\nIn *kg*.'],
  ['comments are removed', 'A {/* secret */}b.\n\n{/* truncate */}\n\nC.', 'A b.\n\nC.'],
])('%s: %s', async (_, source, expected) => {
  expect(await markdownOf(`${source}\n`)).toBe(expected);
});

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 120">
<a href="#grid"><title>1 Grid</title><circle cx="32" cy="40" r="13" fill="var(--accent)" /></a>
</svg>`;

test.each([
  [
    'a live scene',
    '```js live title="A ball *falls*" alt="A ball." poster=2\nconst a = `b`;\n```',
    '',
    '![A ball.](https://site.example/static/1030.png)\n\n*A ball \\*falls\\**\n\n```js\nconst a = `b`;\n```',
  ],
  [
    'a scene in a file',
    '<LiveScene src="./ball.js" title="A ball" alt="It falls." />',
    'fall();\n',
    '![It falls.](https://site.example/static/1030.png)\n\n*A ball*\n\n```js\nfall();\n```',
  ],
  [
    'a diagram',
    '## Grid\n\n<Diagram src="./a.svg" alt="Two parts." caption="The parts" />',
    DRAWING,
    `## Grid\n\n**Diagram:** Two parts.\n\n- [1 Grid](${SITE}/docs/page#grid)\n\n*The parts*`,
  ],
])('%s is its picture or its description, its caption, and its code or links', async (_, text, file, markdown) => {
  const files = { source: async () => file, picture: async () => picture };
  expect(await markdownOf(`${text}\n`, files)).toBe(markdown);
});

test('the HTML of the same text is not affected', async () => {
  const rendering = await renderMdx(
    { file: 'docs/page.mdx', source: ':::tip\n[a](./other.mdx)\n:::\n', eager: true },
    references(),
  );
  expect(rendering.html).toContain('<a href="/docs/other">');
});

test('doc comments have full addresses', () => {
  const addresses = { host: 'https://site.example', pathPrefix: '/folder', page: '/' };
  expect(rewriteMarkdown('* See [a](/docs/b).\n', addresses)).toBe(`- See [a](${SITE}/docs/b).`);
});

test('a page starts with its title, and its description if there is one', () => {
  expect(openingOf({ title: 'A *star* # b' })).toBe('# A \\*star\\* # b');
  expect(openingOf({ title: 'A', description: 'What [it] is.' })).toBe('# A\n\n> What \\[it] is.');
});
