import { renderMdx } from '../src/render';
import { picture, references } from '../../../__tests__/support/references';
import { renderText } from '../../../__tests__/support/render-text';

const render = (source: string, eager = true) => renderMdx({ file: 'docs/page.mdx', source, eager }, references());

/** The HTML of a text that must have no fault. */
const htmlOf = async (source: string, eager = true): Promise<string> => {
  const { html, faults } = await render(source, eager);
  expect(faults).toEqual([]);
  return html;
};

test('links and diagrams of a site in a folder of its host carry the path prefix, once', async () => {
  const { html } = await renderMdx(
    {
      file: 'docs/page.mdx',
      eager: true,
      source:
        '[A](./other.mdx#part) [B](/showcase) `editor.CircleNode`\n\n> [C](#here), [D](https://example.com/), [E](//example.com)\n\n## Here\n',
    },
    { ...references(), pathPrefix: '/folder' },
  );
  const links = [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([
    '/folder/docs/other#part',
    '/folder/showcase',
    '/folder/docs/api/classes/CircleNode',
    '#here',
    'https://example.com/',
    '//example.com',
    '#here',
  ]);
});

/** Text of HTML, without its tags and with single spaces. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const fence = (code: string, meta = ''): string => `\`\`\`${meta}\n${code}\n\`\`\`\n`;

test('renders Markdown, GFM and formulas to static HTML', async () => {
  const { html } = await render('Some *text* with ~~a strike~~ and $v = g t$.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n');
  expect(html).toContain('<em>text</em>');
  expect(html).toContain('<del>a strike</del>');
  expect(html).toContain('<math');
  expect(html).toContain('<table>');
});

test('an empty text is empty HTML without faults', async () => {
  expect(await render('---\ntitle: A\n---\n')).toMatchObject({ html: '', excerpt: null, words: 0, faults: [] });
});

test('the front matter is not part of the text', async () => {
  expect(await htmlOf('---\ntitle: A\n---\n\nText.\n')).toBe('<p>Text.</p>');
});

test.each(['A 16:9 screen', 'a:b and c::d', 'at 10:30: go', ':smile:', 'std::vector', 'note:tip'])(
  '"%s" remains unchanged',
  async (text) => {
    expect(await htmlOf(`${text}\n`)).toBe(`<p>${text}</p>`);
  },
);

test('a byte order mark at the start of a file is not rendered', async () => {
  expect(await htmlOf('\uFEFF---\ntitle: A\n---\n\nText.\n')).toBe('<p>Text.</p>');
});

test.each([
  '<p>Press <kbd>Z</kbd>.</p>',
  '<p>H<sub>2</sub>O</p>',
  '<p>x<sup>2</sup></p>',
  '<p>See <small>this</small>, <mark>that</mark> and <abbr title="So it is">so</abbr>.</p>',
])('elements without a Markdown equivalent are unchanged: %s', async (html) => {
  expect(await htmlOf(`${html.slice('<p>'.length, -'</p>'.length)}\n`)).toBe(html);
});

test('an element can break a line', async () => {
  expect(await htmlOf('One<br />two.\n')).toBe('<p>One<br/>two.</p>');
});

test('kbd and similar elements are unchanged in a text', async () => {
  expect(await htmlOf('Press <kbd>Ctrl</kbd>+<kbd>Z</kbd>.')).toBe('<p>Press <kbd>Ctrl</kbd>+<kbd>Z</kbd>.</p>');
});

test('a table is in a container that scrolls', async () => {
  expect(await htmlOf('| a |\n| - |\n| 1 |\n')).toMatch(
    /^<div class="table"[^>]* tabindex="0"><table>.*<\/table><\/div>$/,
  );
});

describe('callouts', () => {
  test.each([
    ['note', 'Note'],
    ['tip', 'Tip'],
    ['info', 'Info'],
    ['danger', 'Danger'],
    ['caution', 'Caution'],
  ])('%s is labelled %s by default', async (kind, label) => {
    const html = await htmlOf(`:::${kind}\n\nText.\n\n:::\n`);
    expect(html).toMatch(new RegExp(`^<aside class="callout callout-${kind}" aria-label="${label}">`));
    expect(textOf(html)).toBe(`${label} Text.`);
  });

  test.each([
    ['secondary', 'note'],
    ['success', 'tip'],
    ['important', 'info'],
    ['warning', 'danger'],
  ])('%s is another name of %s', async (alias, kind) => {
    expect(await htmlOf(`:::${alias}\nText.\n:::\n`)).toContain(`callout-${kind}"`);
  });

  test('a title replaces the label', async () => {
    const html = await htmlOf(':::tip Pause first\nText.\n:::\n');
    expect(html).toContain('aria-label="Pause first"');
    expect(textOf(html)).toBe('Pause first Text.');
  });

  test('a title may also be in brackets', async () => {
    expect(textOf(await htmlOf(':::tip[Pause first]\nText.\n:::\n'))).toBe('Pause first Text.');
  });

  test('a title may contain brackets and code', async () => {
    expect(textOf(await htmlOf(':::note The `run` of [all]\nText.\n:::\n'))).toBe('The run of [all] Text.');
  });

  test('a callout can contain lists and code', async () => {
    const html = await htmlOf(`:::info\n- one\n\n${fence('let a;', 'js')}:::\n`);
    expect(html).toMatch(/<aside.*<li>one<\/li>.*<pre.*<\/aside>/s);
  });

  test('outer callouts have more colons', async () => {
    const html = await htmlOf('::::note\n:::tip Inner\nDeep.\n:::\nShallow.\n::::\n');
    expect(textOf(html)).toBe('Note Inner Deep. Shallow.');
    expect(html).toMatch(
      /callout-note.*<aside class="callout callout-tip".*Deep\.<\/p><\/aside><p>Shallow\.<\/p><\/aside>$/s,
    );
  });

  test('a callout in a callout with a title is a nested aside', async () => {
    expect(await htmlOf('::::note Outer\n:::tip Inner\nDeep.\n:::\nShallow.\n::::\n')).toMatch(
      /^<aside class="callout callout-note" aria-label="Outer">.*<aside class="callout callout-tip" aria-label="Inner">.*<p>Deep\.<\/p><\/aside><p>Shallow\.<\/p><\/aside>$/s,
    );
  });

  test('callouts with titles nest three deep, and beside each other', async () => {
    const html = await htmlOf(
      ':::::note A\n::::tip B\n:::info C\nDeep.\n:::\n:::danger D\nBeside.\n:::\n::::\n:::::\n',
    );
    expect(html.match(/<aside [^>]*>/g)).toEqual(
      [
        ['note', 'A'],
        ['tip', 'B'],
        ['info', 'C'],
        ['danger', 'D'],
      ].map(([kind, title]) => `<aside class="callout callout-${kind}" aria-label="${title}">`),
    );
    expect(html).toMatch(/<p>Beside\.<\/p><\/aside><\/aside><\/aside>$/);
    expect(textOf(html)).toBe('A B C Deep. D Beside.');
  });

  test.each([':::Note Title\nText.\n:::\n', ':::Note Title\nText.\n', ':::no-te Title\nText.\n'])(
    'a callout with invalid syntax is a fault: %j',
    async (callout) => {
      expect((await render(`Before.\n\n${callout}`)).faults).toMatchObject([
        {
          file: 'content/docs/page.mdx',
          line: 3,
          message: 'This callout is not understood.',
          hint: 'write ":::tip Title" and, below the text, ":::"',
        },
      ]);
    },
  );

  test('a callout may be in a list', async () => {
    expect(await htmlOf('- item\n\n  :::note Here\n  Text.\n  :::\n')).toMatch(/<li>.*<aside.*<\/aside>\s*<\/li>/s);
  });

  test('works with Windows line ends', async () => {
    expect(textOf(await htmlOf('Before.\r\n\r\n:::tip Pause first\r\nText.\r\n:::\r\n'))).toBe(
      'Before. Pause first Text.',
    );
  });

  test('an unknown kind is a fault', async () => {
    expect((await render('---\ntitle: A\n---\n\n:::note\nText.\n:::\n\n:::tipp\nText.\n:::\n')).faults).toMatchObject([
      {
        file: 'content/docs/page.mdx',
        line: 9,
        message: 'There is no callout ":::tipp".',
        hint: 'did you mean "tip"? (known: note, tip, info, danger, caution)',
      },
    ]);
  });
});

describe('headings', () => {
  test('have a slug of their text as id, and a link to themselves', async () => {
    expect(await htmlOf('## Gravity & `scale`\n')).toBe(
      '<h2 id="gravity--scale">Gravity &amp; <code>scale</code>' +
        '<a href="#gravity--scale" class="hash-link" aria-label="Direct link to Gravity &amp; scale"' +
        ' title="Direct link to Gravity &amp; scale"></a></h2>',
    );
  });

  test('are listed in order with id, text and level', async () => {
    expect((await render('## One\n\n### Two *three*\n\n## Four\n')).headings).toEqual([
      { id: 'one', text: 'One', level: 2, summary: '' },
      { id: 'two-three', text: 'Two three', level: 3, summary: '' },
      { id: 'four', text: 'Four', level: 2, summary: '' },
    ]);
  });

  test.each([
    ['the first sentence below them', 'A *wheel* turns. It has `teeth`.', 'A wheel turns.'],
    ['that of the first paragraph', '```js\n1;\n```\n\nA [wheel](https://example.com) turns', 'A wheel turns'],
    ['nothing after a list', '- Teeth\n\nA wheel turns.', ''],
    ['without footnote marks', 'A wheel[^1] turns.\n\n[^1]: A note.', 'A wheel turns.'],
    ['of a paragraph without formulas', 'With $r$.\n\n$$\nr\n$$\n\nA wheel\nturns.', 'A wheel turns.'],
    ['as long as a description at most', `A wheel ${'turns '.repeat(50)}.`, `A wheel${' turns'.repeat(25)}…`],
    ['nothing of the next section', '### Teeth\n\nMany.', ''],
  ])('have as summary %s', async (_, text, summary) => {
    expect((await render(`## Wheels\n\n${text}\n`)).headings[0]?.summary).toBe(summary);
  });

  test('with the same text have different ids', async () => {
    const { headings } = await render('## Same\n\n## Same\n\n### Same\n');
    expect(headings.map(({ id }) => id)).toEqual(['same', 'same-1', 'same-2']);
  });

  test.each([
    ['## Long heading {#short}', 'Long heading'],
    ['## Long heading{#short}', 'Long heading'],
    ['### The `code` {#short}  ', 'The code'],
    ['## `code` {#short}', 'code'],
    ['## A **bold** end {#short}', 'A bold end'],
  ])('have the explicit id in "%s"', async (line, text) => {
    const { headings, html } = await render(`${line}\n`);
    expect(headings).toEqual([{ id: 'short', text, level: line.indexOf(' '), summary: '' }]);
    expect(html).toMatch(/<h[23] id="short">/);
    expect(html).toContain(`aria-label="Direct link to ${text}"`);
    expect(textOf(html)).toBe(text);
  });

  test.each([
    ['## A {#b}\n\n## B\n', ['b', 'b-1']],
    ['## B\n\n## A {#b}\n', ['b-1', 'b']],
    ['## B\n\n## B\n\n## A {#b}\n', ['b-1', 'b-2', 'b']],
    ['## A {#b-1}\n\n## B\n\n## B\n', ['b-1', 'b', 'b-2']],
  ])('do not use the explicit id of another heading: %j', async (source, ids) => {
    const { headings, html, faults } = await render(source);
    expect(faults).toEqual([]);
    expect(headings.map(({ id }) => id)).toEqual(ids);
    expect([...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
  });

  test('can contain a formula', async () => {
    const { headings, html } = await render('## The speed $v = gt$ grows\n\n## $E$\n');
    expect(headings).toEqual([
      { id: 'the-speed-v--gt-grows', text: 'The speed v = gt grows', level: 2, summary: '' },
      { id: 'e', text: 'E', level: 2, summary: '' },
    ]);
    expect(html).toMatch(
      /<h2 id="the-speed-v--gt-grows">The speed <span data-tex="v = gt"><math>.*<\/math><\/span> grows<a /,
    );
    expect(html).toContain('aria-label="Direct link to The speed v = gt grows"');
  });

  test('of the footnotes keep their id and are not part of the contents', async () => {
    const { headings, html, faults } = await render('## One\n\nText.[^1]\n\n[^1]: A note.\n');
    expect(faults).toEqual([]);
    expect(headings.map(({ id }) => id)).toEqual(['one']);
    expect(html).toMatch(/<h2[^>]* id="footnote-label"[^>]*>Footnotes<\/h2>/);
    const [, target] = /<a href="#([^"]*)"[^>]*data-footnote-ref/.exec(html) ?? [];
    expect(target).toBeTruthy();
    expect(html).toContain(`<li id="${target}"`);
  });

  test('with the same explicit id are a fault', async () => {
    expect((await render('## A {#x}\n\n## B {#y}\n\n## C {#x}\n')).faults).toMatchObject([
      {
        file: 'content/docs/page.mdx',
        line: 5,
        message: 'The id "x" is on this page already.',
        hint: 'give the heading another',
      },
    ]);
  });

  test.each(['# Title', 'Title\n==='])('of the first level are a fault: %j', async (heading) => {
    expect((await render(`---\ntitle: A\n---\n\n${heading}\n`)).faults).toMatchObject([
      {
        file: 'content/docs/page.mdx',
        line: 5,
        message: 'The text has an h1 of its own.',
        hint: 'start at "##"; the title is the h1',
      },
    ]);
  });
});

describe('code', () => {
  const lines = (html: string): string[] =>
    [...html.matchAll(/<(mark|span) class="line">(.*?)\n<\/\1>/gs)].map(
      ([, tag = '', line = '']) => `${tag}: ${textOf(line)}`,
    );

  test('is highlighted by classes and can be focused', async () => {
    expect(await htmlOf(fence('const a = 1;', 'js'))).toBe(
      '<div class="code" data-island="code" data-props="{}"><pre tabindex="0" data-language="js"><code>' +
        '<span class="hljs-keyword">const</span> a = <span class="hljs-number">1</span>;</code></pre>' +
        '<div data-island-root="true"></div></div>',
    );
  });

  test('without a language is not highlighted', async () => {
    expect(await htmlOf(fence('const a < 1;'))).toContain('data-language="text"><code>const a &lt; 1;</code>');
  });

  test('has its title above it', async () => {
    expect(await htmlOf(fence('let a;', 'js title="src/bumper.js"'))).toMatch(
      /^<figure class="code" [^>]*><figcaption>src\/bumper\.js<\/figcaption><pre/,
    );
  });

  test('has the lines in its braces marked', async () => {
    const html = await htmlOf(fence('a\nb\nc\nd\ne', 'text {1,3-4}'));
    expect(lines(html)).toEqual(['mark: a', 'span: b', 'mark: c', 'mark: d', 'span: e']);
  });

  test('has the line after highlight-next-line marked, without the comment', async () => {
    const html = await htmlOf(fence('a();\n// highlight-next-line\nb();\nc();', 'js'));
    expect(html).not.toContain('highlight-next-line');
    expect(lines(html).map((line) => line.slice(0, 4))).toEqual(['span', 'mark', 'span']);
  });

  test('has the lines between highlight-start and highlight-end marked', async () => {
    const html = await htmlOf(fence('a: 1\n# highlight-start\nb: 2\nc: 3\n# highlight-end\nd: 4', 'yaml'));
    expect(html).not.toContain('highlight-');
    expect(lines(html).map((line) => line.slice(0, 4))).toEqual(['span', 'mark', 'mark', 'span']);
  });

  test('keeps its marking comments where braces mark the lines', async () => {
    const html = await htmlOf(fence('// highlight-next-line\nb();', 'js {2}'));
    expect(html).toContain('// highlight-next-line');
    expect(lines(html).map((line) => line.slice(0, 4))).toEqual(['span', 'mark']);
  });

  test('repeats a token that spans several lines on each of them', async () => {
    const html = await htmlOf(fence('/* one\n   two */', 'js {1}'));
    expect(html.match(/<span class="hljs-comment">/g)).toHaveLength(2);
  });

  test('has its lines numbered on request', async () => {
    const html = await htmlOf(fence('a\n\nb', 'text showLineNumbers'));
    expect(html).toContain('class="numbered"');
    expect(lines(html)).toEqual(['span: a', 'span: ', 'span: b']);
  });

  test('has elements for lines only if they are marked or numbered', async () => {
    expect(await htmlOf(fence('a\nb', 'text'))).not.toContain('class="line"');
  });

  test.each([
    ['javascript', 'js'],
    ['jsx', 'js'],
    ['typescript', 'ts'],
    ['tsx', 'ts'],
    ['markdown', 'md'],
    ['mdx', 'md'],
    ['sh', 'bash'],
    ['shell', 'bash'],
    ['yml', 'yaml'],
    ['svg', 'html'],
    ['xml', 'html'],
    ['JSON', 'json'],
    ['zsh', 'bash'],
    ['jsonc', 'json'],
    ['console', 'shell'],
    ['rust,ignore', 'rust'],
    ['txt', 'text'],
    ['plaintext', 'text'],
  ])('%s is another name of %s', async (alias, language) => {
    expect(await htmlOf(fence('a', alias))).toContain(`data-language="${language}"`);
  });

  test.each(['js', 'ts', 'json', 'yaml', 'html', 'css', 'bash', 'graphql', 'diff', 'md', 'text'])(
    'may be %s',
    async (language) => {
      expect(await htmlOf(fence('a', language))).toContain(`data-language="${language}"`);
    },
  );

  test.each([
    ...[
      'rs',
      'rust',
      'c',
      'c++',
      'cpp',
      'cs',
      'java',
      'kotlin',
      'swift',
      'go',
      'py',
      'python',
      'rb',
      'php',
      'perl',
      'lua',
      'r',
    ],
    ...['toml', 'ini', 'sql', 'dockerfile', 'make', 'cmake', 'ps1', 'scss', 'less', 'haskell', 'scala', 'dart', 'tex'],
    ...['glsl', 'nginx', 'elixir', 'matlab', 'groovy', 'wasm', 'objectivec'],
  ])('has colours in %s', async (language) => {
    const { html, faults, warnings } = await render(fence('# "a" 1 // b', language));
    expect([faults, warnings]).toEqual([[], []]);
    expect(html).toContain(`data-language="${language}"`);
  });

  test('in an unknown language is not highlighted, with a warning', async () => {
    const { html, faults, warnings } = await render(`Text.\n\n${fence('a < 1', 'jsom')}`);
    expect(faults).toEqual([]);
    expect(html).toContain('data-language="jsom"><code>a &lt; 1</code>');
    expect(warnings).toEqual([
      {
        file: 'content/docs/page.mdx',
        line: 3,
        column: 1,
        message: 'There are no colours for the language "jsom".',
        hint: 'did you mean "json"?',
      },
    ]);
  });

  test.each([':::note x', '## T {#id}', '{1 + 1}', '<Unknown>', 'import a from "b"', '$x$', '# T', '![](./no.png)'])(
    'does not interpret "%s"',
    async (line) => {
      const html = await htmlOf(fence(line, 'text'));
      const written = line.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
      expect(html).toContain(`<code>${written}</code>`);
    },
  );

  test('does not interpret callouts and heading ids in a fence of tildes, or in a longer fence around another', async () => {
    const html = await htmlOf('~~~text\n:::note x\n~~~\n\n````text\n```js\n:::tip y\n```\n## T {#id}\n````\n');
    expect(html).toContain('<code>:::note x</code>');
    expect(html).toContain('<code>```js\n:::tip y\n```\n## T {#id}</code>');
  });

  test('ends where its fence ends: what follows is text again', async () => {
    const { html, headings } = await render(`${fence('a', 'text')}\n:::note Title\nText.\n:::\n\n## T {#id}\n`);
    expect(html).toContain('aria-label="Title"');
    expect(headings).toEqual([{ id: 'id', text: 'T', level: 2, summary: '' }]);
  });
});

