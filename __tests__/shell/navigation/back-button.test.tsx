import { closeOnBack, endCloseOnBack, wasForOverlay } from '../../../src/shell/navigation/back-button';

/** Goes back and resolves when the browser has. */
const stepDone = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

beforeEach(() => history.replaceState({ key: 'page', own: 1 }, '', '/docs'));

test('opening adds an entry of its own to the history, at the same address', () => {
  const push = jest.spyOn(history, 'pushState');
  closeOnBack(jest.fn());
  expect(push).toHaveBeenCalledTimes(1);
  push.mockRestore();
  expect(location.pathname).toBe('/docs');
  expect(history.state).toMatchObject({ own: 1 });
  expect(history.state.key).not.toBe('page');
  endCloseOnBack({ keepEntry: true });
});

test('Back closes what is open, once', () => {
  const close = jest.fn();
  closeOnBack(close);
  expect(wasForOverlay()).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
  expect(wasForOverlay()).toBe(false);
  expect(close).toHaveBeenCalledTimes(1);
});

test('what Back has closed takes no other entry off', async () => {
  const back = jest.spyOn(history, 'back');
  closeOnBack(() => endCloseOnBack());
  expect(wasForOverlay()).toBe(true);
  expect(back).not.toHaveBeenCalled();
  back.mockRestore();
});

test('closing by other means takes the entry off, which is no step of the reader', async () => {
  closeOnBack(jest.fn());
  const done = stepDone();
  endCloseOnBack();
  await done;
  expect(history.state).toEqual({ key: 'page', own: 1 });
  expect(wasForOverlay()).toBe(true);
  expect(wasForOverlay()).toBe(false);
});

test('leaves the entry to a page that is about to take its place', () => {
  const close = jest.fn();
  const back = jest.spyOn(history, 'back');
  closeOnBack(close);
  endCloseOnBack({ keepEntry: true });
  endCloseOnBack();
  expect(back).not.toHaveBeenCalled();
  expect(wasForOverlay()).toBe(false);
  expect(close).not.toHaveBeenCalled();
  back.mockRestore();
});

test('leaves the history alone where nothing is open', () => {
  const back = jest.spyOn(history, 'back');
  endCloseOnBack();
  expect(back).not.toHaveBeenCalled();
  expect(wasForOverlay()).toBe(false);
  back.mockRestore();
});
