const WORDS_PER_MINUTE = 200;

/** The reading time of a text in whole minutes, rounded up. */
export const readingMinutes = (words: number): number => Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));

/** "One min read" or "3 min read". */
export const readingTimeText = (minutes: number): string => (minutes === 1 ? 'One min read' : `${minutes} min read`);
