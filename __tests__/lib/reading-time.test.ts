import { readingTimeText } from '../../src/lib/reading-time';

test.each([
  [0, 'One min read'],
  [1, 'One min read'],
  [200, 'One min read'],
  [201, '2 min read'],
  [400, '2 min read'],
  [401, '3 min read'],
])('%i words are "%s"', (words, text) => {
  expect(readingTimeText(words)).toBe(text);
});
