import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runImport } from '../src/run-import';
import { temporaryFolder, type Files } from '@physics-editor/lib/testing/temporary-folder';

const SIDEBARS = `# The order of the docs.
docs:
  - doc: index # the first page

  # What is made from the code.
  - category: API
    items:
      - { doc: api, label: Overview }
`;

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Imported {
  status: number;
  output: string;
  report: string;
  /** The text of a file below `content/docs`. */
  doc: (path: string) => string;
  has: (path: string) => boolean;
  /** Imports again. */
  again: (...args: string[]) => Promise<Imported>;
}

/** Runs the command in a project, with what it says. */
async function imported(args: readonly string[], root: string) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const status = await runImport([...args], root, { log: say, error: say });
  return { status, output: lines.join('\n') };
}

/** Imports `files` into a site that has nothing but a sidebar. */
async function importFiles(files: Files, ...args: string[]): Promise<Imported> {
  const source = temporaryFolder(files);
  for (const path of Object.keys(files).filter((name) => name.endsWith('.png'))) writeFileSync(join(source, path), PNG);
  const root = temporaryFolder({ 'content/docs/sidebars.yml': SIDEBARS });
  const run = async (...more: string[]): Promise<Imported> => {
    const { status, output } = await imported([source, '--to', 'docs/guide', ...more], root);
    const path = (name: string) => join(root, 'content/docs', name);
    const report = /node_modules\S+\.md/.exec(output)?.[0];
    return {
      status,
      output,
      report: report ? readFileSync(join(root, report), 'utf8') : '',
      doc: (name) => readFileSync(path(name), 'utf8'),
      has: (name) => existsSync(path(name)),
      again: run,
    };
  };
  return run(...args);
}

/** The text of one imported file without its front matter. It must build as it is. */
async function bodyOf(source: string, path = 'page.md'): Promise<string> {
  const { doc, output } = await importFiles({ [path]: `---\ntitle: Page\n---\n\n${source}` });
  expect(output).toContain('1 page is in content/docs/guide; 1 of them would build without an edit.');
  return doc('guide/page.mdx').replace(/^---\n[\s\S]*?\n---\n\n/, '');
}

test('partials, comments, drafts and titles of READMEs are read as their authors mean them', async () => {
  const { doc, report } = await importFiles({
    'a.md': "import Note from './_note.mdx';\nimport Card from './_card.mdx';\n\n<Note />\n\n<Card />\n",
    '_note.mdx': 'Of the note.',
    '_card.mdx': 'Of the card.',
    'b.md': '---\ntitle: Page: one\ndraft: true\nunlisted: true\n---\n\n{/* TODO: internal */}\n\nText.\n',
    'c.md': '<h1 align="center">\n<img src="./logo.png" alt="Logo" width="200"><br>\nAcme\n</h1>\n\nText.\n',
    'logo.png': '',
  });
  expect(doc('guide/a.mdx')).toMatch(/Of the note\.\s+Of the card\./);
  expect(doc('guide/b.mdx')).toMatch(/^---\ntitle: "Page: one"\ndraft: true\n---\n\nText\.\n$/);
  expect(report).toContain('The page was unlisted; here, every page is listed.');
  expect(doc('guide/c.mdx')).toMatch(/^---\ntitle: Acme\n---\n\n!\[Logo\]\(\.\/\S*logo\.png\)\n\nText\.\n$/);
});

test('Markdown outside of the docs is listed as not imported', async () => {
  const files = { 'README.md': '# A', 'docs/a.md': '# A', 'blog/b.md': '# B' };
  const { output, report } = await importFiles(files);
  expect(output).toContain('1 page is in content/docs/guide; 1 of them would build');
  expect(output).toContain('2 files outside of the folder of the docs were not imported.');
  expect(report).toContain('## Not imported\n\n- README.md\n- blog/b.md\n');
});

