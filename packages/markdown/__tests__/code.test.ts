import { languageNamed, lowlight } from '../src/plugins/languages';
import { parseFenceMeta as parse, takeMarkComments } from '../src/plugins/rehype-code';

/** Reads the options of a listing with nine lines. */
const parseFenceMeta = (meta: string) => parse(meta, 'code\n'.repeat(8));

describe('parseFenceMeta', () => {
  test('finds nothing in nothing', () => {
    expect(parseFenceMeta('')).toEqual({ title: undefined, marked: new Set(), absent: [], numbered: false });
  });

  test('reads title, lines and numbers in any order', () => {
    const all = { title: 'src/a.js', marked: new Set([1, 4, 5, 6]), absent: [], numbered: true };
    expect(parseFenceMeta('title="src/a.js" {1,4-6} showLineNumbers')).toEqual(all);
    expect(parseFenceMeta("showLineNumbers {1,4-6} title='src/a.js'")).toEqual(all);
  });

  test.each([
    ['{3}', [3]],
    ['{1,3}', [1, 3]],
    ['{2-4}', [2, 3, 4]],
    ['{ 1, 3 - 4 }', [1, 3, 4]],
    ['{1-2,2-3}', [1, 2, 3]],
    ['{5-3}', []],
    ['{abc}', []],
    ['1-3', []],
  ])('%s marks the lines %j', (meta, lines) => {
    expect([...parseFenceMeta(meta).marked]).toEqual(lines);
  });

  test.each([
    ['{1-99999999}', [1, 2, 3, 4, 5, 6, 7, 8, 9], ['1-99999999']],
    ['{8-12, 20,3}', [8, 9, 3], ['8-12', '20']],
    ['{0-1}', [1], ['0-1']],
    ['{5-3}', [], ['5-3']],
    ['{-2,1-2-3}', [], ['-2', '1-2-3']],
    ['{abc}', [], ['abc']],
    ['{}', [], ['']],
  ])('%s marks the lines %j of nine, and reports %j', (meta, lines, absent) => {
    const read = parseFenceMeta(meta);
    expect([[...read.marked], read.absent]).toEqual([lines, absent]);
  });

  test('a title may contain the other kind of quotes, and spaces', () => {
    expect(parseFenceMeta(`title="the writer's own"`).title).toBe("the writer's own");
    expect(parseFenceMeta(`title='a "b"' {1}`).title).toBe('a "b"');
  });

  test('braces in a title mark no line, nor do the words of a title number any', () => {
    expect(parseFenceMeta('title="{2}.js"')).toEqual({
      title: '{2}.js',
      marked: new Set(),
      absent: [],
      numbered: false,
    });
    expect(parseFenceMeta('title="{2}.js" {3}').marked).toEqual(new Set([3]));
    expect(parseFenceMeta('{3} title="{2}.js"').marked).toEqual(new Set([3]));
    expect(parseFenceMeta('title="showLineNumbers"').numbered).toBe(false);
  });

  test('a word that only begins like showLineNumbers numbers nothing', () => {
    expect(parseFenceMeta('showLineNumbersNot').numbered).toBe(false);
  });
});

describe('takeMarkComments', () => {
  const take = (...lines: string[]) => {
    const { code, marked } = takeMarkComments(lines.join('\n'));
    return { code: code.split('\n'), marked: [...marked] };
  };

  test('leaves code without marks as it is', () => {
    expect(take('a', '', '  // b', 'c')).toEqual({ code: ['a', '', '  // b', 'c'], marked: [] });
  });

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

  test('start and end mark the lines between them', () => {
    expect(take('a', '// highlight-start', 'b', 'c', '// highlight-end', 'd')).toEqual({
      code: ['a', 'b', 'c', 'd'],
      marked: [2, 3],
    });
  });

  test('start without an end marks the rest', () => {
    expect(take('a', '// highlight-start', 'b', 'c').marked).toEqual([2, 3]);
  });

  test('marks the right lines after several comments', () => {
    const { code, marked } = take(
      '// highlight-next-line',
      'a',
      '// highlight-start',
      'b',
      '// highlight-end',
      'c',
      '// highlight-next-line',
      'd',
    );
    expect(code).toEqual(['a', 'b', 'c', 'd']);
    expect(marked).toEqual([1, 2, 4]);
  });

  test('next-line within start and end marks no line twice and ends nothing', () => {
    expect(take('// highlight-start', 'a', '// highlight-next-line', 'b', 'c', '// highlight-end').marked).toEqual([
      1, 2, 3,
    ]);
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
