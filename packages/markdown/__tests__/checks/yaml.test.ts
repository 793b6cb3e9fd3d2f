import { z } from 'zod';
import type { Fault } from '@physics-editor/lib/content/fault';
import { checkYaml } from '../../src/checks/yaml';

const schema = z.strictObject({
  name: z.string().min(3, 'write three letters'),
  list: z.array(z.strictObject({ id: z.string(), weight: z.int().positive('weigh it').optional() })).optional(),
  table: z
    .record(z.string().regex(/^[a-z]+$/, 'write small letters'), z.strictObject({ label: z.string() }))
    .optional(),
});

const check = (text: string, firstLine?: number) =>
  checkYaml({ text, file: 'content/a.yml', ...(firstLine === undefined ? {} : { firstLine }) }, schema);

const faultsOf = (text: string, firstLine?: number): Fault[] => {
  const checked = check(text, firstLine);
  return checked.ok ? [] : checked.faults;
};

/** The lines that a right text gives for paths. */
const linesOf = (text: string, ...paths: PropertyKey[][]): number[] => {
  const checked = check(text);
  if (!checked.ok) throw new Error(checked.faults.map(({ message }) => message).join());
  return paths.map((path) => checked.positionOf(path).line);
};

test('a valid text returns its value', () => {
  const checked = check('name: Newton\nlist:\n  - { id: a, weight: 2 }\n');
  expect(checked).toMatchObject({ ok: true, value: { name: 'Newton', list: [{ id: 'a', weight: 2 }] } });
});

test('a valid text has the line of each of its values', () => {
  const text = '# A comment.\nname: Newton\n\nlist:\n  - id: a\n\n  - id: b\n    weight: 2\n';
  expect(linesOf(text, ['name'], ['list', 0], ['list', 1, 'id'], ['list', 1, 'weight'])).toEqual([2, 5, 7, 8]);
});

test('a missing value has the line of its nearest existing parent', () => {
  const text = 'name: Newton\nlist:\n  - id: a\n  - id: b\n';
  expect(linesOf(text, ['list', 1, 'weight'], ['table', 'x'], [])).toEqual([4, 1, 1]);
});

test('a fault has the column of the value, or of an unknown name', () => {
  expect(faultsOf('name: ab\nlist:\n  - { id: a, wieght: 1 }\n')).toMatchObject([
    { line: 1, column: 7 },
    { line: 3, column: 14 },
  ]);
  expect(faultsOf('name: "Newton\n')).toMatchObject([{ line: 2, column: 1 }]);
});

test('a Windows line ending counts as one line', () => {
  expect(linesOf('name: Newton\r\nlist:\r\n  - id: a\r\n  - id: b\r\n', ['list', 1, 'id'])).toEqual([4]);
  expect(faultsOf('name: Newton\r\n\r\nnome: x\r\n')).toMatchObject([{ line: 3, message: 'Unknown field "nome".' }]);
});

test('lines are counted from the first line of the text in its file', () => {
  expect(faultsOf('name: ab\n', 2)).toMatchObject([
    { file: 'content/a.yml', line: 2, message: '"name" is not right.', hint: 'write three letters' },
  ]);
  expect(faultsOf('# Who.\nname: ab\n', 10)).toMatchObject([{ line: 11 }]);
  expect(faultsOf('name: "ab\n', 10)[0]?.line).toBeGreaterThanOrEqual(10);
});

test('a fault inside a list names the path and has the line of the value', () => {
  expect(faultsOf('name: Newton\nlist:\n  - id: a\n  - id: b\n    weight: -1\n')).toMatchObject([
    { file: 'content/a.yml', line: 5, message: '"list.1.weight" is not right.', hint: 'weigh it' },
  ]);
});

test('the suggestion for an unknown field in a list or record is one of the fields allowed there', () => {
  expect(
    faultsOf('name: Newton\nlist:\n  - id: a\n    wieght: 1\ntable:\n  x:\n    label: X\n    lable: Y\n'),
  ).toMatchObject([
    {
      file: 'content/a.yml',
      line: 4,
      message: 'Unknown field "wieght".',
      hint: 'did you mean "weight"? (known: id, weight)',
    },
    {
      file: 'content/a.yml',
      line: 8,
      message: 'Unknown field "lable".',
      hint: 'did you mean "label"? (known: label)',
    },
  ]);
});

test('each unknown field is a fault of its own', () => {
  expect(faultsOf('name: Newton\na: 1\nb: 2\n').map(({ line, message }) => `${line} ${message}`)).toMatchObject([
    '2 Unknown field "a".',
    '3 Unknown field "b".',
  ]);
});

