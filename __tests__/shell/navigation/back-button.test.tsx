import { closeOnBack, closeOverlay, endCloseOnBack, wasForOverlay } from '../../../src/shell/navigation/back-button';

let back: jest.SpyInstance;

beforeEach(() => {
  history.replaceState({ key: 'page', own: 1 }, '', '/docs');
  back = jest.spyOn(history, 'back');
});

test('opening adds an entry to the history, with the same address, which a page may replace', () => {
  const push = jest.spyOn(history, 'pushState');
  const close = jest.fn();
  closeOnBack(close);
  expect(push).toHaveBeenCalledTimes(1);
  expect(location.pathname).toBe('/docs');
  expect(history.state).toMatchObject({ own: 1 });
  expect(history.state.key).not.toBe('page');
  expect(closeOverlay()).toBe(true);
  endCloseOnBack();
  expect(back).not.toHaveBeenCalled();
  expect(wasForOverlay()).toBe(false);
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  ['that it covers, whose page stays', 'page', true],
  ['before that, whose page is shown', 'earlier', false],
])('Back to the entry %s, closes the open element once, and then no further entry is removed', (_, key, isHandled) => {
  const close = jest.fn(() => endCloseOnBack());
  closeOnBack(close);
  history.replaceState({ key }, '');
  expect(wasForOverlay()).toBe(isHandled);
  expect(wasForOverlay()).toBe(false);
  expect(close).toHaveBeenCalledTimes(1);
  expect(back).not.toHaveBeenCalled();
});

test('closing by other means removes the entry, which does not count as a navigation', async () => {
  closeOnBack(jest.fn());
  const done = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  endCloseOnBack();
  await done;
  expect(history.state).toEqual({ key: 'page', own: 1 });
  expect(wasForOverlay()).toBe(true);
  expect(wasForOverlay()).toBe(false);
});