describe('Docusaurus', () => {
  const FILES = {
    'docusaurus.config.js': "throw new Error('this must not run');\n",
    'sidebars.js': `module.exports = {
  tutorialSidebar: [
    'intro',
    { type: 'category', label: 'Basics', items: ['basics/first', { type: 'doc', id: 'basics/second', label: 'Two' }] },
  ],
};`,
    'static/img/dot.png': 'a picture',
    'docs/intro.md': `---
sidebar_position: 1
slug: /start
custom_edit_url: null
---

# Start here

See [the first](./basics/01-first.mdx#own), [the same](/docs/basics/first) and [nothing](./gone.md).

![A dot](/img/dot.png)
`,
    'docs/basics/01-first.mdx': `---
title: First
id: first
---
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# First

## Way {#own}

:::warning Mind the gap

A {1 + 1} and {'words'}.

:::

<Tabs groupId="os" queryString>
  <TabItem value="mac" label="macOS">

    Indented text.

  </TabItem>
  <TabItem value="win" default>Windows text.</TabItem>
</Tabs>

\`\`\`js live title="a.js" {1,3-4} showLineNumbers
a();
## Not a heading {#none}
\`\`\`
`,
    'docs/basics/second.md': 'Text of the second.\n',
    'docs/basics/_part.mdx': 'Not a page.\n',
  };

  test('pages, links, pictures, tabs, callouts and the sidebar', async () => {
    const { doc, has, report } = await importFiles(FILES);
    expect(doc('guide/intro.mdx')).toBe(`---
title: Start here
slug: start
---

See [the first](./basics/first.mdx#own), [the same](./basics/first.mdx) and nothing.

![A dot](./dot.png)
`);
    expect(has('guide/dot.png')).toBe(true);
    expect(has('guide/basics/part.mdx')).toBe(false);
    expect(doc('guide/basics/first.mdx')).toBe(`---
title: First
---

## Way {#own}

:::caution Mind the gap

A \`1 + 1\` and words.

:::

<Tabs groupId="os" defaultValue="win" queryString="os">

<TabItem value="mac" label="macOS">

Indented text.

</TabItem>

<TabItem value="win" label="win">

Windows text.

</TabItem>

</Tabs>

\`\`\`js title="a.js" {1} showLineNumbers
a();
## Not a heading {#none}
\`\`\`
`);
    // The sidebar is read without running it, and the rest of the file stays as it was.
    expect(doc('sidebars.yml')).toBe(`${SIDEBARS}  - category: Guide
    items:
      - doc: guide/intro
      - category: Basics
        items:
          - doc: guide/basics/first
          - doc: guide/basics/second
            label: Two
`);
    expect(report).toContain('- [ ] line 9: The link ./gone.md leads to nothing that was imported; its text stays.');
    expect(report).toContain('- line 1: Fields left out: custom_edit_url.');
    expect(report).toContain('The value of {1 + 1} was left out: the importer runs no code.');
  });

  test('an include is replaced by the text of the file', async () => {
    const { doc, report } = await importFiles({
      'docs/a.mdx': "---\ntitle: A\n---\nimport Part from './parts/_part.mdx';\n\nBefore.\n\n<Part />\n",
      'docs/parts/_part.mdx': 'See [A](../a.mdx).\n\n<Chart />\n',
    });
    expect(doc('guide/a.mdx')).toContain('Before.\n\nSee [A](./a.mdx).\n');
    expect(report).toContain('parts/_part.mdx:3: <Chart> is not supported and was left out.');
  });
});

