const WORDS_PER_MINUTE = 200;

/** The reading time of a text in whole minutes, rounded up: "One min read" or "3 min read". */
export function readingTimeText(words: number): string {
  const minutes = Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
  return minutes === 1 ? 'One min read' : `${minutes} min read`;
}
