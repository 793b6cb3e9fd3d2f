import { picture } from '../../../__tests__/support/references';
import { renderText } from '../../../__tests__/support/render-text';

const FILE = 'content/docs/page.mdx';

/** A text that must have no fault. */
async function rendered(source: string) {
  const rendering = await renderText(source);
  expect(rendering.faults).toEqual([]);
  return rendering;
}

describe('the anchors of a page', () => {
  test('are headings, footnotes and what refers to them', async () => {
    const { anchors } = await rendered('## One\n\n### Two {#own}\n\nText.[^1]\n\n[^1]: A note.\n');
    expect(anchors).toEqual(['one', 'own', 'user-content-fnref-1', 'footnote-label', 'user-content-fn-1']);
  });

  test('are empty in a text without headings, and do not include text that looks like an id', async () => {
    expect((await rendered('Write id="a".\n\n`<h2 id="b">` <abbr title=\' id="c"\'>d</abbr>\n')).anchors).toEqual([]);
  });

  test('are null for a text with faults', async () => {
    expect((await renderText('# Title\n\n## One\n')).anchors).toBeNull();
  });
});

describe('a heading', () => {
  test('that starts with a comment has the text after it', async () => {
    const { headings, html } = await rendered('## {/* a remark */} Start\n');
    expect(headings).toEqual([{ id: 'start', text: 'Start', level: 2, summary: '' }]);
    expect(html).toContain(' title="Direct link to Start"');
  });

  test.each(['##', '## {/* a remark */}'])('without words is a fault: %s', async (source) => {
    expect((await renderText(`Text.\n\n${source}\n`)).faults).toEqual([
      expect.objectContaining({ file: FILE, line: 3, message: 'This heading is empty.' }),
    ]);
  });

  const idsOf = async (...headings: string[]) =>
    (await rendered(headings.map((heading) => `## ${heading}\n\nText.\n\n`).join(''))).headings.map(({ id }) => id);

  test('without letters and digits has an id, which no other has', async () => {
    expect(await idsOf('???', '!!!', '🚀', '…', '::', '-', 'Section')).toEqual([
      'section',
      ...[1, 2, 3, 4, 5, 6].map((number) => `section-${number}`),
    ]);
  });

  test('about C++ has another id than one about C#, and signs elsewhere are left out as on GitHub', async () => {
    expect(await idsOf('C++', 'C#', 'F# and C++', 'C', 'Ctrl+Z', 'a++b', 'Issue #5', '#hash')).toEqual([
      ...['c-plus-plus', 'c-sharp', 'f-sharp-and-c-plus-plus', 'c', 'ctrlz', 'ab', 'issue-5', 'hash'],
    ]);
  });

  test('repeats no id of the layout, of a footnote or of a scene', async () => {
    expect(await idsOf('Main', 'Footnote label[^1]\n\n[^1]: A note.')).toEqual(['main-1', 'footnote-label1']);
    expect((await renderText('## A {#main}\n')).faults).toMatchObject([
      { message: 'The id "main" is on this page already.' },
    ]);
  });

  test.each(['überblick', 'обзор', '概要', 'a_B-9', 'u\u0308ber'])('may have the explicit id %s', async (id) => {
    expect((await rendered(`## Title {#${id}}\n\n[Up](#${id})\n`)).headings).toMatchObject([{ id, text: 'Title' }]);
  });

  test('with other signs in its explicit id is a fault that says which it may have', async () => {
    expect((await renderText('Text.\n\n## Title {#a.b}\n')).faults).toMatchObject([
      { line: 3, hint: 'an id ends a heading and has letters, digits, "-" and "_" only: ## Heading {#short-id}' },
    ]);
  });

  test('has at most level six', async () => {
    const { headings } = await rendered('###### Six\n\n####### Seven\n');
    expect(headings).toEqual([{ id: 'six', text: 'Six', level: 6, summary: '####### Seven' }]);
  });
});

