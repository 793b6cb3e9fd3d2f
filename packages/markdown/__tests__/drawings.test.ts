import { JSDOM } from 'jsdom';
import { renderMdx } from '../src/render';
import { references } from '../testing/references';

const PAGE = 'docs/page.mdx';
const SHOWN = 'content/docs/bar.svg';
const DIAGRAM = '<Diagram src="./bar.svg" alt="A bar with a menu" caption="The bar" />';

const svg = (inside: string, attributes = 'viewBox="0 0 720 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}\n</svg>\n`;
const named = (href: string) => `<a href="${href}"><title>1 File</title></a>`;

/** Renders a page with these drawings and other pages, by their paths below `content/`. */
async function render(source: string, texts: Readonly<Record<string, string>>) {
  const rendering = await renderMdx(
    { file: PAGE, source, eager: true },
    {
      ...references(),
      source: async (file) => texts[file] ?? null,
    },
  );
  return { ...rendering, page: JSDOM.fragment(rendering.html) };
}

const draw = (inside: string, source = `${DIAGRAM}\n\n## File\n`) => render(source, { 'docs/bar.svg': svg(inside) });

/** The drawing of a page, which must have no fault. */
async function drawn(inside: string, source?: string) {
  const { page, faults } = await draw(inside, source);
  expect(faults).toEqual([]);
  return page.querySelector('svg');
}

describe('the ids of a drawing', () => {
  test.each([
    ['./bar.svg', 'docs/bar.svg', 'docs-bar-1'],
    ['./old.svg/the%20-%20bar.svg', 'docs/old.svg/the - bar.svg', 'docs-old-svg-the-bar-1'],
    ['../all/bar.SVG', 'all/bar.SVG', 'all-bar-SVG-1'],
  ])('of %s begin with its path', async (src, file, prefix) => {
    const texts = { [file]: svg('<g id="grid" /><use href="#grid" />') };
    const { page, faults } = await render(`<Diagram src="${src}" alt="A" caption="B" />\n`, texts);
    expect(faults).toEqual([]);
    expect(Array.from(page.querySelectorAll('svg, svg [id]'), ({ id }) => id)).toEqual([
      prefix,
      `${prefix}-title`,
      `${prefix}-grid`,
    ]);
    expect(page.querySelector('use')?.getAttribute('href')).toBe(`#${prefix}-grid`);
  });

  test('differ by the order of the drawings on the page', async () => {
    const { page } = await draw('', `${DIAGRAM}\n\n${DIAGRAM}\n`);
    expect(Array.from(page.querySelectorAll('svg'), ({ id }) => id)).toEqual(['docs-bar-1', 'docs-bar-2']);
  });
});

describe('a drawing', () => {
  test('has the width of the page instead of one of its own', async () => {
    const attributes = 'viewBox="0 0 720 100" width="720" height="100" fill="none"';
    const { page, faults } = await render(DIAGRAM, { 'docs/bar.svg': svg('', attributes) });
    expect(faults).toEqual([]);
    expect(page.querySelector('svg')?.getAttributeNames().toSorted()).toEqual([
      'aria-labelledby',
      'fill',
      'id',
      'role',
      'viewBox',
    ]);
  });

  test('may be inside a paragraph', async () => {
    expect(await drawn('<path d="M0 0h9" />', `See ${DIAGRAM} here.\n`)).not.toBeNull();
  });

  test('is its text alternative in plain Markdown, with its links', async () => {
    expect((await draw('')).markdown).toBe('**Diagram:** A bar with a menu\n\n*The bar*\n\n## File');
    expect((await draw(named('#file'))).markdown).toBe(
      '**Diagram:** A bar with a menu\n\n- [1 File](https://site.example/docs/page#file)\n\n*The bar*\n\n## File',
    );
  });

  test('names its links by their titles, wherever these are in the links', async () => {
    const { page, faults } = await draw(
      '<a href="#file">\n<text>9</text><title>\n  1\n  File\n</title><circle r="9" /></a>',
    );
    expect(faults).toEqual([]);
    expect(page.querySelector('li > a')?.textContent).toBe('1 File');
  });

  test.each([
    '<rect fill="none" stroke="currentColor" color="var(--link)" />',
    '<text font-size="13">A</text><text font-size="14.25">B</text>',
    '<text font-family="var(--font-mono)" font-weight="700">A</text>',
    '<g id="a" /><use href="#a" fill="var(--ink)" />',
    '<g id="a" clip-path="url(#b)" /><clipPath id="b" />',
  ])('may have %s', async (inside) => {
    expect(await drawn(inside)).not.toBeNull();
  });
});

describe('a fault', () => {
  test.each([
    ['src', '<Diagram src alt="A" caption="B" />', 'write <Diagram src="./toolbar.svg">'],
    ['alt', '<Diagram src="./bar.svg" alt="" caption="B" />', 'write <Diagram alt="What it shows">'],
    ['caption', '<Diagram src="./bar.svg" alt="A" />', 'write <Diagram caption="…">'],
  ])('is a diagram without %s', async (name, source, hint) => {
    const { faults } = await draw('', `Text.\n\n${source}\n`);
    expect(faults).toEqual([
      { file: 'content/docs/page.mdx', line: 3, column: 1, message: `<Diagram> has no ${name}.`, hint },
    ]);
  });

  const FORM = 'put an svg beside the page and write ./name.svg; other pictures are ![What it shows](./picture.png)';

  test.each([
    ['./bar.svg.png', 'The drawing ./bar.svg.png cannot be used.', FORM],
    ['/bar.svg', 'The drawing /bar.svg cannot be used.', FORM],
    ['./baz.svg', 'There is no drawing content/docs/baz.svg.', 'put the file there, or correct the path'],
  ])('is the drawing %s', async (src, message, hint) => {
    const { faults } = await draw('', `<Diagram src="${src}" alt="A" caption="B" />\n`);
    expect(faults).toEqual([{ file: 'content/docs/page.mdx', line: 1, column: 1, message, hint }]);
  });

  const SIZE =
    'write <svg viewBox="0 0 720 …">, with no width and height: all diagrams are 720 wide, so that their letters are alike';
  const MORE = 'leave it out; editors of pictures add such attributes';

  test.each([
    ['a root that is no svg', '<html>\n</html>', 1, 'The drawing starts with <html>.', 'start with <svg>'],
    ['another size', svg('', 'viewBox="0 0 72 10"'), 1, 'The drawing has not the size of a diagram.', SIZE],
    [
      'an attribute of an editor',
      svg('', 'viewBox="0 0 720 9" version="1.1"'),
      1,
      '<svg> has the attribute "version".',
      MORE,
    ],
    ['a name space inside', svg('<g xmlns="a" />'), 2, '<g> has the attribute "xmlns".', MORE],
    [
      'an end that is missing',
      '<svg viewBox="0 0 720 9">\n<g>\n</svg>\n',
      3,
      'The drawing is not well-formed: unexpected close tag.',
      'close every tag, and quote every attribute',
    ],
    [
      'the same id twice',
      svg('<g id="a" />\n<g id="a" />\n<g id="b" />'),
      3,
      'Two elements of the drawing have the id "a".',
      'give one of them another',
    ],
  ])('is a drawing with %s', async (_, drawing, line, message, hint) => {
    const { faults } = await render(DIAGRAM, { 'docs/bar.svg': drawing });
    expect(faults).toEqual([expect.objectContaining({ file: SHOWN, line, message, hint })]);
  });

  const FONT_SIZE = 'write a number of 13 or more, without a unit';
  const OUT = 'refer to an id of the same file, as in url(#id) or href="#id"';

  test.each([
    ['<text font-size="12.9">A</text>', 'font-size="12.9" cannot be read on a phone.', FONT_SIZE],
    ['<text font-size="14px">A</text>', 'font-size="14px" cannot be read on a phone.', FONT_SIZE],
    ['<text font-size="0x20">A</text>', 'font-size="0x20" cannot be read on a phone.', FONT_SIZE],
    ['<text font-size="1e2">A</text>', 'font-size="1e2" cannot be read on a phone.', FONT_SIZE],
    ['<rect fill="url (#a)" />', 'fill="url (#a)" leads out of the drawing.', OUT],
    ['<use href="#a b" />', 'href="#a b" leads out of the drawing.', OUT],
    [
      '<use fill="#fff" />',
      'fill="#fff" is no colour of the site.',
      expect.stringMatching(
        /^write none, currentColor or a token, which follows the colour mode: var\(--ink\), var\(--ink-soft\), /,
      ),
    ],
  ])('is %s', async (inside, message, hint) => {
    expect((await draw(inside)).faults).toEqual([expect.objectContaining({ file: SHOWN, line: 2, message, hint })]);
  });

  test.each([
    ['#life', 'There is no heading #life in content/docs/page.mdx.', 'did you mean "file"? (known: file)'],
    ['#%', 'There is no heading #% in content/docs/page.mdx.', 'known: file'],
  ])('is a link to %s', async (href, message, hint) => {
    expect((await draw(named(href))).faults).toEqual([
      expect.objectContaining({ file: SHOWN, line: 2, message, hint }),
    ]);
  });
});

test('a link to a missing page is reported, and its content remains', async () => {
  const { warnings, page } = await draw('<a href="./gone.mdx#a"><title>1 File</title><circle r="9" /></a>');
  expect(warnings).toEqual([
    expect.objectContaining({
      file: SHOWN,
      line: 2,
      message: 'The link ./gone.mdx#a leads to no page: there is no content/docs/gone.mdx.',
      hint: 'correct the path',
    }),
  ]);
  expect(page.querySelector('svg a')).toBeNull();
  expect(page.querySelector('svg g > circle')).not.toBeNull();
});
