import { JSDOM } from 'jsdom';
import { renderMdx } from '../src/render';
import { references } from '../testing/references';

const DRAWING = 'docs/bar.svg';
const OTHER = 'docs/other.mdx';

const svg = (inside: string, attributes = 'viewBox="0 0 720 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}\n</svg>\n`;
const link = (href: string) => `<a href="${href}"><title>1 File</title><circle cx="9" cy="9" r="13" /></a>`;

const DIAGRAM = '<Diagram src="./bar.svg" alt="A bar with a menu" caption="The bar" />\n';
const PAGE = `${DIAGRAM}\n## File\n\nText.\n`;

/** Renders a page with a drawing beside it, and another page. */
async function render(drawing: string | null, source = PAGE, other = '## Grid\n') {
  const texts: Record<string, string | null> = { [DRAWING]: drawing, [OTHER]: other };
  const rendering = await renderMdx(
    { file: 'docs/page.mdx', source, eager: true },
    {
      ...references(),
      source: async (file) => texts[file] ?? null,
    },
  );
  const page = JSDOM.fragment(rendering.html);
  return { ...rendering, page };
}

describe('a diagram', () => {
  test('is an inline figure with its caption and its text alternative as the accessible name', async () => {
    const { page, faults } = await render(svg('<path d="M0 0h9" stroke="var(--line)" />'));
    expect(faults).toEqual([]);
    const drawing = page.querySelector('content-diagram[caption="The bar"] content-drawing svg');
    expect(drawing?.querySelector('path')?.getAttribute('stroke')).toBe('var(--line)');
    expect(drawing?.querySelector(`#${drawing.getAttribute('aria-labelledby')}`)?.textContent).toBe(
      'A bar with a menu',
    );
    expect(drawing?.getAttribute('role')).toBe('group');
    expect(drawing?.getAttribute('viewBox')).toBe('0 0 720 100');
  });

  test('has links to headings only if they are drawn', async () => {
    const { page } = await render(svg(''));
    expect(page.querySelector('content-diagram-parts')).toBeNull();
    const linked = await render(svg(link('#menu')), `${DIAGRAM}\n## File {#menu}\n`);
    expect(linked.faults).toEqual([]);
    expect(linked.page.querySelector('svg a[href="#menu"] > title')?.textContent).toBe('1 File');
    expect(linked.page.querySelector('li > a[href="#menu"]')?.textContent).toBe('1 File');
    expect(linked.page.querySelector('h2#menu')).not.toBeNull();
  });

  test('may link to another page, as texts do', async () => {
    const { page, faults } = await render(svg(link('./other.mdx#grid')));
    expect(faults).toEqual([]);
    expect(page.querySelector('svg a')?.getAttribute('href')).toBe('/docs/other#grid');
  });

  test('may link to a heading with an explicit id', async () => {
    const { faults } = await render(svg(link('#menu')), `${DIAGRAM}\n## File {#menu}\n`);
    expect(faults).toEqual([]);
  });

  test('has unique ids, even if it is on a page twice', async () => {
    const drawing = svg(
      '<defs><symbol id="file" viewBox="0 0 9 9"><path d="M0 0" /></symbol><pattern id="grid" width="9" height="9" /></defs>\n' +
        '<use href="#file" /><rect width="9" height="9" fill="url(#grid)" />',
    );
    const { page, faults } = await render(drawing, `${DIAGRAM}\n${DIAGRAM}\n## File\n`);
    expect(faults).toEqual([]);
    const ids = Array.from(page.querySelectorAll('[id]'), ({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const use of page.querySelectorAll('use')) {
      expect(page.querySelector(`${use.getAttribute('href')}`)?.closest('svg')).toBe(use.closest('svg'));
    }
    const [first, second] = Array.from(page.querySelectorAll('rect'), (rect) => rect.getAttribute('fill'));
    expect(first).toMatch(/^url\(#[\w-]+-grid\)$/);
    expect(second).not.toBe(first);
  });

  test('is not part of the word count, the first paragraph and the contents', async () => {
    const { words, firstParagraph, headings } = await render(svg('<text x="0" y="9">File Edit View</text>'));
    expect([words, firstParagraph, headings.length]).toEqual([2, 'Text.', 1]);
  });
});

describe('faults of a diagram', () => {
  const faultsOf = async (drawing: string | null, source = PAGE) => (await render(drawing, source)).faults;

  test.each([
    ['<Diagram alt="A" caption="B" />', '<Diagram> has no src.'],
    ['<Diagram src="./bar.svg" caption="B" />', '<Diagram> has no alt.'],
    ['<Diagram src="./bar.svg" alt=" " caption="B" />', '<Diagram> has no alt.'],
    ['<Diagram src="./bar.svg" alt="A" />', '<Diagram> has no caption.'],
    ['<Diagram src="./bar.png" alt="A" caption="B" />', 'The drawing ./bar.png cannot be used.'],
    ['<Diagram src="https://example.com/bar.svg" alt="A" caption="B" />', 'cannot be used.'],
    ['<Diagram src="./baz.svg" alt="A" caption="B" />', 'There is no drawing content/docs/baz.svg.'],
  ])('%s', async (source, message) => {
    expect(await faultsOf(svg(''), `Text.\n\n${source}\n`)).toMatchObject([
      { file: 'content/docs/page.mdx', line: 3, message: expect.stringContaining(message), hint: expect.any(String) },
    ]);
  });

  test.each([
    [link('#fil'), 'There is no heading #fil in content/docs/page.mdx.', 'did you mean "file"? (known: file)'],
    [link('./other.mdx#grit'), 'There is no heading #grit in content/docs/other.mdx.', 'did you mean "grid"?'],
    [link('https://example.com'), 'The link https://example.com cannot be used in a diagram.', 'href="#heading"'],
    [link('javascript:alert(1)'), 'cannot be used in a diagram.', 'href="#heading"'],
    ['<a><title>1 File</title></a>', 'A link of the diagram leads nowhere.', 'href="#heading"'],
    ['<a href="#file"><circle r="13" /></a>', 'A link of the diagram has no name.', '<title>'],
    ['<script>alert(1)</script>', 'A diagram has no <script>.', 'no code'],
    ['<style>a { fill: red }</style>', 'A diagram has no <style>.', 'fill="var(--paper)"'],
    ['<image href="a.png" />', 'A diagram has no <image>.', 'paths and texts'],
    ['<foreignObject />', 'A diagram has no <foreignObject>.', '<text>'],
    ['<rects />', 'A diagram has no <rects>.', 'did you mean "rect"?'],
    ['<g onclick="a()" />', '<g> has the attribute "onclick".', 'no code'],
    ['<g style="fill: red" />', '<g> has the attribute "style".', 'fill="var(--paper)"'],
    ['<g class="a" />', '<g> has the attribute "class".', 'fill="var(--paper)"'],
    ['<use xlink:href="#a" />', '<use> has the attribute "xlink:href".', 'write href'],
    ['<g data-name="a" />', '<g> has the attribute "data-name".', 'leave it out'],
    ['<use href="b.svg#a" />', 'href="b.svg#a" leads out of the drawing.', 'href="#id"'],
    ['<rect fill="url(https://example.com/#a)" />', 'leads out of the drawing.', 'url(#id)'],
    ['<rect fill="url(#a)" /><g id="b" />', 'The drawing has no id "a".', 'did you mean "b"?'],
    ['<rect fill="#fff" />', 'fill="#fff" is no colour of the site.', 'var(--ink)'],
    ['<rect stroke="var(--inc)" />', 'stroke="var(--inc)" is no colour of the site.', 'var(--ink)'],
    ['<text font-family="Arial">A</text>', 'font-family="Arial" is no font of the site.', 'var(--font-text)'],
    ['<text font-size="9">A</text>', 'font-size="9" cannot be read on a phone.', '13 or more'],
    ['<svg />', 'A drawing lies in another.', '<g>'],
    ['<g id="a" /><g id="a" />', 'Two elements of the drawing have the id "a".', 'another'],
    ['<g>', 'The drawing is not well-formed: ', 'close every tag'],
  ])('%s', async (inside, message, hint) => {
    const faults = await faultsOf(svg(`<!-- a comment -->\n${inside}`));
    expect(faults).toMatchObject([
      { file: 'content/docs/bar.svg', message: expect.stringContaining(message), hint: expect.stringContaining(hint) },
    ]);
    if (inside !== '<g>') expect(faults[0]?.line).toBe(3);
  });

  test.each([
    ['', 'The drawing is not well-formed: '],
    ['<html />', 'The drawing starts with <html>.'],
    [svg('', 'viewBox="0 0 24 24"'), 'The drawing has not the size of a diagram.'],
    [svg('', 'width="720"'), 'The drawing has not the size of a diagram.'],
  ])('a drawing that is none: %j', async (drawing, message) => {
    expect(await faultsOf(drawing)).toMatchObject([
      { file: 'content/docs/bar.svg', line: 1, message: expect.stringContaining(message) },
    ]);
  });

  test('all faults of a drawing are reported at once, each with its line', async () => {
    const faults = await faultsOf(svg('<g\n  fill="red" />\n<script />'));
    expect(faults.map(({ line }) => line)).toEqual([2, 4]);
  });

  test('a link to a missing page is a warning, as in a text', async () => {
    const { html, warnings, faults } = await render(svg(link('./gone.mdx')));
    expect(faults).toEqual([]);
    expect(html).not.toContain('gone');
    expect(warnings).toMatchObject([
      { file: 'content/docs/bar.svg', line: 2, message: expect.stringContaining('gone') },
    ]);
  });

  test('a syntax error in a linked page is only a fault of that page', async () => {
    expect((await render(svg(link('./other.mdx#grid')), PAGE, '<b>')).faults).toEqual([]);
  });
});
