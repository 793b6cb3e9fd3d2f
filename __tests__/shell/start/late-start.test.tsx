import { ENTER, TYPED_AHEAD } from '../../../src/shell/state/search-keys';
import { forgetListeners } from '../../support/listeners';
import { stub } from '../../support/stub';

const html = document.documentElement;

forgetListeners();

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="___gatsby">
    <button id="search" class="search-button">Search</button>
    <button id="mode" disabled><span id="icon"></span></button>
    <button id="menu" popovertarget="drawer">Menu</button>
    <a id="link" href="#part">Part</a>
  </div><button id="outside">Outside</button>`;
});

afterEach(() => {
  delete html.dataset['hasHydrated'];
  html.removeAttribute(TYPED_AHEAD);
});

/** Runs the script as it stands in a page. */
async function beginPage({ readyState = 'complete', saveData = false } = {}): Promise<void> {
  const script = document.createElement('script');
  script.dataset['scripts'] = '/map.js /app.js';
  stub(document, { readyState, currentScript: script });
  stub(navigator, { connection: { saveData } });
  await jest.isolateModulesAsync(async () => void (await import('../../../src/shell/start/late-start')));
}

/** The scripts answer, with all that they have been kept. */
async function hydrate(): Promise<void> {
  html.dataset['hasHydrated'] = 'true';
  await Promise.resolve();
  jest.runAllTimers();
}

const started = (): (string | null)[] =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no #${id}.`);
  return element;
}

/** Counts the clicks that reach an element. */
function clicksOn(id: string): () => number {
  const listener = jest.fn();
  byId(id).addEventListener('click', listener);
  return () => listener.mock.calls.length;
}

/** Presses a key; whether the page has kept it for itself. */
const press = (key: string, modifiers: KeyboardEventInit = {}, target: Element = document.body): boolean =>
  !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));

describe('the scripts start', () => {
  test('in order, once the page has loaded and the browser is idle', async () => {
    await beginPage({ readyState: 'interactive' });
    jest.runAllTimers();
    expect(started()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    expect(started()).toEqual([]);
    jest.runAllTimers();
    expect(started()).toEqual(['/map.js', '/app.js']);
    expect([...document.head.querySelectorAll('script')].map((script) => script.async)).toEqual([false, false]);
  });

  test('on requestIdleCallback, if it is supported, and within seconds if the browser is never idle', async () => {
    const requestIdleCallback = jest.fn();
    stub(window, { requestIdleCallback });
    await beginPage();
    jest.runAllTimers();
    expect(started()).toEqual([]);
    expect(requestIdleCallback.mock.calls).toEqual([[expect.any(Function), { timeout: 2000 }]]);
    requestIdleCallback.mock.lastCall?.[0]();
    expect(started()).toHaveLength(2);
  });

  test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])(
    'at %s, even with data saving, and only once',
    async (sign) => {
      await beginPage({ saveData: true });
      jest.runAllTimers();
      expect(started()).toEqual([]);
      document.body.addEventListener(sign, (event) => event.stopPropagation(), { once: true });
      for (const type of [sign, sign, 'pointermove']) document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(started()).toEqual(['/map.js', '/app.js']);
    },
  );
});

describe('a click', () => {
  test('on a button is stored until the scripts have started', async () => {
    await beginPage();
    const clicks = clicksOn('mode');
    byId('icon').click();
    byId('mode').click();
    expect(clicks()).toBe(0);
    await hydrate();
    expect(clicks()).toBe(2);
    byId('mode').click();
    expect(clicks()).toBe(3);
  });

  test.each(['menu', 'link', 'outside'])('on #%s works by itself', async (id) => {
    await beginPage();
    const clicks = clicksOn(id);
    byId(id).click();
    expect(clicks()).toBe(1);
    await hydrate();
    expect(clicks()).toBe(1);
  });

  test('on the search is stored once, with the text typed after it', async () => {
    await beginPage();
    const clicks = clicksOn('search');
    expect(press('x')).toBe(false);
    byId('search').click();
    for (const key of ['s', 'c', 'x', 'Backspace', '/']) expect(press(key)).toBe(true);
    expect(press('c', { ctrlKey: true })).toBe(false);
    expect(press('v', { metaKey: true })).toBe(false);
    expect(press('Enter')).toBe(true);
    byId('search').click();
    await hydrate();
    expect(clicks()).toBe(1);
    expect(html.getAttribute(TYPED_AHEAD)).toBe(`sc/${ENTER}`);
  });
});

describe('a key', () => {
  test.each([
    ['/', {}],
    ['k', { ctrlKey: true }],
    ['k', { metaKey: true }],
    ['K', { ctrlKey: true, code: 'KeyK' }],
    ['л', { ctrlKey: true, code: 'KeyK' }],
  ])('%j with %j opens the search when the scripts have started', async (key, modifiers) => {
    await beginPage();
    expect(press(key, modifiers)).toBe(true);
    expect(press('a')).toBe(true);
    const keys: unknown[] = [];
    const onKey = (event: KeyboardEvent) => keys.push([event.key, event.ctrlKey, event.metaKey, event.cancelable]);
    document.addEventListener('keydown', onKey);
    await hydrate();
    document.removeEventListener('keydown', onKey);
    expect(keys).toEqual([[key, 'ctrlKey' in modifiers, 'metaKey' in modifiers, true]]);
    expect(html.getAttribute(TYPED_AHEAD)).toBe('a');
    expect(press('b')).toBe(false);
  });

  test('without a function is ignored', async () => {
    await beginPage();
    expect(press('a')).toBe(false);
    expect(press('/', { isComposing: true })).toBe(false);
    expect(press('t', { ctrlKey: true, code: 'KeyK' })).toBe(false);
    await hydrate();
    expect(html.hasAttribute(TYPED_AHEAD)).toBe(false);
  });
});

test('stored events wait until the page is marked as interactive', async () => {
  await beginPage();
  const clicks = clicksOn('mode');
  byId('mode').click();
  html.dataset['hasHydrated'] = 'false';
  await Promise.resolve();
  jest.runAllTimers();
  expect(clicks()).toBe(0);
});

test('a button that waits for the scripts is enabled before they start, and disabled if they fail to load', async () => {
  await beginPage();
  expect(byId('mode')).toBeEnabled();
  jest.runAllTimers();
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(byId('mode')).toBeDisabled();
  expect(byId('search')).toBeEnabled();
  const clicks = clicksOn('search');
  byId('search').click();
  expect(clicks()).toBe(1);
  expect(press('/')).toBe(false);
});
