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

const lines = (...parts: string[]): string => parts.join('\n');

test('plain Markdown is unchanged', async () => {
  const source = lines(
    '## Heading',
    '',
    'Some *text* with **bold**, ~~a strike~~ and `code`.',
    '',
    '- one',
    '- two',
    '',
    '  A second paragraph of it.',
    '',
    '  1. inner',
    '     - innermost',
    '',
    '---',
    '',
    '> A quotation.',
  );
  const markdown = await markdownOf(source);
  expect(markdown).toContain('Some *text* with **bold**, ~~a strike~~ and `code`.');
  expect(markdown).toContain('\n\n  A second paragraph of it.\n\n  1. inner\n     - innermost\n');
  expect(await markdownOf(markdown)).toBe(markdown);
});

test('headings keep their order and lose their ids', async () => {
  expect(await markdownOf('## One {#first}\n\n### Two\n\n## Three {#last-one}\n')).toBe(
    '## One\n\n### Two\n\n## Three',
  );
});

test('a table keeps pipes in its cells, and empty cells', async () => {
  const table = lines('| a | b |', '| - | :-: |', '| `x \\| y` | |', '| | one \\| two |');
  const markdown = await markdownOf(table);
  expect(markdown).toBe(table);
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

test('a less-than sign of the text does not become a tag', async () => {
  expect(await markdownOf('If a \\<b> c.\n')).toBe('If a \\<b> c.');
});

describe('a callout is a quotation', () => {
  test('with its label in bold', async () => {
    expect(await markdownOf(':::caution\nMind the gap.\n:::\n')).toBe('> **Caution**\n>\n> Mind the gap.');
  });

  test('or its title', async () => {
    expect(await markdownOf(':::tip Pause *first*\n- one\n:::\n')).toBe('> **Pause first**\n>\n> - one');
  });

  test('inside another, and in a list', async () => {
    expect(await markdownOf('::::note\n:::tip\nDeep.\n:::\nShallow.\n::::\n')).toBe(
      lines('> **Note**', '>', '> > **Tip**', '> >', '> > Deep.', '>', '> Shallow.'),
    );
    expect(await markdownOf('- item\n\n  :::tip\n  Deep.\n  :::\n')).toBe(
      lines('- item', '', '  > **Tip**', '  >', '  > Deep.'),
    );
  });
});

test('tabs are listed one after another, each below its label', async () => {
  const source = lines(
    '<Tabs groupId="os">',
    '  <TabItem value="mac" label="macOS">',
    '',
    '  Press **Cmd**.',
    '',
    '  </TabItem>',
    '  <TabItem value="linux">',
    '',
    '  ```js',
    '  if (a) {',
    '    b();',
    '  }',
    '  ```',
    '',
    '  </TabItem>',
    '</Tabs>',
  );
  expect(await markdownOf(source)).toBe(
    lines('**macOS**', '', 'Press **Cmd**.', '', '**linux**', '', '```js', 'if (a) {', '  b();', '}', '```'),
  );
});

test('a details element is its summary in bold, followed by its content', async () => {
  const source = lines('<details>', '<summary>Why **this** `way`?</summary>', '', 'Because.', '', '</details>');
  expect(await markdownOf(source)).toBe('**Why this `way`?**\n\nBecause.');
});

describe('a listing', () => {
  test('with backticks has a longer fence', async () => {
    const source = lines('````md', '```js', 'a();', '```', '````');
    expect(await markdownOf(source)).toBe(source);
  });

  test('has its title above it, and no other options', async () => {
    expect(await markdownOf('```js title="a.js" {1} showLineNumbers\na();\n```\n')).toBe(
      '**a.js**\n\n```js\na();\n```',
    );
  });

  test('has no comments that mark lines', async () => {
    expect(await markdownOf('```js\n// highlight-next-line\na();\n```\n')).toBe('```js\na();\n```');
  });

  test('in a list keeps its indentation', async () => {
    const source = lines('1. First:', '', '   ```bash', '   npm start', '   ```', '', '2. Second.');
    expect(await markdownOf(source)).toBe(source);
  });
});

test('a live scene is its poster, its caption and its code', async () => {
  const fence = lines('```js live title="A ball *falls*" alt="A ball." poster=2', 'const a = `b`;', '```');
  const markdown = await markdownOf(fence, { picture: async () => picture });
  expect(markdown).toBe(
    lines(
      '![A ball.](https://site.example/static/1030.png)',
      '',
      '*A ball \\*falls\\**',
      '',
      '```js',
      'const a = `b`;',
      '```',
    ),
  );
});

test('a scene in a file is the same', async () => {
  const element = '<LiveScene src="./ball.js" title="A ball" alt="It falls." />';
  const markdown = await markdownOf(`${element}\n`, {
    picture: async () => picture,
    source: async () => 'fall();\n',
  });
  expect(markdown).toBe('![It falls.](https://site.example/static/1030.png)\n\n*A ball*\n\n```js\nfall();\n```');
});

test('a diagram is its text alternative, its links and its caption', async () => {
  const drawing = lines(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 120">',
    '<a href="#grid"><title>1 Grid</title><circle cx="32" cy="40" r="13" fill="var(--accent)" /></a>',
    '</svg>',
  );
  const source = lines('## Grid', '', '<Diagram src="./a.svg" alt="Two parts." caption="The parts" />');
  const markdown = await markdownOf(source, { source: async () => drawing });
  expect(markdown).toBe(
    lines('## Grid', '', '**Diagram:** Two parts.', '', `- [1 Grid](${SITE}/docs/page#grid)`, '', '*The parts*'),
  );
});

test('pictures have the address of their file, and their caption below', async () => {
  expect(await markdownOf('![A [b] c](./picture.png "What *it* shows")\n')).toBe(
    '![A \\[b\\] c](https://site.example/static/1030.png)\n\n*What \\*it\\* shows*',
  );
  expect(await markdownOf('<Figure caption="Laws">\n\n| a |\n| - |\n| 1 |\n\n</Figure>\n')).toBe(
    '| a |\n| - |\n| 1 |\n\n*Laws*',
  );
});

test('formulas are TeX between dollars', async () => {
  expect(await markdownOf('So $v = \\sqrt{2 g h}$ and\n\n$$\nF = m a\n$$\n')).toBe(
    'So $v = \\sqrt{2 g h}$ and\n\n$$\nF = m a\n$$',
  );
});

test.each([
  ['[a](./other.mdx#b)', `[a](${SITE}/docs/other#b)`],
  ['[a](/showcase?x=1#b)', `[a](${SITE}/showcase?x=1#b)`],
  ['[a](#b)', `[a](${SITE}/docs/page#b)`],
  ['[a](https://example.com/x_(y))', '[a](https://example.com/x_\\(y\\))'],
  ['[a](mailto:a@b.example)', '[a](mailto:a@b.example)'],
  ['[chat](site:chat)', '[chat](https://example.com/chat)'],
  ['`editor.CircleNode#radius`', `[\`editor.CircleNode#radius\`](${SITE}/docs/api/classes/CircleNode#radius)`],
])('addresses are full ones: %s', async (source, markdown) => {
  expect(await markdownOf(`${source}\n`)).toBe(markdown);
});

test('addresses in definitions are also completed', async () => {
  expect(await markdownOf('[a][b]\n\n[b]: ./other.mdx\n')).toBe(`[a][b]\n\n[b]: ${SITE}/docs/other`);
});

test('footnotes are preserved', async () => {
  const source = 'A[^1]\n\n[^1]: A note with <kbd>Z</kbd>.';
  expect(await markdownOf(`${source}\n`)).toBe(source);
});

test('elements without a Markdown equivalent remain', async () => {
  expect(await markdownOf('<kbd>Ctrl</kbd>+<kbd>Z</kbd>, H<sub>2</sub>O, x<sup>*n*</sup>\n')).toBe(
    '<kbd>Ctrl</kbd>+<kbd>Z</kbd>, H<sub>2</sub>O, x<sup>*n*</sup>',
  );
  expect(
    await markdownOf('<mark>a</mark> <cite>b</cite> <small>c</small> <abbr title="dee">d</abbr>\n\nx\n'),
  ).toContain('d (dee)');
  expect(await markdownOf('One<br />two.\n')).toBe('One\\\ntwo.');
});

test('elements on a line of their own are a paragraph', async () => {
  expect(await markdownOf('One.\n\n<kbd>Z</kbd>\n\nTwo.\n')).toBe('One.\n\n<kbd>Z</kbd>\n\nTwo.');
});

test('definition lists are terms in bold, followed by their definitions', async () => {
  expect(await markdownOf('<dl>\n<dt>Mass</dt>\n<dd>In *kg*.</dd>\n</dl>\n')).toBe('**Mass**\n\nIn *kg*.');
});

test('comments are removed, including the truncate mark', async () => {
  expect(await markdownOf('A {/* secret */}b.\n\n{/* truncate */}\n\nC.\n')).toBe('A b.\n\nC.');
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
