import type * as ScrollModule from '../../../src/shell/navigation/scroll';
import { forgetListeners } from '../../support/listeners';
import { blockStorage, fillStorage } from '../../support/storage';
import { scrollPage, stubScrollTo } from '../../support/view';

forgetListeners();

let scroll: typeof ScrollModule;
let scrollTo: jest.Mock;
let warn: jest.SpyInstance;
const scrollIntoView = jest.fn();

const placeOf = (address: string) => {
  const { pathname, search, hash } = new URL(address, location.origin);
  return { pathname, search, hash };
};

let shown: ReturnType<typeof placeOf> | null;

/** The page of the address has arrived. */
function arrive(isRenderedAnew = false) {
  const place = placeOf(location.href);
  scroll.settleScroll(place, shown, isRenderedAnew);
  shown = place;
}

/** Begins a document, which knows of the last one what that has stored. */
async function load() {
  jest.resetModules();
  scroll = await import('../../../src/shell/navigation/scroll');
}

/** Opens an address in the browser. */
async function open(address: string, key: string | null = null, isRenderedAnew = false) {
  await load();
  start(address, key, isRenderedAnew);
}

function start(address: string, key: string | null, isRenderedAnew = false) {
  history.replaceState(key && { key }, '', address);
  scroll.rememberScroll();
  shown = null;
  arrive(isRenderedAnew);
}

/** Follows a link to a page; the router gives it a key. */
function follow(address: string, key: string) {
  scroll.noteLink();
  history.pushState({ key }, '', address);
  arrive();
}

/** Goes to another entry by Back or Forward, or to an anchor by a link, for which the browser makes an entry without a key. */
function traverse(address: string, key: string | null) {
  history.replaceState(key && { key }, '', address);
  scroll.noteTraversal();
  arrive();
}

/** Goes to another entry, which scrolls to this place, in px. */
function expectTraversal(address: string, key: string, at: number) {
  scrollTo.mockClear();
  traverse(address, key);
  expect(scrollTo.mock.calls).toEqual(top(at));
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<h2 id="part">Part</h2><h2 id="café">Café</h2>';
  scrollTo = stubScrollTo();
  scrollIntoView.mockReset();
  Object.assign(Element.prototype, { scrollIntoView });
  warn = jest.spyOn(console, 'warn').mockImplementation();
});

const openFolds = () => Array.from(document.querySelectorAll('details[open]'), ({ id }) => id);

const top = (at: number) => [[{ top: at, behavior: 'instant' }]];

describe('the first page', () => {
  test.each(['/docs', '/docs#part'])('%s is at the position set by the browser', async (address) => {
    await open(address);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test('scrolls to its anchor if it was rendered later', async () => {
    await open('/docs#part', null, true);
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('part')]);
  });
});

test.each([
  ['/docs', false],
  ['/docs#part', false],
  ['/docs', true],
  ['/docs#part', true],
])('%s, to which the reader returns, is at its last position; rendered again: %s', async (address, isRenderedAnew) => {
  await open(address, 'a');
  scrollPage({ at: 500 });
  window.dispatchEvent(new Event('pagehide'));
  await open(address, 'a', isRenderedAnew);
  // Once at the start, and once more when there is something to scroll.
  expect(scrollTo.mock.calls).toEqual(isRenderedAnew ? [...top(500), ...top(500)] : top(500));
  expect(scrollIntoView).not.toHaveBeenCalled();
});