describe('tabs', () => {
  const TABS = [
    '<Tabs groupId="os">',
    '<TabItem value="mac" label="macOS">',
    '',
    'Press **Cmd**.',
    '',
    '</TabItem>',
    '<TabItem value="win">',
    '',
    '- Press Ctrl.',
    '',
    '</TabItem>',
    '</Tabs>',
  ].join('\n');

  test('have all their panels in the HTML, each below its label', async () => {
    const html = await htmlOf(TABS);
    expect(html).toContain('<div class="tab-panel" data-value="mac" data-label="macOS"><p class="tab-label">macOS</p>');
    expect(html).toContain('<p>Press <strong>Cmd</strong>.</p>');
    expect(html).toContain('<div class="tab-panel" data-value="win" data-label="win"><p class="tab-label">win</p>');
    expect(html).toContain('<li>Press Ctrl.</li>');
    expect(html).not.toContain('hidden');
  });

  test('have their group in an attribute for the script', async () => {
    expect(await htmlOf(TABS)).toContain('data-island="tabs" data-props="{&quot;groupId&quot;:&quot;os&quot;}"');
  });

  test('without a group have no such attribute', async () => {
    expect(await htmlOf(TABS.replace(' groupId="os"', ''))).toContain('data-island="tabs" data-props="{}"');
  });
});

