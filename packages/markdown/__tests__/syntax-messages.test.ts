import { offsetOf, placeAt } from '../src/source/syntax-fault';
import { renderText } from '../testing/render-text';

const LITERAL = 'put it into `code`, or write a backslash before it';
const WRAPPED = 'a line inside a paragraph must not begin with "{", not even in code: break the line elsewhere';
const TAKE_OUT = 'take it out, or open it before';

/** The faults that a writer sees for a .mdx file: `line:column`, the message and the hint of each fault. */
const faultsOf = async (source: string): Promise<string[][]> => {
  const { faults } = await renderText(source);
  return faults.map(({ line, column, message, hint }) => [`${line}:${column}`, message, hint]);
};

describe('a tag that cannot be read', () => {
  test.each([
    ['A <kbd', '1:3', 'The tag <kbd is not complete: ">" is missing.'],
    ['A </kbd', '1:3', 'The tag </kbd is not complete: ">" is missing.'],
    ['Text.\n\n<Tabs groupId="os', '3:1', 'The tag <Tabs is not complete: a quote is missing.'],
    ["A <Tabs groupId='os>", '1:3', 'The tag <Tabs is not complete: a quote is missing.'],
    ['A \\<b and <c', '1:11', 'The tag <c is not complete: ">" is missing.'],
  ])('%j ends before it is complete', async (source, place, message) => {
    expect(await faultsOf(source)).toEqual([[place, message, `complete it; if it is not a tag, ${LITERAL}`]]);
  });

  test.each([
    ['see <x.y @>', '1:5', '<x.y'],
    ['A <x.y.> b', '1:3', '<x.y.'],
    ['A <a b@c> d', '1:3', '<a'],
    ['A <kbd/b> c', '1:3', '<kbd'],
    ['A <Tabs "a"> b', '1:3', '<Tabs'],
    ['A <kbd>\\<b</kbd> <x=y>', '1:18', '<x'],
    ['A <Tabs [a < 3]> b', '1:3', '<Tabs'],
  ])('%j is not understood', async (source, place, tag) => {
    const hint = `write ${tag} name="value">; if it is not a tag, ${LITERAL}`;
    expect(await faultsOf(source)).toEqual([[place, `The tag ${tag} is not understood.`, hint]]);
  });

  test.each([
    ['A <Tabs groupId=os> b', '1:3', '<Tabs'],
    ['A\n<Tabs\ngroupId=os> b', '2:1', '<Tabs'],
    ['A \\<b <Tabs groupId=os> b', '1:7', '<Tabs'],
    ['A <kbd>b</kbd> and <Tabs label="a > b" groupId=os> c', '1:20', '<Tabs'],
    ['A <Tabs label="http://c" groupId=os> b', '1:3', '<Tabs'],
    ['A <Tabs label="a" groupId=x:y> b', '1:3', '<Tabs'],
    ['A <a.name.that.is.longer.than.anyone.reads.to.its.end b=c> d', '1:3', '<a.name.that.is.longer.than.anyone.reads'],
  ])('%j has a value without quotes', async (source, place, tag) => {
    expect(await faultsOf(source)).toEqual([
      [place, `The tag ${tag} has a value without quotes.`, 'write name="value"'],
    ]);
  });

  test.each([
    ['A <3 b', '1:3', 'This "<" does not begin a tag.', LITERAL],
    ['A <?php b', '1:3', 'This "<" does not begin a tag.', LITERAL],
    ['Mail <me+you@x.com>.', '1:6', '<me+you@x.com> is not a link here.', 'write [text](address)'],
    ['Mail <mailto:me@x.com>.', '1:6', '<mailto:me@x.com> is not a link here.', 'write [text](address)'],
    [
      'A <!-- b --> c',
      '1:3',
      'HTML comments do not work in .mdx files.',
      'write {/* … */}, or {/* truncate */} at the end of an excerpt',
    ],
  ])('%j is not a tag', async (source, ...expected) => {
    expect(await faultsOf(source)).toEqual([expected]);
  });
});