test('Starlight: asides, tabs, steps, cards and the order of the configuration', async () => {
  const { doc, report } = await importFiles({
    'astro.config.mjs': `export default defineConfig({ integrations: [starlight({ title: 'A', sidebar: [
        { label: 'Start', items: [{ label: 'Zero', slug: 'zero' }, 'one'] },
        { label: 'Reference', autogenerate: { directory: 'reference' } },
      ] })] });`,
    'src/content/docs/zero.mdx': `---
title: Zero
description: What zero is.
sidebar:
  order: 2
---
import { Aside, Tabs, TabItem, Steps, Card, Icon } from '@astrojs/starlight/components';

<Aside type="tip" title="Look">Words.</Aside>

<Tabs syncKey="pm">
  <TabItem label="npm">npm text</TabItem>
  <TabItem label="pnpm">pnpm text</TabItem>
</Tabs>

<Steps>

1. One.
2. Two.

</Steps>

<Card title="A card" icon="rocket">Card text.</Card>

<Unknown>Unknown text.</Unknown>
`,
    'src/content/docs/one.md':
      '---\ntitle: One\n---\n\n:::note[With *marks*]\nText.\n:::\n\nSee [b](/reference/b/#part).\n',
    'src/content/docs/reference/b.md': '---\ntitle: B\nsidebar:\n  order: 1\n---\n\n## Part\n',
    'src/content/docs/reference/a.md': '---\ntitle: A\nsidebar:\n  order: 2\n---\n',
  });
  expect(doc('guide/zero.mdx')).toBe(`---
title: Zero
description: What zero is.
---

:::tip Look

Words.

:::

<Tabs groupId="pm">

<TabItem value="npm" label="npm">

npm text

</TabItem>

<TabItem value="pnpm" label="pnpm">

pnpm text

</TabItem>

</Tabs>

1. One.
2. Two.

**A card**

Card text.

Unknown text.
`);
  expect(doc('guide/one.mdx')).toContain(':::note With marks\n\nText.\n\n:::\n\nSee [b](./reference/b.mdx#part).\n');
  expect(doc('sidebars.yml')).toContain(`  - category: Guide
    items:
      - category: Start
        items:
          - doc: guide/zero
            label: Zero
          - doc: guide/one
      - category: Reference
        items:
          - doc: guide/reference/b
          - doc: guide/reference/a
`);
  expect(report).toContain('<Unknown> is not supported; its text was preserved.');
});

test('VitePress: containers, code groups, listings and the order of the configuration', async () => {
  const { doc, has } = await importFiles({
    '.vitepress/config.ts': `import { defineConfig } from 'vitepress';
function guide() { return [{ text: 'Two', link: '/two' }, { text: 'Home', link: '/' }]; }
export default defineConfig({ themeConfig: { sidebar: { '/': { base: '/', items: guide() } } }, srcDir: './src' });`,
    'src/index.md': '---\nlayout: home\nhero:\n  name: Site\n---\n\nSee [two](/two.html#step-1-do).\n',
    'src/two.md': `<script setup>
const a = 1;
</script>

# Two

## Step 1: Do

::: tip Title
Text with {{ mustache }} and <Badge type="tip" text="new" />.
:::

::: details More
Folded.
:::

::: code-group

\`\`\`js{1} [a.js]
a(); // [!code highlight]
\`\`\`

\`\`\`vue-html:line-numbers [a.ts]
a();
\`\`\`

:::
`,
  });
  expect(has('guide/index.mdx')).toBe(true);
  expect(doc('guide/index.mdx')).toContain('title: Guide\n---\n\nSee [two](./two.mdx#step-1-do).\n');
  expect(doc('guide/two.mdx')).toBe(`---
title: Two
---

## Step 1: Do

:::tip Title

Text with \\{\\{ mustache }} and  (new).

:::

<details>

<summary>More</summary>

Folded.

</details>

<Tabs>

<TabItem value="ajs" label="a.js">

\`\`\`js title="a.js" {1}
a();
\`\`\`

</TabItem>

<TabItem value="ats" label="a.ts">

\`\`\`html title="a.ts" showLineNumbers
a();
\`\`\`

</TabItem>

</Tabs>
`);
  expect(doc('sidebars.yml')).toContain('  - category: Guide\n    doc: guide\n    items:\n      - doc: guide/two\n');
});

