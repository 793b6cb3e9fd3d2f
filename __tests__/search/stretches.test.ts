import { dropTitle, markWords, readExcerpt } from '../../src/search/stretches';
import type { Stretch } from '../../src/search/types';

/** With brackets around what is marked. */
const shown = (stretches: readonly Stretch[]) =>
  stretches.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

test('an excerpt is parsed to text with its matches', () => {
  expect(shown(readExcerpt('a <mark>ball</mark> falls on a <mark>ball</mark>'))).toBe('a [ball] falls on a [ball]');
  expect(shown(readExcerpt('if a &lt; b and &lt;b&gt;'))).toBe('if a < b and <b>');
  expect(readExcerpt('')).toEqual([]);
  expect(shown(readExcerpt('バ ネ の <mark>自</mark> <mark>然</mark> 長 。 A <mark>B</mark> 秒 です'))).toBe(
    'バネの[自][然]長 。 A [B] 秒です',
  );
});

test.each([
  ['Gravity scale', 'gravity', '[Gravity] scale'],
  ['gravityScale', 'gravity scale', '[gravity][Scale]'],
  ['Nodes of a node', 'node nodes', '[Nodes] of a [node]'],
  ['Snap to grid', 'a', 'Snap to grid'],
  ['Tone.js (sound)', 'tone.js (', '[Tone.js] (sound)'],
  ['A (b)', '"(b)"', 'A [(b)]'],
])('in %j, for %j, %j is marked', (title, terms, marked) => {
  expect(shown(markWords(title, terms))).toBe(marked);
});

test.each([
  ['<mark>Gravity</mark> scale. Share of it.', 'Gravity scale', 'Share of it.'],
  ['Gravity <mark>scale.</mark> Share of <mark>it</mark>.', 'Gravity scale', 'Share of [it].'],
  ['Share of <mark>it</mark>.', 'Gravity scale', 'Share of [it].'],
  ['<mark>Gears</mark> turn.', 'Gear', '[Gears] turn.'],
])('%j below the title %j is shown as %j', (excerpt, title, rest) => {
  expect(shown(dropTitle(readExcerpt(excerpt), title))).toBe(rest);
});
