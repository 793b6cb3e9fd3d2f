import { languageNamed, lowlight } from '../src/plugins/languages';
import { parseFenceMeta, takeMarkComments } from '../src/plugins/rehype-code';

const ALL = { title: 'src/a.js', marked: [1, 4, 5, 6], numbered: true };

test.each([
  ['', {}],
  ['title="src/a.js" {1,4-6} showLineNumbers', ALL],
  ["showLineNumbers {1,4-6} title='src/a.js'", ALL],
  // Lines that the listing does not have are absent.
  ['{3}', { marked: [3] }],
  ['{1,3}', { marked: [1, 3] }],
  ['{2-4}', { marked: [2, 3, 4] }],
  ['{ 1, 3 - 4 }', { marked: [1, 3, 4] }],
  ['{1-2,2-3}', { marked: [1, 2, 3] }],
  ['1-3', {}],
  ['{1-99999999}', { marked: [1, 2, 3, 4, 5, 6, 7, 8, 9], absent: ['1-99999999'] }],
  ['{8-12, 20,3}', { marked: [8, 9, 3], absent: ['8-12', '20'] }],
  ['{0-1}', { marked: [1], absent: ['0-1'] }],
  ['{5-3}', { absent: ['5-3'] }],
  ['{-2,1-2-3}', { absent: ['-2', '1-2-3'] }],
  ['{abc}', { absent: ['abc'] }],
  ['{}', { absent: [''] }],
  // A title may contain the other kind of quotes, and spaces; its braces mark no line, and its words number none.
  [`title="the writer's own"`, { title: "the writer's own" }],
  [`title='a "b"' {1}`, { title: 'a "b"', marked: [1] }],
  ['title="{2}.js"', { title: '{2}.js' }],
  ['title="{2}.js" {3}', { title: '{2}.js', marked: [3] }],
  ['{3} title="{2}.js"', { title: '{2}.js', marked: [3] }],
  ['title="showLineNumbers"', { title: 'showLineNumbers' }],
  ['showLineNumbersNot', {}],
])('the options %s of a listing of nine lines are %j', (meta, options) => {
  const { marked, ...rest } = parseFenceMeta(meta, 'code\n'.repeat(8));
  const none = { title: undefined, marked: [], absent: [], numbered: false };
  expect({ ...rest, marked: [...marked] }).toEqual({ ...none, ...options });
});

describe('takeMarkComments', () => {
  const take = (...lines: string[]) => {
    const { code, marked } = takeMarkComments(lines.join('\n'));
    return { code: code.split('\n'), marked: [...marked] };
  };

  test.each([
    '// highlight-next-line',
    '  // highlight-next-line',
    '# highlight-next-line',
    '-- highlight-next-line',
    '/* highlight-next-line */',
    '<!-- highlight-next-line -->',
    '//highlight-next-line',
  ])('"%s" marks the line after it', (comment) => {
    expect(take('a', comment, 'b', 'c')).toEqual({ code: ['a', 'b', 'c'], marked: [2] });
  });

  const [NEXT, START, END] = ['// highlight-next-line', '// highlight-start', '// highlight-end'] as const;

  test.each<[string, string[], string, number[]]>([
    ['code without marks is as it is', ['a', '', '  // b', 'c'], 'a\n\n  // b\nc', []],
    ['start and end mark the lines between them', ['a', START, 'b', 'c', END, 'd'], 'a\nb\nc\nd', [2, 3]],
    ['start without an end marks the rest', ['a', START, 'b', 'c'], 'a\nb\nc', [2, 3]],
    ['lines are counted without comments', [NEXT, 'a', START, 'b', END, 'c', NEXT, 'd'], 'a\nb\nc\nd', [1, 2, 4]],
    ['next-line within start and end ends nothing', [START, 'a', NEXT, 'b', 'c', END], 'a\nb\nc', [1, 2, 3]],
  ])('%s', (_, lines, code, marked) => {
    expect(take(...lines)).toEqual({ code: code.split('\n'), marked });
  });

  test.each([
    'a(); // highlight-next-line',
    '// highlight-next-line please',
    'highlight-next-line',
    '// highlight-next',
  ])('"%s" is a line like any other', (line) => {
    expect(take(line, 'b')).toEqual({ code: [line, 'b'], marked: [] });
  });
});

test.each([
  ['js', 'javascript jsx'],
  ['ts', 'typescript tsx'],
  ['md', 'markdown mdx'],
  ['bash', 'sh shell zsh'],
  ['html', 'svg xml'],
  ['json', 'JSON jsonc'],
  ['text', 'txt plaintext'],
  ['yaml', 'yml'],
  ['shell', 'console'],
  ['rust', 'rust,ignore'],
])('%s is also named %s', (language, names) => {
  expect(names.split(' ').map(languageNamed)).toEqual(names.split(' ').map(() => language));
});

test('common languages have colours', () => {
  const names =
    'js ts json yaml html css bash graphql diff md rs rust c c++ cpp cs java kotlin swift go py python rb php perl lua r toml ini sql ' +
    'dockerfile make cmake ps1 scss less haskell scala dart tex glsl nginx elixir matlab groovy wasm objectivec';
  expect(names.split(' ').filter((name) => !lowlight.registered(languageNamed(name)))).toEqual([]);
});
