import { act } from '@testing-library/react';

/** Blocks the browser's storage, as its settings may. To be ended by `jest.restoreAllMocks()`. */
export function blockStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  }
}

/** Fills the browser's storage. To be ended by `jest.restoreAllMocks()`. */
export function fillStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
}

/** What another tab of the browser stores. It is told to this one; its value is not written by the test. */
export function storeInOtherTab(key: string | null, newValue: string | null): void {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
}
