import { renderText } from '../testing/render-text';

const faultsOf = async (source: string) => (await renderText(source)).faults;

describe('a text that is nested too deeply', () => {
  const quotes = (depth: number) => `${'> '.repeat(depth)}a\n`;
  const lists = (depth: number) => Array.from({ length: depth }, (_, at) => `${'  '.repeat(at)}- a\n`).join('');

  test.each([
    ['quotations', quotes, 59, 1, 121],
    ['lists', lists, 29, 30, 61],
  ])('%s are read to a depth, and a fault below it', async (_, nested, deepest, line, column) => {
    expect(await faultsOf(nested(deepest))).toEqual([]);
    const message = 'Lists or quotes are nested too deeply to be read.';
    const fault = { file: 'content/docs/page.mdx', line, column, message, hint: 'make the text flatter' };
    expect(await faultsOf(nested(deepest + 1))).toEqual([fault]);
  });

  test('is the only fault reported, since no other step can process the text', async () => {
    expect(await faultsOf(`${quotes(100)}\n# Title\n\n{code}\n`)).toHaveLength(1);
  });
});

describe('syntax errors', () => {
  const closes = (name: string) => `Nothing is open that </${name}> could close.`;

  test('that are all there is in a text are read to an end', async () => {
    expect(await faultsOf('a <- b\n\n'.repeat(100))).toHaveLength(20);
  });

  test.each([
    ['two closing tags', 'A </kbd> b </sub> c.\n', ['1:3 ' + closes('kbd'), '1:12 ' + closes('sub')]],
    [
      'a tag that is not closed and another’s end',
      '<kbd>A</sub>\n',
      ['1:1 <kbd> is not closed before </sub>.', '1:7 ' + closes('sub')],
    ],
    ['a tag not closed, twice', 'A <kbd>b\n\nC <kbd>d\n', ['1:3 <kbd> is not closed.', '3:3 <kbd> is not closed.']],
  ])('are reported separately: %s', async (_, source, faults) => {
    const reported = (await faultsOf(source)).map(({ line, column, message }) => `${line}:${column} ${message}`);
    expect(reported).toEqual(faults);
  });
});
