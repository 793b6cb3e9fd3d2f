import { renderText } from '../../../__tests__/support/render-text';

test.each([
  'It costs $5 and then $10.',
  'It costs $5/$10 a month.',
  'Between US$5 and US$10.',
  'Set $HOME or $PATH.',
  'Set $HOME:$PATH.',
  'Set $HOME, then call $run$later.',
  'A lone $ and another $ too.',
  'Only $one',
  'Ends with $',
  '$5 on one line\nand $10 on the next.',
])('dollar signs in prose remain: %s', async (text) => {
  const { html, faults } = await renderText(`${text}\n`);
  expect(faults).toEqual([]);
  expect(html).toBe(`<p>${text}</p>`);
});

test.each(['\\$v = g t$', 'It costs \\$5 and \\$x\\$.'])('a dollar after a backslash is text: %s', async (text) => {
  expect((await renderText(`${text}\n`)).html).toBe(`<p>${text.replaceAll('\\$', '$')}</p>`);
});

test.each([
  'The speed $v = g t$ grows.',
  'With $n$ dots, $r_\\text{max}$ and ($x$).',
  '速度$v$は',
  '| a |\n| - |\n| $f$ |',
  '$a\n\\cdot b$',
  '**$x$**',
  '$$x$$ in a line',
  '$$\nx\n$$',
  'It costs \\$5, and $x$ is a formula.',
  'It costs 5$, and $x$ is a formula.',
])('formulas are formulas: %s', async (text) => {
  const { html, faults } = await renderText(`${text}\n`);
  expect(faults).toEqual([]);
  expect(html).toContain('<math');
});

test('what is text here is text in plain Markdown too', async () => {
  expect((await renderText('It costs $5 and then $10.\n')).markdown).toBe('It costs \\$5 and then \\$10.');
});