test('a details element can have its summary on the same line', async () => {
  const html = await htmlOf('<details>\n<summary>More</summary>\n\nText with `code`.\n\n</details>\n');
  expect(html).toBe('<details><summary>More</summary><p>Text with <code>code</code>.</p></details>');
});

describe('formulas', () => {
  test('within a line become inline MathML', async () => {
    const html = await htmlOf('The speed $v = g t$ grows.\n');
    expect(html).toMatch(/^<p>The speed <span data-tex="v = g t"><math>.*<mi>v<\/mi>.*<\/math><\/span> grows\.<\/p>$/);
  });

  test('on lines of their own become displayed MathML', async () => {
    expect(await htmlOf('$$\nv = \\frac{a}{b}\n$$\n')).toMatch(
      /^<div class="formula"[^>]*><math display="block".*<mfrac>.*<\/math><\/div>$/,
    );
  });

  test.each([
    ['in a line', 'Text.\n\n$\\frac{1$\n'],
    ['displayed', 'Text.\n\n$$\n\\nosuchcommand{a}\n$$\n'],
  ])('that are not TeX are a fault, %s', async (_, source) => {
    const { faults } = await render(source);
    expect(faults).toMatchObject([{ file: 'content/docs/page.mdx', line: 3, hint: 'see temml.org' }]);
    expect(faults[0]?.message).toMatch(/^This formula is not TeX: /);
  });

  test.each([
    '$\\frac{1$',
    '$$\n\\nosuchcommand{a}\n$$',
    '$$\na = 1 \\\\\nb = {2\nc\n$$',
    '$$\n\\begin{matrix}\na & b\n$$',
    '$a  \\left( b$',
  ])('that are not TeX are reported on one line: %j', async (source) => {
    const { faults } = await render(`${source}\n`);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.message).toMatch(/^This formula is not TeX: /);
    expect(faults[0]?.message).not.toMatch(/[\n\r\t]/);
  });
});