test('GitHub: alerts, HTML, anchors and pictures on other hosts', async () => {
  const { doc, report } = await importFiles({
    'README.md': `# My tool

[![Build](https://host.example/badge.svg)](https://host.example/build) ![Shot](https://host.example/a.png)

> [!WARNING]
> Hot.

<details><summary>More <b>things</b></summary>

- In a list

</details>

<a name="deep"></a>
## Deep things

See [deep](#deep), [deeper](more/Deeper.md#a-heading) and [the top](#my-tool).

<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td><code>x</code></td></tr></table>

<!-- nobody reads this -->

    indented();

Costs $5 and $10, {braces}, a < b, <https://host.example>, <kbd>Z</kbd><br>end.
`,
    'more/Deeper.md': '# Deeper\n\n# A heading\n\nText.\n',
  });
  expect(doc('guide/index.mdx')).toBe(`---
title: My tool
---

[Build](https://host.example/build) [Shot](https://host.example/a.png)

:::caution Warning

Hot.

:::

<details>

<summary>More **things**</summary>

- In a list

</details>

## Deep things

See [deep](#deep-things), [deeper](./more/deeper.mdx#a-heading) and the top.

| A | B |
| - | - |
| 1 | \`x\` |

\`\`\`
indented();
\`\`\`

Costs \\$5 and \\$10, \\{braces}, a \\< b, [https://host.example](https://host.example), <kbd>Z</kbd><br />end.
`);
  expect(doc('guide/more/deeper.mdx')).toBe('---\ntitle: Deeper\n---\n\n## A heading\n\nText.\n');
  expect(report).toContain('The picture https://host.example/a.png became a link');
  expect(report).toContain('A comment was left out.');
});

describe('texts', () => {
  test.each([
    ['a placeholder stays a text', 'Use Array<string> or <name>.', 'Use Array\\<string> or \\<name>.\n'],
    ['a line that begins as a module does', 'import a word, then {go}.', '&#x69;mport a word, then \\{go}.\n'],
    [
      'a video becomes a link',
      '<video src="https://host.example/a.mp4" title="Demo"></video>',
      '[Demo](https://host.example/a.mp4)\n',
    ],
    ['a line ends before a link', 'Go to\n[a](https://host.example)\nnow.', 'Go to\n[a](https://host.example)\nnow.\n'],
    ['the end of nothing is left out', 'Text\n:::', 'Text\n'],
    ['a kind that only objects have is none', ':::constructor\nText.\n:::', 'Text.\n'],
    ['a language that only objects have is one', '```constructor\na\n```', '```constructor\na\n```\n'],
    ['an example is no link', 'Like https://example.com/en.', 'Like `https://example.com/en`.\n'],
    ['a title of an alert', '> [!tip] Own title\n> Text.', ':::tip Own title\n\nText.\n\n:::\n'],
    ['markup after the mark of an alert', '> [!INFO] Use `x`\n> now.', ':::info\n\nUse `x`\nnow.\n\n:::\n'],
    ['a list between items', '<ul>\n<li>a</li>\n<ul><li>b</li></ul>\n</ul>', '- a\n  - b\n'],
    ['an explicit id does not count', '[a](#b)\n\n## B {#d}\n\n## B', '[a](#b)\n\n## B {#d}\n\n## B\n'],
    ['an explicit id of react.dev', '[a](#b-2)\n\n## C {/*b-2*/}', '[a](#b-2)\n\n## C {#b-2}\n'],
    ['an explicit id in any script', '[a](#ü)\n\n## C {#ü}', '[a](#ü)\n\n## C {#ü}\n'],
    ['an anchor of GitHub', '[c](#c--c)\n\n## C++ & C#', '[c](#c-plus-plus--c-sharp)\n\n## C++ & C\\#\n'],
    ['emphasis within a word', 'ab*cd*ef', 'ab*cd*ef\n'],
    ['references get their addresses', '[a][b]\n\n[b]: https://host.example', '[a](https://host.example)\n'],
  ])('%s', async (_, source, expected) => {
    expect(await bodyOf(source)).toBe(expected);
  });

  test.each([
    ['<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>', '- a\n- b\n'],
    ['<dl>\n  <dt>a</dt>\n  <dd>b</dd>\n</dl>', '<dl>\n\n<dt>\n\na\n\n</dt>\n\n<dd>\n\nb\n\n</dd>\n\n</dl>\n'],
    ['<details>\n<summary>a</summary>\n\nb\n\n</details>', '<details>\n\n<summary>a</summary>\n\nb\n\n</details>\n'],
    [
      '<details>\n\n<code>a</code> b\n\n<code>c</code> d\n\n</details>',
      '<details>\n\n<summary>Details</summary>\n\n`a` b\n\n`c` d\n\n</details>\n',
    ],
  ])('parts on lines of their own in MDX: %j', async (source, expected) => {
    expect(await bodyOf(source, 'page.mdx')).toBe(expected);
  });

  test('titles of components without an equivalent stay', async () => {
    const { doc } = await importFiles({
      'a.mdx': '# A\n\n<Step title="One">Go.</Step>\n\n<Own title="Two">\n\nStay.\n\n</Own>\n',
    });
    expect(doc('guide/a.mdx')).toContain('**One**\n\nGo.\n\n**Two**\n\nStay.\n');
  });

  test('a file that is not MDX is read as Markdown', async () => {
    expect(await bodyOf('A <br> and {not code.\n', 'page.mdx')).toBe('A <br /> and \\{not code.\n');
  });

  test.each([
    ['of the heading that says it', '## Page\n\n#### Part\n', '## Part\n'],
    ['not of an h1 further down, of several', '## A\n\n# B\n\n# C\n', '### A\n\n## B\n\n## C\n'],
  ])('the title of a file without one is that %s', async (_, source, expected) => {
    const { doc } = await importFiles({ 'page.md': source });
    expect(doc('guide/page.mdx')).toBe(`---\ntitle: Page\n---\n\n${expected}`);
  });

  test('the title of a file without one is derived from its name, which is reported', async () => {
    const { doc, report } = await importFiles({ '02-getting_started.md': 'Text.\n', '2024-01-02-news.md': 'Text.\n' });
    expect(doc('guide/getting-started.mdx')).toBe('---\ntitle: Getting started\n---\n\nText.\n');
    expect(report).toContain('The title "Getting started" was made from the file\'s name.');
    expect(doc('guide/2024-01-02-news.mdx')).toContain('title: 2024 01 02 news\n');
  });
});

