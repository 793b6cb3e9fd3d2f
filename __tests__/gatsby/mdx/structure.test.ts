import { renderText } from '../../support/render-text';

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

  test('has at most level six', async () => {
    const { headings } = await rendered('###### Six\n\n####### Seven\n');
    expect(headings).toEqual([{ id: 'six', text: 'Six', level: 6, summary: '####### Seven' }]);
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