test('a syntax error hides schema faults, which are only its consequences', () => {
  const [fault, ...others] = faultsOf('nome: Newton\nlist: [\n');
  expect(fault).toMatchObject({ line: 3, message: 'A bracket is not closed before this line.' });
  expect(others).toEqual([]);
});

test('of several faults in one line, the first one is reported', () => {
  expect(faultsOf('name: Newton: the: man\nlist: "\\q \\y"\n')).toMatchObject([
    { line: 1, column: 7 },
    { line: 2, column: 8 },
  ]);
});

test('a value can be an alias of an anchor', () => {
  expect(check('name: &who Newton\nlist:\n  - id: *who\n')).toMatchObject({
    ok: true,
    value: { name: 'Newton', list: [{ id: 'Newton' }] },
  });
});

test('a duplicate field hides no other faults', () => {
  expect(faultsOf('name: Newton\nname: Newton\nlsit: []\n')).toMatchObject([
    { line: 2, message: 'This field stands twice.' },
    { line: 3, message: 'Unknown field "lsit".' },
  ]);
});

test.each([
  ['a tab', 'name: Newton\nlist:\n\t- id: a\n', 3, 'This line is indented with a tab.'],
  ['a colon in a text', 'name: Newton: the man\n', 1, 'This line has a second ": ", or is indented too far.'],
  ['a field without a colon', 'name\nlist: []\n', 1, 'This line is no "name: value".'],
  ['a backtick', 'name: `Newton`\n', 1, 'No text starts with this character.'],
  ['a backslash', 'name: "C:\\Quiet"\n', 1, 'A backslash in double quotes needs another before it.'],
  ['a quote', 'name: "Newton\n', 2, 'A quote is not closed before this place.'],
  ['a tag', 'name: !Important news\n', 1, 'A text that starts with ! means something else here.'],
  ['a tag of another kind', 'name: !!timestamp x\n', 1, 'A text that starts with ! means something else here.'],
  ['a star', 'name: *Newton\n', 1, 'A text that starts with * means something else here.'],
])('%s out of place is reported once, in plain words', (_, text, line, message) => {
  expect(faultsOf(text)).toMatchObject([{ line, message }]);
});

test('faults without a message of their own have that of the parser', () => {
  expect(faultsOf('name: >x\n')).toMatchObject([
    {
      line: 1,
      message: 'This is not YAML: Block scalar header includes extra characters: >x',
      hint: 'indent with spaces, and quote a text that contains ": " or "#"',
    },
  ]);
});

test('an unknown field is reported where no fields are allowed', () => {
  const checked = checkYaml({ text: 'a: 1\n', file: 'content/a.yml' }, z.strictObject({}));
  expect(checked).toMatchObject({ ok: false, faults: [{ message: 'Unknown field "a".', hint: 'none is known yet' }] });
});

test('an invalid name in a record is reported with the valid form', () => {
  expect(faultsOf('name: Newton\ntable:\n  Two Words:\n    label: X\n')).toMatchObject([
    { line: 3, column: 3, message: '"Two Words" cannot be an id.', hint: 'write small letters' },
  ]);
});

test('a date without quotes remains a string', () => {
  expect(check('name: 2025-11-09\n')).toMatchObject({ ok: true, value: { name: '2025-11-09' } });
});

test('a value of the wrong type is reported as wrong; only an absent one is reported as missing', () => {
  expect(faultsOf('name: 5\n')).toMatchObject([{ line: 1, message: '"name" is not right.' }]);
  expect(faultsOf('name:\n')).toMatchObject([{ line: 1, message: '"name" is not right.' }]);
  expect(faultsOf('name: Newton\nlist:\n  - id: a\n    weight: 1.5\n')).toMatchObject([
    { line: 4, message: '"list.0.weight" is not right.' },
  ]);
  expect(faultsOf('list: []\n')).toMatchObject([{ line: 1, message: '"name" is missing.' }]);
});

test.each(['- a\n- b\n', 'Newton\n', '', '# Nothing.\n'])('a text without fields is one fault: %j', (text) => {
  expect(faultsOf(text, 2)).toMatchObject([
    {
      file: 'content/a.yml',
      line: 2,
      message: 'This has not the form that is asked for.',
      hint: 'write "name: value" lines',
    },
  ]);
});

test('fields instead of a list are one fault', () => {
  const checked = checkYaml({ text: 'a: 1\n', file: 'content/a.yml' }, z.array(z.string()));
  expect(checked).toMatchObject({ ok: false, faults: [{ line: 1, hint: 'write a list' }] });
});

test('a byte order mark is not part of the text', () => {
  expect(check('\uFEFFname: Newton\n')).toMatchObject({ ok: true, value: { name: 'Newton' } });
  expect(faultsOf('\uFEFFname: Newton\nnome: x\n')).toMatchObject([{ line: 2, message: 'Unknown field "nome".' }]);
});
