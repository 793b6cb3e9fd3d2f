import { act } from '@testing-library/react';

/** Blocks the browser's storage, as its settings can. */
export function blockStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  }
}

/** Makes the browser's storage full. */
export function fillStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
}

/** Simulates another tab storing a value. This tab is only notified; the value is not written. */
export function storeInOtherTab(key: string | null, newValue: string | null): void {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
}