describe('a brace', () => {
  test.each([
    ['Text {b', '1:6', '{b', LITERAL],
    ['{b\n\nText', '1:1', '{b', LITERAL],
    ['A \\{b and {c', '1:11', '{c', LITERAL],
    ['Text\nand {b', '2:5', '{b', LITERAL],
    ['Text\n\n{b', '3:1', '{b', LITERAL],
    ['Text\n \n{b', '3:1', '{b', LITERAL],
    ['Text\n{b', '2:1', '{b', WRAPPED],
    ['Text  \n  {b', '2:3', '{b', WRAPPED],
    ['Text.\n\n{/* b\n\nMore.', '3:1', '{/* b', 'end the comment with */}'],
    ['Text\n{/* b', '2:1', '{/* b', 'end the comment with */}'],
  ])('that is not closed: %j', async (source, place, shown, hint) => {
    expect(await faultsOf(source)).toEqual([[place, `This brace is not closed: ${shown}`, hint]]);
  });

  test.each([
    ['Text {b\nand more} c', '1:6', '{b', LITERAL],
    ['Text {b c}\nmore', '1:6', '{b c}', LITERAL],
    ['A \\{b {c d}', '1:7', '{c d}', LITERAL],
    ['One {a +}', '1:5', '{a +}', LITERAL],
    ['Text\n\t{b c}', '2:2', '{b c}', WRAPPED],
    ['Of {so many words that no line of any sort has it}', '1:4', '{so many words that no line of any sort ', LITERAL],
  ])('around an expression: %j', async (source, place, shown, hint) => {
    expect(await faultsOf(source)).toEqual([[place, `Content has no expressions: ${shown}`, hint]]);
  });

  test('inside another one is not the reported position', async () => {
    const [fault] = await faultsOf('Text {a({b: 1}) c} d');
    expect(fault).toEqual(['1:6', 'Content has no expressions: {a({b: 1}) c} d', LITERAL]);
  });
});

describe('tags that do not match', () => {
  const apart = (name: string) =>
    `write </${name}> in the same paragraph, or put both tags on lines of their own with empty lines around them; if it is not a tag, ${LITERAL}`;

  test.each([
    ['A <kbd>b\n\nc</kbd>\n', '1:3', apart('kbd')],
    ['> <kbd>\n\nText', '1:3', apart('kbd')],
    ['- <kbd>\n\nText', '1:3', apart('kbd')],
    ['*a <kbd>b*', '1:4', `write </kbd> where it ends; if it is not a tag, ${LITERAL}`],
    ['<kbd>\n\nText', '1:1', `write </kbd> where it ends; if it is not a tag, ${LITERAL}`],
    [`${'\n'.repeat(11)}As the text goes on <kbd>`, '12:21', apart('kbd')],
  ])('%j has a tag that is not closed', async (source, place, hint) => {
    expect(await faultsOf(source)).toEqual([[place, '<kbd> is not closed.', hint]]);
  });

  test.each([
    ['<Tabs>\n\n<TabItem>\n\nText\n\n</Tabs>\n', '3:1', 'TabItem', 'Tabs'],
    ['A <kbd>b <sub>c</kbd> d', '1:10', 'sub', 'kbd'],
    [`${'\n'.repeat(11)}As the text <kbd>goes on <sub>c</kbd>`, '12:26', 'sub', 'kbd'],
  ])('%j contains one that is not closed before its parent', async (source, place, inner, outer) => {
    expect(await faultsOf(source)).toEqual([
      [place, `<${inner}> is not closed before </${outer}>.`, `write </${inner}> where it ends`],
    ]);
  });

  test.each([
    ['</kbd>', '1:1', '</kbd>'],
    ['A > b </kbd> c', '1:7', '</kbd>'],
    ['A </kbd/> b', '1:3', '</kbd/>'],
    ['A\n\nb </> c', '3:3', '</>'],
  ])('%j closes nothing', async (source, place, tag) => {
    expect(await faultsOf(source)).toEqual([[place, `Nothing is open that ${tag} could close.`, TAKE_OUT]]);
  });
});

test.each([
  ['import the file', '1:1', 'import'],
  ['Text.\n\nexport your scene\n', '3:1', 'export'],
  ['import the file\n\nText.\n\nimport it', '1:1 5:1', 'import'],
])('%j has lines that begin as code does', async (source, places, word) => {
  const hint = 'content has no code; in a text, let the line begin with another word';
  const message = `The line begins with "${word}", as code does.`;
  expect(await faultsOf(source)).toEqual(places.split(' ').map((place) => [place, message, hint]));
});

test('after valid ESM, the line with the error is reported', async () => {
  expect((await faultsOf('Text.\n\nexport const a = 1;\n\nMore.\n\nimport the file\n'))[0]?.slice(0, 2)).toEqual([
    '7:1',
    'The line begins with "import", as code does.',
  ]);
});

describe('a position in a text', () => {
  const TEXT = 'one\n\nthree';

  test.each([
    [0, 1, 1],
    [3, 1, 4],
    [4, 2, 1],
    [5, 3, 1],
    [10, 3, 6],
  ])('offset %i is line %i, column %i', (offset, line, column) => {
    expect(placeAt(TEXT, offset)).toEqual({ line, column });
    expect(offsetOf(TEXT, line, column)).toBe(offset);
  });

  test.each([
    [3, 99],
    [4, 1],
    [9, 1],
  ])('line %i, column %i is past the end', (line, column) => {
    expect(offsetOf(TEXT, line, column)).toBe(TEXT.length);
  });
});
