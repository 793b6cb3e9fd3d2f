import type * as StorageModule from '../../../src/shell/state/storage';
import { blockStorage, fillStorage, storeInOtherTab } from '../../support/storage';

let storage: typeof StorageModule;
let warn: jest.SpyInstance;

beforeEach(async () => {
  localStorage.clear();
  jest.resetModules();
  storage = await import('../../../src/shell/state/storage');
  warn = jest.spyOn(console, 'warn').mockImplementation();
});

/** Follows the key `a` until the test ends; returns the values that were reported. */
function follow() {
  const values: (string | null)[] = [];
  const end = storage.followStored('a', (value) => values.push(value));
  return { values, end };
}

test('stores, reads and removes a value', () => {
  expect(storage.readStored('a')).toBeNull();
  storage.writeStored('a', '1');
  expect(storage.readStored('a')).toBe('1');
  expect(localStorage.getItem('a')).toBe('1');
  storage.writeStored('a', null);
  expect(storage.readStored('a')).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['this tab', (key: string, value: string | null) => storage.writeStored(key, value)],
  ['another tab', storeInOtherTab],
])('follows the values that %s stores and removes, of its key only, until it is unsubscribed', (_, store) => {
  const { values, end } = follow();
  store('a', '1');
  store('b', '1');
  store('a', null);
  end();
  store('a', '2');
  expect(values).toEqual(['1', null]);
});

test('notifies this tab of the old value, too', () => {
  localStorage.setItem('a', '1');
  const listener = jest.fn();
  window.addEventListener('storage', listener, { once: true });
  storage.writeStored('a', '2');
  expect(listener).toHaveBeenCalledWith(expect.objectContaining({ key: 'a', oldValue: '1', newValue: '2' }));
});

test.each(['1', null])('neither stores %j nor notifies this tab if it is already stored', (value) => {
  if (value !== null) localStorage.setItem('a', value);
  const { values, end } = follow();
  const writes = ['setItem' as const, 'removeItem' as const].map((name) => jest.spyOn(Storage.prototype, name));
  storage.writeStored('a', value);
  end();
  expect(values).toEqual([]);
  for (const write of writes) expect(write).not.toHaveBeenCalled();
});

test('ignores a storage that is cleared', () => {
  const { values, end } = follow();
  storeInOtherTab(null, null);
  end();
  expect(values).toEqual([]);
});

test('reads nothing from blocked storage', () => {
  localStorage.setItem('a', '1');
  blockStorage();
  expect(storage.readStored('a')).toBeNull();
});

test.each([
  ['blocked', blockStorage, 'SecurityError'],
  ['full', fillStorage, 'QuotaExceededError'],
])('%s storage causes one warning with the reason, and this tab is notified nevertheless', (_, spoil, name) => {
  spoil();
  const { values, end } = follow();
  storage.writeStored('a', '1');
  storage.writeStored('b', '1');
  storage.readStored('a');
  end();
  expect(values).toEqual(['1']);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('keeps no settings'), expect.objectContaining({ name }));
});
