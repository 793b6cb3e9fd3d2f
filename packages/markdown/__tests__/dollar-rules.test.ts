import { renderText } from '../../../__tests__/support/render-text';

const htmlOf = async (source: string): Promise<string> => {
  const { html, faults } = await renderText(source);
  expect(faults).toEqual([]);
  return html;
};

describe('two dollars are text', () => {
  test.each([
    ['a space is on the right of the first', 'From $ 5$ on.'],
    ['a space is on the left of the last', 'From $5 $ on.'],
    ['the first ends a line', 'From $\n5$ on.'],
    ['the last begins a line', 'From $5\n$ on.'],
    ['a letter is on the left of the first', 'From a$5$ on.'],
    ['a digit is on the left of the first', 'From 1$x$ on.'],
    ['an underscore is on the left of the first', 'From _$x$ on.'],
    ['a letter is on the right of the last', 'From $5$a on.'],
    ['an underscore is on the right of the last', 'From $5$_ on.'],
    ['a third one follows the last', 'From $5$$ on.'],
  ])('if %s', async (_, text) => {
    expect(await htmlOf(`${text}\n`)).toBe(`<p>${text}</p>`);
  });

  test('if a tab follows the first', async () => {
    expect(await htmlOf('From $\t5$ on.\n')).not.toContain('<math');
  });

  test('if a backslash precedes the last', async () => {
    expect(await htmlOf('From $x\\$ on.\n')).toBe('<p>From $x$ on.</p>');
  });
});

test.each([
  ['at both ends of a paragraph', '$x$'],
  ['at both ends of a line', 'From\n$x$\non.'],
  ['behind an accent', 'é$x$é'],
  ['with spaces inside', 'From $a + b$ on.'],
  ['with a line break inside', 'From $a +\nb$ on.'],
  ['with a command inside', 'From $\\sqrt{2}$ on.'],
  ['between marks', '“$x$”, ($x$), $x$.'],
])('two dollars are a formula %s', async (_, text) => {
  expect(await htmlOf(`${text}\n`)).toContain('<math');
});

test('a formula ends at the first dollar that can end it', async () => {
  const html = await htmlOf('From $x$ to $y$.\n');
  expect(html.match(/<math/g)).toHaveLength(2);
  expect(html).toContain(' to ');
});
