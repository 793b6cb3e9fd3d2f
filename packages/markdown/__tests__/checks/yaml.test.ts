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

/** Faults as lines of a report, without the file. */
const reportOf = (text: string, firstLine?: number): string[] =>
  faultsOf(text, firstLine).map(({ line, column, message, hint }) => `${line}:${column} ${message} → ${hint}`);

/** The lines that a right text gives for paths. */
const linesOf = (text: string, ...paths: PropertyKey[][]): number[] => {
  const checked = check(text);
  if (!checked.ok) throw new Error(checked.faults.map(({ message }) => message).join());
  return paths.map((path) => checked.positionOf(path).line);
};

test.each([
  ['name: Newton\nlist:\n  - { id: a, weight: 2 }\n', { name: 'Newton', list: [{ id: 'a', weight: 2 }] }],
  // An alias of an anchor, a date without quotes, and a byte order mark.
  ['name: &who Newton\nlist:\n  - id: *who\n', { name: 'Newton', list: [{ id: 'Newton' }] }],
  ['name: 2025-11-09\n', { name: '2025-11-09' }],
  ['\uFEFFname: Newton\n', { name: 'Newton' }],
])('%j is %j', (text, value) => {
  expect(check(text)).toMatchObject({ ok: true, value });
});

test('a valid text has the line of each of its values', () => {
  const text = '# A comment.\nname: Newton\n\nlist:\n  - id: a\n\n  - id: b\n    weight: 2\n';
  expect(linesOf(text, ['name'], ['list', 0], ['list', 1, 'id'], ['list', 1, 'weight'])).toEqual([2, 5, 7, 8]);
});

test('a missing value has the line of its nearest existing parent', () => {
  const text = 'name: Newton\nlist:\n  - id: a\n  - id: b\n';
  expect(linesOf(text, ['list', 1, 'weight'], ['table', 'x'], [])).toEqual([4, 1, 1]);
});

test('a Windows line ending counts as one line', () => {
  expect(linesOf('name: Newton\r\nlist:\r\n  - id: a\r\n  - id: b\r\n', ['list', 1, 'id'])).toEqual([4]);
  expect(faultsOf('name: Newton\r\n\r\nnome: x\r\n')).toMatchObject([{ line: 3, message: 'Unknown field "nome".' }]);
});

test('lines are counted from the first line of the text in its file', () => {
  expect(faultsOf('name: ab\n', 2)).toMatchObject([
    { file: 'content/a.yml', line: 2, message: '"name" is not valid.', hint: 'write three letters' },
  ]);
  expect(faultsOf('# Who.\nname: ab\n', 10)).toMatchObject([{ line: 11 }]);
  expect(faultsOf('name: "ab\n', 10)[0]?.line).toBeGreaterThanOrEqual(10);
});

const QUOTES = `put the whole text in quotes; a quote of the same kind inside it is written \\" or ''`;
const UNKNOWN = 'known: name, list, table';
const WIEGHT = 'Unknown field "wieght". → did you mean "weight"? (known: id, weight)';