describe('links', () => {
  test.each([
    ['./other.mdx', '/docs/other'],
    ['other.mdx', '/docs/other'],
    ['../docs/other.mdx', '/docs/other'],
    ['./other.mdx#grid', '/docs/other#grid'],
    ['./other.mdx?a=b#grid', '/docs/other?a=b#grid'],
    ['/showcase', '/showcase'],
    ['#here', '#here'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('to %s leads to %s', async (url, path) => {
    expect(await htmlOf(`[Text](${url})\n`)).toBe(`<p><a href="${path}">Text</a></p>`);
  });

  test.each([
    '[Text][b]\n\n[b]: ./other.mdx\n',
    '[Text]\n\n[text]: ./other.mdx\n',
    '[Text][]\n\n[text]: other.mdx "Title"\n',
  ])('that have their address apart lead there as well: %j', async (source) => {
    const { html, faults, warnings } = await render(source);
    expect({ faults, warnings }).toEqual({ faults: [], warnings: [] });
    expect(html).toMatch(/^<p><a href="\/docs\/other"[^>]*>Text<\/a><\/p>\s*$/);
  });

  test('whose definition refers to the settings get their address', async () => {
    expect(await htmlOf('[Chat][c]\n\n[c]: site:chat\n')).toContain('href="https://example.com/chat"');
    expect((await render('[Chat][c]\n\n[c]: site:chatt\n')).faults).toMatchObject([
      { line: 3, message: 'There is no link "site:chatt" in content/site.yml.' },
    ]);
  });

  test('whose definition refers to a missing file become text, with a warning at the definition', async () => {
    expect(await render('[Text *and more*][b] [b]\n\n[b]: ./gone.mdx\n')).toMatchObject({
      html: expect.stringMatching(/^<p>Text <em>and more<\/em> b<\/p>\s*$/),
      faults: [],
      warnings: [{ line: 3, message: 'The link ./gone.mdx leads to no page: there is no content/docs/gone.mdx.' }],
    });
  });

  test('to a file whose name is not a valid encoded path are resolved by that name', async () => {
    expect(await render('[a](./100%.mdx)\n')).toMatchObject({
      faults: [],
      warnings: [
        {
          file: 'content/docs/page.mdx',
          line: 1,
          message: 'The link ./100%.mdx leads to no page: there is no content/docs/100%.mdx.',
          hint: 'correct the path',
        },
      ],
    });
  });

  test.each([
    ['./ROPES.MDX', 'content/docs/ROPES.MDX is none, since it is not named .md or .mdx', 'rename it to ROPES.mdx'],
    [
      './ropes.markdown',
      'content/docs/ropes.markdown is none, since it is not named .md or .mdx',
      'rename it to ropes.mdx',
    ],
    ['./_ropes.mdx', 'its name or that of its folder begins with "_" or "."', 'rename it, or write "draft: true"'],
  ])('to %s, which is no text, are a warning with the reason', async (url, reason, hint) => {
    const [warning] = (await render(`[a](${url})\n`)).warnings;
    expect(warning?.message).toContain(reason);
    expect(warning?.hint).toContain(hint);
  });

  test.each(['./Zähne.mdx', `./${'Zähne'.normalize('NFD')}.mdx`, './Z%C3%A4hne.mdx'])(
    'to %s are to the name with composed letters',
    async (url) => {
      const pagePath = async (file: string) => (file === 'docs/Zähne.mdx' ? '/docs/teeth' : null);
      expect((await renderText(`[a](${url})\n`, { pagePath })).html).toContain('href="/docs/teeth"');
    },
  );

  test('to a missing file are a warning, not a fault, and become text', async () => {
    const { html, faults, warnings } = await render('---\ntitle: A\n---\n\n[Text](./gone.mdx#a)\n');
    expect(warnings).toMatchObject([
      {
        file: 'content/docs/page.mdx',
        line: 5,
        message: 'The link ./gone.mdx#a leads to no page: there is no content/docs/gone.mdx.',
        hint: 'correct the path',
      },
    ]);
    expect(faults).toEqual([]);
    expect(html).toBe('<p>Text</p>');
  });

  test.each([
    [
      'a draft',
      'draft: true # soon',
      'The link ./kept.mdx is plain text: content/docs/kept.mdx is a draft.',
      'it becomes a link when "draft: true" is removed there',
    ],
    [
      'a file without a page',
      'title: A',
      'The link ./kept.mdx leads to no page: content/docs/kept.mdx has none.',
      'correct the path',
    ],
  ])('to %s say so', async (_, frontMatter, message, hint) => {
    const source = async () => `---\n${frontMatter}\n---\n\nText.\n`;
    const { html, warnings } = await renderMdx(
      { file: 'docs/page.mdx', source: '[Text](./kept.mdx)\n', eager: true },
      { ...references(), source },
    );
    expect({ html, warnings }).toMatchObject({ html: '<p>Text</p>', warnings: [{ message, hint }] });
  });

  test('of the settings are resolved', async () => {
    expect(await htmlOf('[Chat](site:chat)\n')).toContain('href="https://example.com/chat"');
  });

  test('that the settings do not define are a fault', async () => {
    expect((await render('Text.\n\n[Chat](site:chatt)\n')).faults).toMatchObject([
      {
        file: 'content/docs/page.mdx',
        line: 3,
        message: 'There is no link "site:chatt" in content/site.yml.',
        hint: 'known: site:chat',
      },
    ]);
  });

  test.each(['https://example.com', 'http://example.com/a', '//example.com'])(
    'to %s open beside the site',
    async (url) => {
      expect(await htmlOf(`[Text](${url})\n`)).toBe(
        `<p><a href="${url}" target="_blank" rel="noopener noreferrer">Text</a></p>`,
      );
    },
  );
});

describe('pictures', () => {
  test('have all their formats, their size and their text', async () => {
    const html = await htmlOf('![A hammer](./picture.png)\n');
    expect(html).toMatch(/<picture>.*<\/picture>/s);
    expect(html).toMatch(/<source type="image\/avif" srcSet="\/static\/640\.avif 640w,\s\/static\/1030\.avif 1030w"/);
    expect(html).toMatch(/<img src="\/static\/1030\.png" srcSet="\/static\/640\.png 640w,\s\/static\/1030\.png 1030w"/);
    expect(html).toContain(` width="${picture.width}" height="${picture.height}" alt="A hammer"`);
    expect(html).toContain(`background-color:${picture.gatsbyImageData.backgroundColor}`);
  });

  test('load lazily, except the first one', async () => {
    const html = await htmlOf('![One](./picture.png)\n\n![Two](./picture.png)\n');
    const [first = '', second = ''] = html.match(/<img[^>]*>/g) ?? [];
    expect(first).toContain('alt="One"');
    expect(first).toContain('loading="eager"');
    expect(first).toContain('fetchpriority="high"');
    expect(second).toContain('alt="Two"');
    expect(second).toContain('loading="lazy"');
    expect(second).not.toContain('fetchpriority');
  });

  test('all load lazily on a page that has a picture above its text', async () => {
    const html = await htmlOf('![One](./picture.png)\n', false);
    expect(html).toContain('loading="lazy"');
    expect(html).not.toContain('fetchpriority');
  });

  test('with a title become figures with a caption', async () => {
    const html = await htmlOf('![A hammer](./picture.png "It falls")\n');
    expect(html).toMatch(
      /^<figure class="figure" aria-label="It falls">.*<picture>.*<\/picture>.*<figcaption>It falls<\/figcaption><\/figure>$/s,
    );
    expect(html).not.toContain('title=');
  });

  test('in the middle of a line do not become figures', async () => {
    expect(await htmlOf('See ![A hammer](./picture.png "It falls") here.\n')).not.toContain('<figure');
  });

  test.each([
    '![A hammer](./picture.png)\n',
    '![A hammer](./picture.png "It falls")\n',
    'See ![A hammer](./picture.png).\n',
  ])('are links to their largest files: %j', async (source) => {
    expect(await htmlOf(source)).toMatch(
      /<a class="zoom-picture" href="\/static\/1030\.png"><picture>.*<\/picture><\/a>/s,
    );
  });

  test.each([
    '[![A hammer](./picture.png)](/docs/other)\n',
    '[See ![A hammer](./picture.png)][p]\n\n[p]: /docs/other\n',
  ])('in a link lead where the link leads: %j', async (source) => {
    const html = await htmlOf(source);
    expect(html).toMatch(/<a href="\/docs\/other">.*<picture>.*<\/picture><\/a>/s);
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  test.each([
    [
      'whose file is not there',
      '![A hammer](./gone.png)',
      'There is no picture content/docs/gone.png.',
      'put the file there, or correct the path',
    ],
    [
      'without a text',
      '![](./picture.png)',
      'The picture ./picture.png says nothing to those who cannot see it.',
      'write what it shows: ![text](…)',
    ],
    [
      'whose file has a name that is no encoded path and is not there',
      '![A](./100%.png)',
      'There is no picture content/docs/100%.png.',
      'put the file there, or correct the path',
    ],
    ...['![A hammer][p]', '![A hammer][]', '![A hammer]'].map((written) => [
      `that have their address apart, as ${written},`,
      `${written}\n\n[p]: ./picture.png\n[A hammer]: ./picture.png`,
      'A picture has its address apart from it.',
      'write it in place: ![what it shows](./picture.png)',
    ]),
    ...['./picture.gif', './picture.svg', 'https://example.com/picture.png', '/picture.png'].map((url) => [
      `such as ${url}`,
      `![A hammer](${url})`,
      `The picture ${url} cannot be used.`,
      'put a png, jpg or webp beside the page and write ./name.png',
    ]),
  ])('%s are a fault', async (_, source, message, hint) => {
    expect((await render(`---\ntitle: A\n---\n\n${source}\n`)).faults).toMatchObject([
      { file: 'content/docs/page.mdx', line: 5, message, hint },
    ]);
  });
});

test.each([
  ['a table', '| a |\n| - |\n| 1 |', '<table>'],
  ['a formula', '$$\nx\n$$', '<math'],
  ['a listing', fence('a', 'text'), '<pre'],
])('a figure contains %s, with its caption', async (_, inside, tag) => {
  const html = await htmlOf(`<Figure caption="What it is">\n\n${inside}\n\n</Figure>\n`);
  expect(html).toMatch(
    /^<figure class="figure" aria-label="What it is">.*<figcaption>What it is<\/figcaption><\/figure>$/s,
  );
  expect(html).toContain(tag);
});

describe('excerpt and summary', () => {
  test('the excerpt is the part before the mark, and the mark is not rendered', async () => {
    const { excerpt, html } = await render('One.\n\n- two\n\n{/* truncate */}\n\nThree.\n');
    expect(textOf(excerpt ?? '')).toBe('One. two');
    expect(excerpt).toContain('<li>two</li>');
    expect(textOf(html)).toBe('One. two Three.');
    expect(html).not.toContain('truncate');
  });

  test('there is no excerpt without the marker', async () => {
    expect((await render('One.\n\n{/* a remark */}\n\nTwo.\n')).excerpt).toBeNull();
  });

  test.each(['truncate later', 'do not truncate', 'truncated', 'Truncate', 'truncate: here'])(
    'a comment that only speaks of the mark ends no excerpt: {/* %s */}',
    async (comment) => {
      const { excerpt, html, faults } = await render(`One.\n\n{/* ${comment} */}\n\nTwo.\n`);
      expect(faults).toEqual([]);
      expect(excerpt).toBeNull();
      expect(textOf(html)).toBe('One. Two.');
    },
  );

  test('the mark ends the excerpt; a comment that mentions it does not', async () => {
    const { excerpt } = await render('One.\n\n{/* truncate later */}\n\nTwo.\n\n{/* truncate */}\n\nThree.\n');
    expect(textOf(excerpt ?? '')).toBe('One. Two.');
  });

  test('a mark in code does not end the excerpt', async () => {
    expect((await render(fence('{/* truncate */}', 'text'))).excerpt).toBeNull();
  });

  test('the first paragraph is plain text on one line', async () => {
    const { firstParagraph } = await render('## Heading\n\nSome *text* with `code`\nand a [link](/docs).\n\nMore.\n');
    expect(firstParagraph).toBe('Some text with code and a link.');
  });

  test.each([
    ['Text {/* a remark */}here.\n', 'Text here.'],
    ['Text {/* a remark\n on two lines */}here.\n', 'Text here.'],
    ['A *text{/* a remark */}* here.\n', 'A text here.'],
    ['{/* a remark */}\n\nText.\n', 'Text.'],
    ['{/* a remark */}\nText.\n', 'Text.'],
  ])('a comment is not part of the first paragraph: %j', async (source, text) => {
    const { firstParagraph, faults } = await render(source);
    expect(faults).toEqual([]);
    expect(firstParagraph).toBe(text);
  });

  test.each([
    '![A hammer](./picture.png)\n\nText.\n',
    '![A hammer](./picture.png "It falls")\n\nText.\n',
    '## Heading\n\n![A hammer](./picture.png)\n\n![A feather](./picture.png)\n\nText.\n\nMore.\n',
    '![A hammer](./picture.png){/* a remark */}\n\nText.\n',
  ])('the first paragraph is the first one with text, not a picture: %j', async (source) => {
    expect(await render(source)).toMatchObject({ faults: [], firstParagraph: 'Text.' });
  });

  test.each([
    ['paragraphs', 'One\n\ntwo\n', 2],
    ['headings', '## One\n\ntwo\n', 2],
    ['list items', '- one\n- two\n  - three\n', 3],
    ['table cells', '| one | two |\n| --- | --- |\n| three | four |\n| five | six |\n', 6],
    ['lines', 'one  \ntwo\n', 2],
    ['callouts', ':::note\none\n:::\n\ntwo\n', 2],
    ['listings', `one\n\n${fence('two', 'text')}\nthree\n`, 3],
  ])('the words of %s are counted apart', async (_, source, words) => {
    expect(await render(source)).toMatchObject({ faults: [], words });
  });

  test.each([
    ['comments', 'One {/* not counted */}two.\n\n{/* not\n counted */}\n\nthree\n', 3],
    ['punctuation', 'One – two — three . … & ! three-four, five; (six)\n', 6],
    ['formulas and pictures', 'One $a + b$ two\n\n![A hammer](./picture.png)\n', 2],
  ])('%s are not counted as words', async (_, source, words) => {
    expect(await render(source)).toMatchObject({ faults: [], words });
  });

  test('the words of the text are counted', async () => {
    expect((await render('---\ntitle: Not counted here\n---\n\nOne *two*\nthree-four `five`.\n')).words).toBe(4);
  });
});

describe('content that is not allowed', () => {
  const CODE_HINT = 'put braces into `code`, or write \\{ and \\}';
  const MODULE_HINT = 'use a component that contributing/writing.md lists; it needs no import';

  test.each([
    ['import A from "a"', 'Content has no "import" or "export".', MODULE_HINT],
    ['export const a = 1', 'Content has no "import" or "export".', MODULE_HINT],
    ['{1 + 1}', 'Content has no expressions: {1 + 1}.', CODE_HINT],
    ['Text with {name} inside.', 'Content has no expressions: {name}.', CODE_HINT],
    [
      '<Figuer caption="A">B</Figuer>',
      'There is no component <Figuer>.',
      'did you mean "Figure"? (known: Figure, Diagram, LiveScene, Tabs, TabItem)',
    ],
    ['<Video />', 'There is no component <Video>.', 'known: Figure, Diagram, LiveScene, Tabs, TabItem'],
    [
      '<Tabs.Item />',
      'There is no component <Tabs.Item>.',
      expect.stringContaining('known: Figure, Diagram, LiveScene, Tabs, TabItem'),
    ],
    ...[
      ['a', '<a href="/docs">Text</a>', 'write [text](address)'],
      ['a', 'Text with a <a href="https://example.com">link</a>.', 'write [text](address)'],
      ['img', '<img src="./picture.png" alt="A hammer" />', 'write ![what it shows](./picture.png)'],
      ['h1', '<h1>Title</h1>', 'write ## Heading'],
      ['h2', '<h2>Heading</h2>', 'write ## Heading'],
      ['iframe', '<iframe src="https://example.com" />', expect.stringContaining('write a link to it')],
      ['video', '<video src="./a.mp4" />', expect.stringContaining('write a picture that links to it')],
    ].map(([name, line, hint]) => [line, `There is no element <${name}>.`, hint]),
    ...[
      ['div', '<div>Text</div>'],
      ['script', '<script>Text</script>'],
      ['object', '<object data="https://example.com" />'],
      ['content-picture', '<content-picture />'],
    ].map(([name, line]) => [
      line,
      `There is no element <${name}>.`,
      expect.stringContaining('known: abbr, br, cite, dd, details, dl, dt, ins, kbd, mark, small, sub, summary, sup'),
    ]),
    ['<>Text</>', 'There is no element <>.', expect.stringContaining('known: abbr, br')],
    [
      '<Callout kind="note">Text</Callout>',
      'There is no component <Callout>.',
      expect.stringContaining('known: Figure, Diagram, LiveScene, Tabs, TabItem'),
    ],
    ...['style="color: red"', 'onclick="go()"', 'onClick="go()"', 'onmouseover="go()"'].map((attribute) => [
      `Press <kbd ${attribute}>Z</kbd>.`,
      `<kbd> has the attribute "${attribute.slice(0, attribute.indexOf('='))}".`,
      'leave it out; the style sheet knows how things look',
    ]),
    ['One <br>a</br> two', '<br> holds a text.', 'write <br />'],
    ['<Figure>Text</Figure>', '<Figure> has no caption.', 'write <Figure caption="…">'],
    ['<Tabs><TabItem label="One">Text</TabItem></Tabs>', '<TabItem> has no value.', 'write <TabItem value="…">'],
    [
      '<Figure caption={name}>A</Figure>',
      '<Figure> has an attribute that is code.',
      'give it a text in quotes, a number or true or false',
    ],
    [
      '<Figure {...name}>A</Figure>',
      '<Figure> has an attribute that is code.',
      'give it a text in quotes, a number or true or false',
    ],
  ])('%s', async (line, message, hint) => {
    const { faults, html } = await render(`---\ntitle: A\ndraft: true\n---\n\nText.\n\n${line}\n`);
    expect(faults).toMatchObject([{ file: 'content/docs/page.mdx', line: 8, message, hint }]);
    expect(html).toBe('');
  });

  test('comments are allowed and leave nothing behind', async () => {
    expect(await htmlOf('{/* one */}\n\nText {/* two */}here.\n')).toMatch(/^\s*<p>Text here\.<\/p>$/);
  });

  test('braces after a backslash are text', async () => {
    expect(await htmlOf('A set \\{1, 2\\}.\n')).toBe('<p>A set {1, 2}.</p>');
  });

  test('a literal may be in braces', async () => {
    expect(await htmlOf('<Figure caption={"A"}>B</Figure>\n')).toContain('<figcaption>A</figcaption>');
  });

  test.each(['<div>', '<Tabs>'])('an element that is not closed is a fault on its own line: %s', async (tag) => {
    const { faults, html } = await render(`---\ntitle: A\n---\n\nText.\n\n${tag}\n\nMore.\n`);
    const hint = `write ${tag.replace('<', '</')} where it ends; if it is no tag, put it into \`code\`, or write a backslash before it`;
    expect(faults).toMatchObject([
      { file: 'content/docs/page.mdx', line: 7, column: 1, message: `${tag} is not closed.`, hint },
    ]);
    expect(html).toBe('');
  });

  test.each(['a < b and <c', 'a { b', 'x </b>'])(
    'a text that MDX cannot read is a fault and throws nothing: "%s"',
    async (line) => {
      const { faults } = await render(`---\ntitle: A\n---\n\n${line}\n`);
      expect(faults).toHaveLength(1);
      expect(faults[0]?.line).toBeGreaterThanOrEqual(5);
    },
  );

  test('all faults of a text are reported at once', async () => {
    const { faults } = await render(`# T\n\n{a}\n\n:::bogus\nx\n:::\n\n![](./picture.png)\n\n$\\nope$\n`);
    expect(faults.map(({ line }) => line).sort((a, b) => a - b)).toEqual([1, 3, 5, 9, 11]);
  });
});
