import { textsNamed, topNames } from '../../src/checks/yaml-outline';

test.each([
  ['a: 1\nb:\n  c: 2\n', ['a', 'b']],
  ['5: x\n? [d]\n: 3\n', ['5']],
  ['{}', []],
])('the names at the top of %j are %j', (text, names) => {
  expect(topNames(text)).toEqual(names);
});

test.each(['- a\n', 'a', '', 'a: [\n', 'a: 1\na: 2\n'])('%j contains no names', (text) => {
  expect(topNames(text)).toBeUndefined();
});

test('texts of a field are found at any depth, with their positions', () => {
  const text = 'label: X\nlist:\n  - { label: "Y", other: Z }\n  - label: 5\n  - label: [Q]\n  - ? [label]\n    : W\n';
  expect(textsNamed('label', text)).toEqual([
    { value: 'X', line: 1, column: 8 },
    { value: 'Y', line: 3, column: 14 },
  ]);
});

test('invalid YAML contains no texts', () => {
  expect(textsNamed('label', 'label: X\nlist: [\n')).toEqual([]);
});
