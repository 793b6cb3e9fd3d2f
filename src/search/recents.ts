import { readStored, writeStored } from '../shell/state/storage';

const STORAGE_KEY = 'search.recent';
const MOST = 5;

/** Stands in for the browser's storage where that is blocked, until the page is left. */
let kept: string | null = null;

/** What the reader has looked for and followed, the youngest first. */
export function readRecents(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEY) ?? kept ?? '[]');
    return Array.isArray(stored) ? stored.filter((words) => typeof words === 'string').slice(0, MOST) : [];
  } catch {
    return []; // Somebody else's.
  }
}

/** Remembers what the reader has looked for. */
export function addRecent(words: string): void {
  const others = readRecents().filter((other) => other.toLowerCase() !== words.toLowerCase());
  kept = JSON.stringify([words, ...others].slice(0, MOST));
  writeStored(STORAGE_KEY, kept);
}

/** Forgets all of it. */
export function clearRecents(): void {
  kept = null;
  writeStored(STORAGE_KEY, null);
}
