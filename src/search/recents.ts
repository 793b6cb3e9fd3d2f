import { parseStored, readStored, writeStored } from '../shell/state/storage';

const STORAGE_KEY = 'search.recent';
const MOST = 5;

/** Replaces blocked storage until the page is left. */
let kept: string | null = null;

/** Queries whose results the reader has opened, newest first. */
export function readRecents(): readonly string[] {
  const stored = parseStored(readStored(STORAGE_KEY) ?? kept);
  return Array.isArray(stored) ? stored.filter((words) => typeof words === 'string').slice(0, MOST) : [];
}

/** Stores a query. */
export function addRecent(words: string): void {
  const others = readRecents().filter((other) => other.toLowerCase() !== words.toLowerCase());
  kept = JSON.stringify([words, ...others].slice(0, MOST));
  writeStored(STORAGE_KEY, kept);
}

/** Deletes all queries. */
export function clearRecents(): void {
  kept = null;
  writeStored(STORAGE_KEY, null);
}
