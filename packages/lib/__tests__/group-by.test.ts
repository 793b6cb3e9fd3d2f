import { groupBy } from '../src/group-by';

test('keeps the order of groups and items', () => {
  expect(groupBy(['beta', 'alpha', 'bravo'], (word) => word.slice(0, 1))).toEqual([
    { key: 'b', items: ['beta', 'bravo'] },
    { key: 'a', items: ['alpha'] },
  ]);
});

test('keeps the order of numeric keys', () => {
  expect(groupBy(['2025', '2023', '2024'], (year) => year).map(({ key }) => key)).toEqual(['2025', '2023', '2024']);
});

test('returns no groups without items', () => {
  expect(groupBy([], String)).toEqual([]);
});