describe('a link', () => {
  beforeEach(() => open('/docs', 'a'));

  test.each([
    ['to another page leads to its top', '/blog', top(0)],
    ['to the current page leads to its top', '/docs', top(0)],
    ['that only changes the query does not scroll', '/docs?view=list', []],
  ])('%s', (_, address, scrolled) => {
    scrollPage({ at: 500 });
    follow(address, 'b');
    expect(scrollTo.mock.calls).toEqual(scrolled);
  });

  test.each([
    ['/blog#part', 'part'],
    ['/docs?view=list#part', 'part'],
    ['/docs#part', 'part'],
    ['/blog#caf%C3%A9', 'café'],
  ])('to the anchor of %s leads there', (address, id) => {
    follow(address, 'b');
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById(id)]);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('to an anchor in folds opens them first, and no others', () => {
    document.body.innerHTML =
      '<details id="a"><details id="b"><h3 id="deep">Deep</h3></details><details id="c"></details></details>';
    scrollIntoView.mockImplementation(() => expect(openFolds()).toEqual(['a', 'b']));
    follow('/blog#deep', 'b');
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('deep')]);
  });

  test.each([
    ['/blog#missing', '/blog'],
    ['/docs?view=list#missing', '/docs'],
  ])('to the missing anchor of %s leads to the top, with a warning', (address, path) => {
    follow(address, 'b');
    expect(scrollTo.mock.calls).toEqual(top(0));
    expect(warn.mock.calls).toEqual([[`There is no anchor "missing" on ${path}.`]]);
  });

  test('does not store positions of a page while another one is loading', () => {
    scrollPage({ at: 500 });
    scroll.noteLink();
    scrollPage({ at: 7 });
    history.pushState({ key: 'b' }, '', '/blog');
    arrive();
    expectTraversal('/docs', 'a', 500);
  });
});

describe('Back and Forward', () => {
  beforeEach(() => open('/docs', 'a'));

  test('open the folds around an anchor before they restore the position', () => {
    document.body.innerHTML = '<details id="a"><h3 id="deep">Deep</h3></details>';
    scrollPage({ at: 500 });
    follow('/blog', 'b');
    scrollTo.mockReset().mockImplementation(() => expect(openFolds()).toEqual(['a']));
    traverse('/docs#deep', 'a');
    expect(scrollTo.mock.calls).toEqual(top(500));
  });

  test.each([
    ['lead to the top of another page', '/blog', top(0)],
    ['do not scroll on the same page', '/docs', []],
    ['preserve the position on a page with another query', '/docs?view=list', top(400)],
  ])('%s without a stored position', (_, address, scrolled) => {
    scrollPage({ at: 400 });
    traverse(address, 'unknown');
    expect(scrollTo.mock.calls).toEqual(scrolled);
  });

  test('lead from an anchor to the top of a page that was never scrolled', () => {
    traverse('/docs#part', null);
    scrollPage({ at: 700 });
    expectTraversal('/docs', 'a', 0);
  });

  test('lead from an anchor to where the page was left, even if the router has not rendered the entry yet', () => {
    scrollPage({ at: 400 });
    history.pushState(null, '', '/docs#part');
    scroll.noteTraversal();
    scrollPage({ at: 700 });
    history.replaceState({ key: 'a' }, '', '/docs');
    scroll.noteTraversal();
    expect(scrollTo.mock.calls).toEqual(top(400));
  });

  test('in quick succession restore the last position, even if the router renders both entries afterwards', () => {
    scrollPage({ at: 400 });
    traverse('/docs#part', null);
    const { key }: { key: string } = history.state;
    scrollPage({ at: 700 });
    const places = (['/docs', '/docs#part'] as const).map((address, at) => {
      history.replaceState({ key: at === 0 ? 'a' : key }, '', address);
      scroll.noteTraversal();
      return placeOf(address);
    });
    for (const [at, place] of places.entries()) scroll.settleScroll(place, places[1 - at] ?? null, false);
    expect(scrollTo.mock.calls).toEqual([...top(400), ...top(700)]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

describe('a link to an anchor that the browser handles', () => {
  beforeEach(() => open('/docs', 'a'));

  test.each(['/docs#part', '/docs#missing'])('is left to it: %s', (address) => {
    traverse(address, null);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

describe('when the document is unloaded', () => {
  test('scroll restoration is returned to the browser, which would be too early for navigations within the document', async () => {
    await open('/docs', 'a');
    expect(history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  });

  test.each(['{', 'null', '7', '{"a":500}', '[1]', '[["a"]]', '[["a","far"]]'])(
    'invalid data in the storage are ignored: %s',
    async (stored) => {
      sessionStorage.setItem('scroll-positions', stored);
      await open('/blog', 'b');
      traverse('/docs', 'a');
      expect(scrollTo.mock.calls).toEqual(top(0));
    },
  );

  test.each([
    ['blocked', blockStorage],
    ['full', fillStorage],
  ])('%s storage causes no error', async (_, spoil) => {
    await load();
    spoil();
    start('/blog', 'b');
    expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
    traverse('/docs', 'a');
    expect(scrollTo.mock.calls).toEqual(top(0));
  });
});
