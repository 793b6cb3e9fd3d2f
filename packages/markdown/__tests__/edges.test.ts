import { renderText } from '../../../__tests__/support/render-text';

test('a message about a formula is one line with single spaces', async () => {
  const { faults } = await renderText('$\\frac{1$\n');
  expect(faults[0]?.message).toMatch(/^This formula is not TeX: \S/);
});

test('a truncate mark inside a paragraph is a fault', async () => {
  const { faults } = await renderText('Text.{/* truncate */}\n');
  expect(faults).toMatchObject([{ line: 1, message: 'The truncate mark ends nothing here.' }]);
});

test('code between two comments is a fault', async () => {
  const { faults } = await renderText('{/* a */ evil() /* b */}\n');
  expect(faults).toMatchObject([{ line: 1, message: expect.stringContaining('Content has no expressions') }]);
});

test('the content of a fence on the line of its list item is unchanged', async () => {
  const { html, faults } = await renderText('- ```text\n  :::note x\n  ```\n\n## U {#u}\n');
  expect(faults).toEqual([]);
  expect(html).toContain(':::note x');
  expect(html).toContain('<h2 id="u">');
});

test('inline code between three backticks does not open a fence', async () => {
  const { headings } = await renderText('```a``` is code.\n\n## U {#u}\n');
  expect(headings).toEqual([{ id: 'u', text: 'U', level: 2, summary: '' }]);
});

test('a link that runs script is a fault', async () => {
  const { faults } = await renderText('[a](javascript:alert(1))\n');
  expect(faults).toMatchObject([{ message: 'The link javascript:alert(1) cannot be used.' }]);
});

test.each(['<Figure caption="">\n\nA\n\n</Figure>', '<Tabs>\n<TabItem value="">\n\nA\n\n</TabItem>\n</Tabs>'])(
  'an empty attribute that is required is a fault: %s',
  async (source) => {
    expect((await renderText(`${source}\n`)).faults).toHaveLength(1);
  },
);

test('paragraphs with two pictures or a linked one are not the first paragraph', async () => {
  const { firstParagraph } = await renderText(
    '![A](./picture.png)\n![B](./picture.png)\n\n[![A](./picture.png)](/docs)\n\nText. {/* note */}\n',
  );
  expect(firstParagraph).toBe('Text.');
});

test('a word with markup inside counts as one word, the id of a heading as none', async () => {
  expect((await renderText('un*believ*able **H**ello\n\n## A $x$ {#id}\n')).words).toBe(3);
});

test('encoded characters in a link are decoded for the file name', async () => {
  const { html } = await renderText('[a](./a%23b.mdx)\n', { pagePath: async (file) => `/${file}` });
  expect(html).toContain('"/docs/a#b.mdx"');
});
