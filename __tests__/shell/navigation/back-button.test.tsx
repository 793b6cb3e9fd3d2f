import { closeOnBack, endCloseOnBack, leaveStaleEntry, wasForOverlay } from '../../../src/shell/navigation/back-button';

/** Goes back and resolves when the browser has. */
const stepDone = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

let back: jest.SpyInstance;

beforeEach(() => {
  history.replaceState({ key: 'page', own: 1 }, '', '/docs');
  back = jest.spyOn(history, 'back');
});

test('opening adds an entry to the history, with the same address', () => {
  const push = jest.spyOn(history, 'pushState');
  closeOnBack(jest.fn());
  expect(push).toHaveBeenCalledTimes(1);
  expect(location.pathname).toBe('/docs');
  expect(history.state).toMatchObject({ own: 1 });
  expect(history.state.key).not.toBe('page');
  endCloseOnBack({ keepEntry: true });
});

test('Back closes the open element once, and then no further entry is removed', () => {
  const close = jest.fn(() => endCloseOnBack());
  closeOnBack(close);
  expect(wasForOverlay()).toBe(true);
  expect(wasForOverlay()).toBe(false);
  expect(close).toHaveBeenCalledTimes(1);
  expect(back).not.toHaveBeenCalled();
});

test('closing by other means removes the entry, which does not count as a navigation', async () => {
  closeOnBack(jest.fn());
  const done = stepDone();
  endCloseOnBack();
  await done;
  expect(history.state).toEqual({ key: 'page', own: 1 });
  expect(wasForOverlay()).toBe(true);
  expect(wasForOverlay()).toBe(false);
});

test('leaves the entry to a page that is about to replace it', () => {
  const close = jest.fn();
  closeOnBack(close);
  endCloseOnBack({ keepEntry: true });
  endCloseOnBack();
  expect(back).not.toHaveBeenCalled();
  expect(wasForOverlay()).toBe(false);
  expect(close).not.toHaveBeenCalled();
});

test('a reload with an open element leaves its entry, which does not count as a navigation', async () => {
  closeOnBack(jest.fn());
  // All that a reload preserves is the history.
  endCloseOnBack({ keepEntry: true });
  const done = stepDone();
  leaveStaleEntry();
  await done;
  expect(history.state).toEqual({ key: 'page', own: 1 });
  expect(wasForOverlay()).toBe(true);
  back.mockClear();
  leaveStaleEntry();
  expect(back).not.toHaveBeenCalled();
});

test('leaves the history unchanged if nothing is open', () => {
  endCloseOnBack();
  expect(back).not.toHaveBeenCalled();
  expect(wasForOverlay()).toBe(false);
});
