import { formatDay, formatMonth } from '../../src/text/dates';

test('writes a day with the name of its month', () => {
  expect(formatDay('2025-11-09')).toBe('9 November 2025');
});

test('formats a date in UTC, so that it is the same everywhere', () => {
  expect(formatDay('2025-01-01T00:00:00.000Z')).toBe('1 January 2025');
  expect(formatDay('2025-12-31T23:59:59.000Z')).toBe('31 December 2025');
});

test('writes a month by its English name, with its year', () => {
  const english = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
  for (let month = 0; month < 12; month++) {
    const date = new Date(Date.UTC(2025, month));
    expect(formatMonth(date.toISOString().slice(0, 7))).toBe(`${english.format(date)} 2025`);
  }
});