describe('the excerpt of a post', () => {
  const post = { pagePath: async () => '/blog/jump', pathPrefix: '/folder' };
  const excerptOf = async (source: string) => {
    const { excerpt, faults } = await renderText(
      `${source}\n\n{/* truncate */}\n\n## Details\n\n[^1]: A note.\n`,
      post,
    );
    expect(faults).toEqual([]);
    return excerpt ?? '';
  };

  test('leads into the post, where its anchors and footnotes are', async () => {
    const html = await excerptOf(
      '## Why\n\n[A](#details) [B](?a=b#c) [C](/docs) [D](https://example.com/) [E](more)[^1]',
    );
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/folder/blog/jump#why',
      '/folder/blog/jump#details',
      '/folder/blog/jump?a=b#c',
      '/folder/docs',
      'https://example.com/',
      '/folder/blog/more',
      '/folder/blog/jump#user-content-fn-1',
    ]);
    expect(html).not.toMatch(/ id=| aria-describedby=/);
  });

  test('shows the poster of a scene, which leads to it', async () => {
    const scene = { ...post, picture: async () => picture };
    const { excerpt } = await renderText(
      '```js live title="A fall" alt="A ball."\na;\n```\n\n{/* truncate */}\n',
      scene,
    );
    expect(excerpt).toMatch(/^<a href="\/folder\/blog\/jump#scene-a-fall"><picture>[^]*alt="A ball\."/);
    expect(excerpt).not.toMatch(/ id=|data-island/);
  });
});

describe('tabs', () => {
  const tabs = (attributes: string, ...items: string[]) =>
    `<Tabs${attributes}>\n${items.map((item) => `<TabItem ${item}>\n\nText.\n\n</TabItem>`).join('\n')}\n</Tabs>\n`;

  test.each([
    ['two values alike', tabs('', 'value="a"', 'value="b"', 'value="a"'), 12, 'Two tabs have the value "a".'],
    [
      'an unknown default',
      tabs(' defaultValue="c"', 'value="a"'),
      1,
      'There is no tab with the value "c" to begin with.',
    ],
    ['a default elsewhere', tabs('', 'value="a" default'), 2, '<TabItem> has no "default".'],
  ])('with %s are a fault', async (_, source, line, message) => {
    expect((await renderText(source)).faults).toEqual([expect.objectContaining({ file: FILE, line, message })]);
  });

  test('may have the values of other tabs around them, and a default', async () => {
    const inner = tabs(' defaultValue="b"', 'value="a"', 'value="b"');
    await rendered(tabs(' queryString="os"', 'value="a"', 'value="b"').replace('Text.', inner));
  });
});

