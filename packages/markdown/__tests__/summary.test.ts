import { summaryOf } from '../src/plain/summary';
import { renderText } from '../testing/render-text';

const SENTENCE = 'A ball of a radius of half a metre falls on a floor of wood, and it bounces back.';
const LONG = `Word ${'word '.repeat(39).trim()}.`;

test.each([
  ['a short text is itself', 'A ball falls.', 'A ball falls.'],
  ['160 characters are not cut', 'x'.repeat(160), 'x'.repeat(160)],
  ['the end of a sentence is where it is cut', `${SENTENCE} ${SENTENCE} ${SENTENCE}`, SENTENCE],
  ['a number ends no sentence', `It is 9.81 m/s². ${LONG}`, 'It is 9.81 m/s².'],
  ['a long sentence is cut at a word', LONG, `Word ${'word '.repeat(31).trim()}…`],
  ['no comma stands before the dots', `${'word, '.repeat(40)}`, `${'word, '.repeat(26).slice(0, -2)}…`],
  ['Chinese has sentences without spaces', '物理引擎。'.repeat(40), '物理引擎。'.repeat(32)],
  ['Arabic has its own question mark', `ما هذا؟ ${LONG}`, 'ما هذا؟'],
])('%s', (_, text, expected) => {
  expect(summaryOf(text)).toBe(expected);
  expect(summaryOf(text).length).toBeLessThanOrEqual(160);
});

test('a long paragraph after the first one is not shortened', async () => {
  expect(await renderText(`Short.\n\n${LONG}\n`)).toMatchObject({ firstParagraph: 'Short.', warnings: [] });
});
