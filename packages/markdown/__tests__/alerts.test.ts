import { renderText } from '../../../__tests__/support/render-text';

test.each([
  ['NOTE', 'note', 'Note'],
  ['TIP', 'tip', 'Tip'],
  ['IMPORTANT', 'info', 'Important'],
  ['WARNING', 'danger', 'Warning'],
  ['CAUTION', 'caution', 'Caution'],
])('[!%s] is a callout', async (mark, kind, label) => {
  const { html, faults } = await renderText(`> [!${mark}]\n> Text with *words*.\n>\n> More.\n`);
  expect(faults).toEqual([]);
  expect(html).toMatch(new RegExp(`^<aside class="callout callout-${kind}" aria-label="${label}">`));
  expect(html).toContain('<p>Text with <em>words</em>.</p>');
  expect(html).toContain('<p>More.</p></aside>');
});

test('text beside the marker is the title', async () => {
  expect((await renderText('> [!TIP] Pause first\n> Text.\n')).html).toContain('aria-label="Pause first"');
});

test('two spaces after the marker are not a line break', async () => {
  const { html } = await renderText('> [!NOTE]  \n> Text.\n');
  expect(html).toContain('<p>Text.</p></aside>');
});

test('an unknown marker is a fault', async () => {
  expect((await renderText('Text.\n\n> [!NOT]\n> Text.\n')).faults).toMatchObject([
    { line: 3, message: 'There is no alert "[!NOT]".', hint: expect.stringContaining('NOTE') },
  ]);
});

test('a quote without a marker is unchanged', async () => {
  expect((await renderText('> [a] Text.\n')).html).toContain('<blockquote>');
});
