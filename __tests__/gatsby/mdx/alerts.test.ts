import { renderMdx } from '../../../gatsby/mdx/render';
import { references } from '../../support/references';

const render = (source: string) => renderMdx({ file: 'docs/page.mdx', source, eager: true }, references());

test.each([
  ['NOTE', 'note', 'Note'],
  ['TIP', 'tip', 'Tip'],
  ['IMPORTANT', 'info', 'Important'],
  ['WARNING', 'danger', 'Warning'],
  ['CAUTION', 'caution', 'Caution'],
])('[!%s] is a callout', async (mark, kind, label) => {
  const { html, faults } = await render(`> [!${mark}]\n> Text with *words*.\n>\n> More.\n`);
  expect(faults).toEqual([]);
  expect(html).toMatch(new RegExp(`^<aside class="callout callout-${kind}" aria-label="${label}">`));
  expect(html).toContain('<p>Text with <em>words</em>.</p>');
  expect(html).toContain('<p>More.</p></aside>');
});

test('words beside the mark are the title', async () => {
  expect((await render('> [!TIP] Pause first\n> Text.\n')).html).toContain('aria-label="Pause first"');
});

test('two spaces behind the mark are no line break', async () => {
  const { html } = await render('> [!NOTE]  \n> Text.\n');
  expect(html).toContain('<p>Text.</p></aside>');
});

test('a mark that is none is a fault', async () => {
  expect((await render('Text.\n\n> [!NOT]\n> Text.\n')).faults).toMatchObject([
    { line: 3, message: 'There is no alert "[!NOT]".', hint: expect.stringContaining('NOTE') },
  ]);
});

test('a quote is a quote', async () => {
  expect((await render('> [a] Text.\n')).html).toContain('<blockquote>');
});