test('an unclosed container and a file in another encoding are reported', async () => {
  const { report } = await importFiles({ 'a.md': '# A\n\n::: tip\n\nText.\n', 'b.md': '# B\n\nCaf\u{FFFD}.\n' });
  expect(report).toContain('- [ ] line 3: ":::tip" is never closed, so it contains everything that follows.');
  expect(report).toContain('- [ ] line 1: The file is not UTF-8: characters are lost.');
});

describe('existing files', () => {
  test('nothing is overwritten without --force; with it, the result is the same', async () => {
    const first = await importFiles({ 'a.md': '# A\n\nText.\n' });
    const [page, sidebars] = [first.doc('guide/a.mdx'), first.doc('sidebars.yml')];
    const second = await first.again();
    expect(second.status).toBe(1);
    expect(second.output).toBe(
      'content/docs/guide/a.mdx exists already. Choose another section than docs/guide, or replace them with --force.',
    );
    expect(second.doc('sidebars.yml')).toBe(sidebars);
    const third = await first.again('--force');
    expect(third.status).toBe(0);
    expect([third.doc('guide/a.mdx'), third.doc('sidebars.yml')]).toEqual([page, sidebars]);
  });

  test('two files never get one address', async () => {
    const { has, doc } = await importFiles({ 'faq.md': '# One\n', 'faq/index.md': '# Two\n', 'FAQ.md': '# Three\n' });
    expect(doc('guide/faq/index.mdx')).toContain('Two');
    expect(has('guide/faq.mdx')).toBe(false);
    expect([has('guide/faq-2.mdx'), has('guide/faq-3.mdx')]).toEqual([true, true]);
  });

  test('faults that the build would find are reported with file and line', async () => {
    const { report, output } = await importFiles({ 'a.md': '# A\n\n```math\n\\frac{\n```\n' });
    expect(output).toContain('0 of them would build without an edit');
    expect(report).toMatch(
      /Faults that the build reports:\n\n- \[ \] content\/docs\/guide\/a\.mdx:5:1 This formula is not TeX/,
    );
  });
});