describe('a formula', () => {
  test('has its TeX on one line with single spaces', async () => {
    expect((await rendered('$$\n\nv =\n\n   \\frac{a}{b}\n\n$$\n')).html).toContain(' data-tex="v = \\frac{a}{b}" ');
  });

  test('that is not TeX is reported with the cause, on one line with single spaces', async () => {
    expect((await renderText('Text.\n\n$$\na = 1 \\\\\n\nb =   {2\nc\n$$\n')).faults).toEqual([
      {
        file: FILE,
        line: 3,
        column: 1,
        message: expect.stringMatching(/^This formula is not TeX: Expected '\}', got 'EOF' (?:\S+ )*b = \{2 c$/),
        hint: 'see temml.org',
      },
    ]);
  });
});

describe('a comment', () => {
  test.each(['{/* a */}{/* b */}', '{/* a */} {/* b */}'])('leaves no paragraph: %s', async (source) => {
    const { html, markdown } = await rendered(`${source}\n\nText.\n`);
    expect([html, markdown]).toEqual([expect.stringMatching(/^\s*<p>Text.<\/p>$/), 'Text.']);
  });

  test.each(['{/* a */ /* b */}', '{ /* a */ }', '{\n  /* a */\n  /* b */\n}', '{/* * / */}'])(
    'leaves nothing behind: %j',
    async (comment) => {
      expect((await rendered(`One.\n\n${comment}\n\nTwo ${comment}words.\n`)).html.replace(/\s+/g, ' ')).toBe(
        '<p>One.</p> <p>Two words.</p>',
      );
    },
  );

  test.each(['{/* a */ b /* c */}', '{b /* c */}', '{/* a */ b}', '{"/* a */"}'])(
    'must not contain code: %s',
    async (code) => {
      expect((await renderText(`Text.\n\n${code}\n`)).faults).toEqual([
        {
          file: FILE,
          line: 3,
          column: 1,
          message: `Content has no expressions: ${code}.`,
          hint: 'put braces into `code`, or write \\{ and \\}',
        },
      ]);
    },
  );

  test.each(['{/* truncate */}', '{/*truncate*/}', '{/*   truncate   */}', '{ /* truncate */ }'])(
    'may end the excerpt: %s',
    async (mark) => {
      expect((await rendered(`One.\n\n${mark}\n\nTwo.\n`)).excerpt?.trim()).toBe('<p>One.</p>');
    },
  );

  test.each(['{/* truncate */ /* a */}', '{/* a */ /* truncate */}'])(
    'beside the truncate mark prevents it from ending the excerpt: %s',
    async (comments) => {
      expect((await rendered(`One.\n\n${comments}\n\nTwo.\n`)).excerpt).toBeNull();
    },
  );

  test('that ends the excerpt may be above all text: the excerpt is empty', async () => {
    expect((await rendered('{/* truncate */}\n\nText.\n')).excerpt).toBe('');
  });

  test.each(['- one\n\n  {/* truncate */}\n', '> {/* truncate */}\n', 'One {/* truncate */} two.\n'])(
    'that ends the excerpt must be on a line of its own: %j',
    async (source) => {
      expect((await renderText(source)).faults).toMatchObject([
        {
          message: 'The truncate mark ends nothing here.',
          hint: 'put it on a line of its own, outside lists and callouts',
        },
      ]);
    },
  );
});

describe('a brace at the start of a line', () => {
  const WRAPPED = 'a line inside a paragraph must not begin with "{", not even in code: break the line elsewhere';
  const APART = 'put braces into `code`, or write \\{ and \\}';

  test.each([
    ['inside a paragraph', 'Text\n{a}\n', WRAPPED],
    ['after an empty line', 'Text.\n\n{a}\n', APART],
    ['below a heading', '## Heading\n{a}\n', APART],
    ['at the start of the text', '{a}\n', APART],
  ])('%s has a hint of its own', async (_, source, hint) => {
    expect((await renderText(source)).faults).toMatchObject([{ message: 'Content has no expressions: {a}.', hint }]);
  });
});

describe('a callout', () => {
  test('may be empty', async () => {
    expect((await rendered(':::note\n:::\n')).markdown).toBe('> **Note**');
  });

  test('may begin with a list, and then has the default title', async () => {
    const { html } = await rendered(':::note\n- one\n:::\n');
    expect(html).toContain('aria-label="Note"');
    expect(html).toContain('<li>one</li>');
  });
});

describe('the description of a page', () => {
  const LONG = `${'A feather falls as fast as a hammer. '.repeat(6)}\n`;
  const WARNING = {
    file: FILE,
    line: 5,
    column: 1,
    message: `The first paragraph is the description of the page, but too long for one: ${LONG.trim().length} characters.`,
    hint: 'write "description:" with 50 to 160 characters, or a shorter paragraph',
  };

  test.each([
    ['no description', 'title: A', [WARNING]],
    ['one in the title alone', 'title: "A description: short"', [WARNING]],
    ['a description', 'description: Falling.', []],
  ])('with %s and a long first paragraph', async (_, frontMatter, warnings) => {
    const rendering = await rendered(`---\n${frontMatter}\n---\n\n${LONG}`);
    expect(rendering.warnings).toEqual(warnings);
    expect(rendering.firstParagraph.length).toBeLessThan(LONG.length);
  });

  test('has single spaces', async () => {
    expect((await rendered('Two  *hammers*   {/* and more */} fall.\n')).firstParagraph).toBe('Two hammers fall.');
  });

  test.each(['', '## Heading\n\n- one\n', '![A hammer](./picture.png)\n'])(
    'is empty where no paragraph has a text: %j',
    async (source) => {
      expect((await rendered(source)).firstParagraph).toBe('');
    },
  );
});

test('in plain Markdown, links to headings of a text without a page lead to the home page', async () => {
  const { markdown } = await renderText('[Here](#here)\n\n## Here\n', { pagePath: async () => null });
  expect(markdown).toBe('[Here](https://site.example/#here)\n\n## Here');
});
