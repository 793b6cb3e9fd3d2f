import { renderText } from '../testing/render-text';

const FILE = 'content/docs/page.mdx';

const faultsOf = async (source: string) => (await renderText(source)).faults;

describe('a text that is nested too deeply', () => {
  const quotes = (depth: number) => `${'> '.repeat(depth)}a\n`;
  const lists = (depth: number) => Array.from({ length: depth }, (_, at) => `${'  '.repeat(at)}- a\n`).join('');

  test.each([
    ['quotations', quotes, 59, 1, 121],
    ['lists', lists, 29, 30, 61],
  ])('%s are read to a depth, and a fault below it', async (_, nested, deepest, line, column) => {
    expect(await faultsOf(nested(deepest))).toEqual([]);
    expect(await faultsOf(nested(deepest + 1))).toEqual([
      {
        file: FILE,
        line,
        column,
        message: 'Lists or quotes are nested too deep to be read.',
        hint: 'make the text flatter',
      },
    ]);
  });

  test('is the only fault reported, since no other step can process the text', async () => {
    expect(await faultsOf(`${quotes(100)}\n# Title\n\n{code}\n`)).toHaveLength(1);
  });
});

describe('syntax errors', () => {
  test('an unclosed callout does not prevent checks of the text below it', async () => {
    expect(await faultsOf('Text.\n\n::::note\nA.\n\n# Title\n')).toEqual([
      {
        file: FILE,
        line: 3,
        column: 1,
        message: 'The callout "::::note" is not closed.',
        hint: 'write a line "::::" where it ends; a callout around another needs more colons than that',
      },
      {
        file: FILE,
        line: 6,
        column: 1,
        message: 'The text has an h1 of its own.',
        hint: 'start at "##"; the title is the h1',
      },
    ]);
  });

  test.each([
    [
      'two closing tags',
      'A </kbd> b </sub> c.\n',
      ['Nothing is open that </kbd> could close.', 'Nothing is open that </sub> could close.'],
    ],
    [
      'a tag that is not closed and another’s end',
      '<kbd>A</sub>\n',
      ['<kbd> is not closed before </sub>.', 'Nothing is open that </sub> could close.'],
    ],
    ['one tag that is not closed twice', 'A <kbd>b\n\nC <kbd>d\n', ['<kbd> is not closed.', '<kbd> is not closed.']],
  ])('are reported separately: %s', async (_, source, messages) => {
    expect((await faultsOf(source)).map(({ message }) => message)).toEqual(messages);
  });

  test('nothing inside an unclosed tag is reported as well', async () => {
    expect(await faultsOf('Text.\n\n<Figure caption={name}>\n\nMore.\n')).toMatchObject([
      { line: 3, message: '<Figure> is not closed.' },
    ]);
  });
});
