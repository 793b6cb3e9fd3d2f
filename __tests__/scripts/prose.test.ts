import { formatFault } from '@physics-editor/lib/content/fault';
import { checkProse } from '../../scripts/prose/check-prose';
import { temporaryFolder, type Files } from '@physics-editor/lib/testing/temporary-folder';

const TERMS = { 'content/terms.yml': 'Javascript: JavaScript\nC++ code: code in C++\n' };
const PAGE = 'content/docs/levers.mdx';

/** A page with this text, which begins on the fifth line of its file. */
const page = (text: string): string => `---\ntitle: Levers\n---\n\n${text}\n`;

const faultsIn = async (files: Files): Promise<string[]> =>
  (await checkProse(temporaryFolder({ ...TERMS, ...files }))).map(formatFault);

test.each(
  Object.entries({
    'Push the the bar.': '5:6 Unexpected repeated `the`, remove one occurrence → leave one of the two out',
    ':::tip Wait\n\nIt it moves.\n\n:::':
      '7:1 Unexpected repeated `it`, remove one occurrence → leave one of the two out',
    'It is an unit.':
      '5:7 Unexpected article `an` before `unit`, expected `a` → say it aloud: "a" before a consonant, "an" before a vowel',
    'See [the figure].':
      '5:5 Unexpected reference to undefined definition, expected corresponding definition (`the figure`) for a link or escaped opening bracket (`\\[`) for regular text → write [text]: /address below the text, for a footnote [^text]: and the note, or \\[text] if it is neither',
    '## Bars\n\n#### Hinges': '7:1 A level of headings is left out. → take the level after that of the heading before',
    '[unused]: /docs':
      '5:1 Unexpected unused definition, expected no definition or one or more references to `unused` → leave it out',
    '[a]: /docs\n[a]: /blog\n\nSee [a page][a].':
      '6:1 Unexpected definition with an already defined identifier (`a`), expected unique identifiers → leave one of the two out',
    'In Javascript.': '5 "Javascript" is written "JavaScript" here. → write "JavaScript"',
    'A script\nin **one**\nor in Javascript.': '7 "Javascript" is written "JavaScript" here. → write "JavaScript"',
    'Read (C++ code).': '5 "C++ code" is written "code in C++" here. → write "code in C++"',
    'Read [ here ](/docs).': '5:6 The link "here" does not say where it leads. → name the page',
    'A bar.\n\n[Read more](/docs)': '7:1 The link "Read more" does not say where it leads. → name the page',
    '[this page][faq]\n\n[faq]: /docs': '5:1 The link "this page" does not say where it leads. → name the page',
  }),
)('%j is reported', async (text, message) => {
  expect(await faultsIn({ [PAGE]: page(text) })).toEqual([`${PAGE}:${message}`]);
});

test.each([
  '## Bars\n\nPush [the bar](./faq.mdx), in JavaScript: `Javascript`.\n\n```js\nthe the;\n```',
  '[See here](/docs), [here and there](/blog) and [unclick here](/showcase).',
  'Javascripts, xJavascript, éJavascript, Javascripté, 2Javascript, Javascript2, Javascript-like, non-Javascript, C+++ code, C code.',
  // A text with syntax errors is left to the build.
  'The the <b>bar.',
])('%j has no fault', async (text) => {
  expect(await faultsIn({ [PAGE]: page(text) })).toEqual([]);
});

test('all texts are read, and each fault of a text is reported', async () => {
  const files = {
    'content/blog/a.md': page('It it moves.'),
    [PAGE]: page('Javascript, in Javascript.\n\nThe the bar.'),
  };
  const places = (await faultsIn(files)).map((line) => line.split(' ')[0]);
  expect(places).toEqual(['content/blog/a.md:5:1', `${PAGE}:5`, `${PAGE}:5`, `${PAGE}:7:1`]);
});

test('an invalid list of terms is the only fault reported', async () => {
  const faults = await faultsIn({ [PAGE]: page('The the bar.'), 'content/terms.yml': 'Javascript: [JavaScript]' });
  expect(faults).toEqual([expect.stringMatching(/^content\/terms\.yml:1:13 "Javascript" is not valid\./)]);
});
