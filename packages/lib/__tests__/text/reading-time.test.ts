import { readingMinutes, readingTimeText } from '../../src/text/reading-time';

test.each([
  [0, 1, 'One min read'],
  [1, 1, 'One min read'],
  [200, 1, 'One min read'],
  [201, 2, '2 min read'],
  [400, 2, '2 min read'],
  [401, 3, '3 min read'],
])('%i words take %i min: "%s"', (words, minutes, text) => {
  expect(readingMinutes(words)).toBe(minutes);
  expect(readingTimeText(minutes)).toBe(text);
});