test.each<[string, string[]]>([
  ['name: ab\nlist:\n  - { id: a, wieght: 1 }\n', ['1:7 "name" is not valid. → write three letters', `3:14 ${WIEGHT}`]],
  ['name: Newton\nlist:\n  - id: a\n  - id: b\n    weight: -1\n', ['5:13 "list.1.weight" is not valid. → weigh it']],
  [
    'name: Newton\nlist:\n  - id: a\n    wieght: 1\ntable:\n  x:\n    label: X\n    lable: Y\n',
    [`4:5 ${WIEGHT}`, '8:5 Unknown field "lable". → did you mean "label"? (known: label)'],
  ],
  ['name: Newton\na: 1\nb: 2\n', [`2:1 Unknown field "a". → ${UNKNOWN}`, `3:1 Unknown field "b". → ${UNKNOWN}`]],
  [
    'name: Newton\nname: Newton\nlsit: []\n',
    [
      '2:1 This field occurs twice. → keep one of the two',
      `3:1 Unknown field "lsit". → did you mean "list"? (${UNKNOWN})`,
    ],
  ],
  ['name: Newton\ntable:\n  Two Words:\n    label: X\n', ['3:3 "Two Words" cannot be an id. → write small letters']],
  ['\uFEFFname: Newton\nnome: x\n', [`2:1 Unknown field "nome". → did you mean "name"? (${UNKNOWN})`]],
  ['name: >x\n', [`1:8 This does not continue what is before it. → ${QUOTES}`]],
  ['name: [WIP] foo\n', [`1:13 This does not continue what is before it. → ${QUOTES}`]],
  ['name: Newton\nlist: one\n', ['2:7 "list" is not valid. → write a list']],
  [
    'name: Newton\nlist:\n  - id: a\n   - id: b\n',
    ['4:4 This line is not indented like the others of its list. → indent them alike'],
  ],
])('%j has the faults %j', (text, faults) => {
  expect(reportOf(text)).toEqual(faults);
});

test('a syntax error hides schema faults, which are only its consequences', () => {
  expect(faultsOf('nome: Newton\nlist: [\n')).toMatchObject([
    { line: 3, message: 'A bracket is not closed before this line.' },
  ]);
  // Of several in one line, the first one is reported.
  expect(faultsOf('name: Newton: the: man\nlist: "\\q \\y"\n')).toMatchObject([
    { line: 1, column: 7 },
    { line: 2, column: 8 },
  ]);
});

test.each([
  ['a tab', 'name: Newton\nlist:\n\t- id: a\n', 3, 'This line is indented with a tab.'],
  ['a colon in a text', 'name: Newton: the man\n', 1, 'This line has a second ": ", or is indented too far.'],
  ['a field without a colon', 'name\nlist: []\n', 1, 'This line is not of the form "name: value".'],
  ['a backtick', 'name: `Newton`\n', 1, 'A text without quotes cannot start with this character.'],
  ['a backslash', 'name: "C:\\Quiet"\n', 1, 'A backslash in double quotes needs another before it.'],
  ['a quote', 'name: "Newton\n', 2, 'A quote is not closed before this point.'],
  ['a tag', 'name: !Important news\n', 1, 'A text that starts with ! means something else here.'],
  ['a tag of another kind', 'name: !!timestamp x\n', 1, 'A text that starts with ! means something else here.'],
  ['a star', 'name: *Newton\n', 1, 'A text that starts with * means something else here.'],
  ['a number', 'name: 5\n', 1, '"name" is not valid.'],
  ['nothing', 'name:\n', 1, '"name" is not valid.'],
  ['a fraction', 'name: Newton\nlist:\n  - id: a\n    weight: 1.5\n', 4, '"list.0.weight" is not valid.'],
  ['another field', 'list: []\n', 1, '"name" is missing.'],
])('%s out of place is reported once, in plain words', (_, text, line, message) => {
  expect(faultsOf(text)).toMatchObject([{ line, message }]);
});

test('an unknown field is reported where no fields are allowed', () => {
  const checked = checkYaml({ text: 'a: 1\n', file: 'content/a.yml' }, z.strictObject({}));
  expect(checked).toMatchObject({ ok: false, faults: [{ message: 'Unknown field "a".', hint: 'none is known yet' }] });
});

test.each(['- a\n- b\n', 'Newton\n', '', '# Nothing.\n'])('a text without fields is one fault: %j', (text) => {
  const fault = { message: 'This does not have the expected form.', hint: 'write "name: value" lines' };
  expect(faultsOf(text, 2)).toMatchObject([{ file: 'content/a.yml', line: 2, ...fault }]);
});

test('fields instead of a list are one fault', () => {
  const checked = checkYaml({ text: 'a: 1\n', file: 'content/a.yml' }, z.array(z.string()));
  expect(checked).toMatchObject({ ok: false, faults: [{ line: 1, hint: 'write a list' }] });
});
