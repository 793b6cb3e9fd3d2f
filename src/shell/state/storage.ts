let hasFailed = false;

/** Runs an action that needs the browser's storage, which may be blocked or full; logs that once. */
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

/** The value of a key; null if there is none, or storage is blocked. */
export const readStored = (key: string): string | null => attempt(() => localStorage.getItem(key), null);

/** Stores a value, or removes it if it is null, and notifies this page and the other tabs of the site. */
export function writeStored(key: string, newValue: string | null): void {
  const oldValue = readStored(key);
  if (oldValue === newValue) return;
  attempt(() => (newValue === null ? localStorage.removeItem(key) : localStorage.setItem(key, newValue)), undefined);
  // The browser only notifies other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
}

/** The value of a key that ends with the tab; null if there is none, or storage is blocked. */
export const readForTab = (key: string): string | null => attempt(() => sessionStorage.getItem(key), null);

/** Stores a value until the tab is closed, or removes it if it is null. */
export const writeForTab = (key: string, value: string | null): void =>
  attempt(() => (value === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, value)), undefined);

/** Parses a stored value; undefined if there is none, or something else has written it. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Reports new values of a key, from this page and other tabs; clearing the storage is ignored. Returns a function that stops. */
export function followStored(key: string, onChange: (value: string | null) => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === key) onChange(event.newValue);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