describe('a vault of Obsidian', () => {
  const FILES = {
    '.obsidian/app.json': '{}',
    'Templates/Note.md': '# {{title}}\n',
    'notes/Pulley notes.md': '# Pulley notes\n\n## In numbers\n\nSee ![[Lever notes]].\n',
    'img/wheel 1.png': 'a picture',
  };
  const noteOf = async (text: string) => {
    const note = `---\ntitle: Levers\n---\n${text}\n`;
    const { doc, report, has } = await importFiles({ ...FILES, 'Lever notes.md': note });
    expect(has('guide/templates/note.mdx')).toBe(false);
    const tasks = report.slice(report.indexOf('Lever notes.md'), report.indexOf('## notes'));
    return [doc('guide/lever-notes.mdx').split('---\n\n')[1]?.trim(), tasks.match(/(?<=- \[ \] line 4: ).*/g) ?? []];
  };

  test.each<[string, string, readonly string[]]>([
    ['[[Pulley notes]]', '[Pulley notes](./notes/pulley-notes.mdx)', []],
    ['[[Pulley notes#In numbers|so much]]', '[so much](./notes/pulley-notes.mdx#in-numbers)', []],
    [
      '[[Pulley notes#^law]].',
      '[Pulley notes](./notes/pulley-notes.mdx).',
      ['The link to the block #^law became one to its page.'],
    ],
    ['[[Nowhere]].', 'Nowhere.', ['The link /Nowhere leads to nothing that was imported; its text stays.']],
    [
      '![[Pulley notes]]',
      '[Pulley notes](./notes/pulley-notes.mdx)',
      ['The embedded note Pulley notes became a link.'],
    ],
    ['![[wheel 1.png|A wheel]]', '![A wheel](./wheel-1.png)', []],
    [
      '![[wheel 1.png|300x20]]',
      '![Wheel 1](./wheel-1.png)',
      ['The picture wheel-1.png has no description; "Wheel 1" is used instead.'],
    ],
    ['A ==long arm== moves.', 'A <mark>long arm</mark> moves.', []],
    ['One%% two%% three.', 'One three.', ['A comment was left out.']],
    ['%%', '%%', ['A comment over several lines stays as text.']],
    ['A law. ^law-1', 'A law.', ['The name ^law-1 of a block was left out.']],
    ['About #mechanics/basic.', 'About #mechanics/basic.', ['The tag #mechanics/basic stays as text.']],
    ['Issue #5, `[[a]] ==b== #c`', 'Issue #5, `[[a]] ==b== #c`', []],
  ])('%s becomes %s', async (text, body, tasks) => {
    expect(await noteOf(text)).toEqual([body, tasks]);
  });
});

describe('bad arguments', () => {
  const messageOf = async (...args: string[]): Promise<string> => {
    const { status, output } = await imported(args, temporaryFolder());
    expect(status).toBe(1);
    return output;
  };

  test.each([
    [[], /^The folder to import is missing: npm run import -- <folder>/],
    [['a'], /^The destination \(--to\) is missing/],
    [['a', 'b', '--to', 'docs/x'], /^Only one folder can be imported at a time, not also b/],
    [['a', '--to', 'blog'], /^--to blog cannot be used\. Write --to docs\/<section>/],
    [['a', '--to', 'docs/../x'], /^--to docs\/\.\.\/x cannot be used/],
    [['a', '--into', 'docs/x'], /Unknown option '--into'/],
    [['/no/such/folder', '--to', 'docs/x'], /^There is no folder \/no\/such\/folder\.$/],
  ])('%j', async (args, message) => {
    expect(await messageOf(...args)).toMatch(message);
  });

  test('a folder without Markdown', async () => {
    expect(await messageOf(temporaryFolder({ 'a.txt': '' }), '--to', 'docs/x')).toMatch(/^There is no Markdown/);
  });
});
