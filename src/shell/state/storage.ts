let hasFailed = false;

/** Runs something that needs the browser's storage, which may be blocked or full; says so on the console once. */
function attempt<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action();
  } catch (error) {
    if (!hasFailed)
      console.warn('The browser keeps no settings for this site; they hold until the page is left.', error);
    hasFailed = true;
    return otherwise;
  }
}

/** What is stored under a key; null if nothing is, or storage is blocked. */
export const readStored = (key: string): string | null => attempt(() => localStorage.getItem(key), null);

/** Stores a value, or removes it if it is null, and notifies this page and the other tabs of the site. */
export function writeStored(key: string, newValue: string | null): void {
  const oldValue = readStored(key);
  if (oldValue === newValue) return;
  attempt(() => (newValue === null ? localStorage.removeItem(key) : localStorage.setItem(key, newValue)), undefined);
  // The browser notifies other tabs alone.
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
}

/** Follows a key in this page and in other tabs, with the new value; a cleared storage is no new value. Returns what ends it. */
export function followStored(key: string, onChange: (value: string | null) => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === key) onChange(event.newValue);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
