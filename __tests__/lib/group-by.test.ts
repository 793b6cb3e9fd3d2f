import { groupBy } from '../../src/lib/group-by';

test('keeps groups and their items in the order in which they come', () => {
  expect(groupBy(['beta', 'alpha', 'bravo'], (word) => word.slice(0, 1))).toEqual([
    { key: 'b', items: ['beta', 'bravo'] },
    { key: 'a', items: ['alpha'] },
  ]);
});

test('keeps keys in order that look like numbers', () => {
  expect(groupBy(['2025', '2023', '2024'], (year) => year).map(({ key }) => key)).toEqual(['2025', '2023', '2024']);
});

test('makes no group of no items', () => {
  expect(groupBy([], String)).toEqual([]);
});
