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

test('a first paragraph that is shortened is reported, with its position', async () => {
  const { firstParagraph, warnings } = await renderText(`---\ntitle: A\n---\n\n${LONG}\n`);
  expect(firstParagraph).toMatch(/…$/);
  expect(warnings).toEqual([
    {
      file: 'content/docs/page.mdx',
      line: 5,
      column: 1,
      message: 'The first paragraph is the description of the page, but too long for one: 200 characters.',
      hint: 'write "description:" with 50 to 160 characters, or a shorter paragraph',
    },
  ]);
});

test.each([
  ['a description of its own', `---\ntitle: A\ndescription: Short.\n---\n\n${LONG}\n`],
  ['a short paragraph', `---\ntitle: A\n---\n\nShort.\n\n${LONG}\n`],
])('a page with %s causes no warning', async (_, source) => {
  expect((await renderText(source)).warnings).toEqual([]);
});
