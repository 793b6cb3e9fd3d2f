import { screen, waitFor } from '@testing-library/react';
import { closeOnBack, closeOverlay } from '../../../src/shell/navigation/back-button';
import { endVisit, startNavigation } from '../../../src/shell/navigation/navigation';
import { follow } from '../../support/follow';
import { navigate } from '../../support/gatsby';
import { forgetListeners } from '../../support/listeners';
import { loader } from '../../support/loader';
import { watchPageLoads } from '../../support/location';
import { stub } from '../../support/stub';

forgetListeners();

let loads: ReturnType<typeof watchPageLoads>;
let warn: jest.SpyInstance;

beforeEach(() => {
  history.replaceState({ key: 'first' }, '', '/docs/faq?a=1');
  loads = watchPageLoads();
  warn = jest.spyOn(console, 'warn').mockImplementation();
});

afterEach(() => endVisit());

/** Clicks a link, and returns whether the browser follows it. */
function followLink(attributes: string, click?: MouseEventInit): boolean {
  document.body.innerHTML = `<p><a ${attributes}><em>there</em></a></p>`;
  return follow(screen.getByText('there'), click);
}

describe('initially', () => {
  test.each([
    ['/docs/faq.html', '/docs/faq'],
    ['/docs/faq/?a=1#part', '/docs/faq?a=1#part'],
    ['/index.html', '/'],
    ['/docs/faq#%E0%A4', '/docs/faq'],
    ['/docs/faq?a=1#caf%C3%A9', '/docs/faq?a=1#caf%C3%A9'],
  ])('the address %s becomes %s, without an entry in the history', (address, expected) => {
    history.replaceState({ key: 'first' }, '', address);
    const before = history.length;
    startNavigation();
    expect(location.pathname + location.search + location.hash).toBe(expected);
    expect(history).toHaveLength(before);
    expect(history.state).toEqual({ key: 'first' });
  });

  test('the router, which has already read the address, reads it again', () => {
    history.replaceState({ key: 'first' }, '', '/docs/faq.html');
    const read: string[] = [];
    window.addEventListener('popstate', () => read.push(location.pathname));
    startNavigation();
    expect(read).toEqual(['/docs/faq']);
    expect(loads.reload).not.toHaveBeenCalled();
  });

  test('the first entry of the history has a key, so that its scroll position can be stored', () => {
    history.replaceState(null, '', '/docs');
    startNavigation();
    expect(history.state).toEqual({ key: expect.any(String) });
  });
});

test('starts on a host without HTTPS, where crypto.randomUUID is missing', () => {
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  history.replaceState(null, '', '/docs');
  expect(startNavigation).not.toThrow();
  expect(() => closeOnBack(jest.fn())).not.toThrow();
  closeOverlay();
});

describe('a click on a link', () => {
  beforeEach(() => startNavigation());

  test.each([
    ['href="/docs/assets?a=1#part"', '/docs/assets?a=1#part'],
    ['href="assets.html"', '/docs/assets'],
    ['href="/docs/faq?a=2"', '/docs/faq?a=2'],
    ['href="?a=2#part"', '/docs/faq?a=2#part'],
    ['href="/docs/faq"', '/docs/faq'],
    // For the browser this were another document.
    ['href="/docs/faq.html?a=1#part"', '/docs/faq?a=1#part'],
    ['href="/"', '/'],
  ])('with %s changes the page in place, to %s', async (attributes, expected) => {
    expect(followLink(attributes)).toBe(false);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(expected, { replace: false }));
    expect(loads.assign).not.toHaveBeenCalled();
  });

  test('in a drawing changes the page in place like any other', async () => {
    document.body.innerHTML = '<svg><a href="/docs/assets#part"><text>there</text></a></svg>';
    expect(follow(screen.getByText('there'))).toBe(false);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/docs/assets#part', { replace: false }));
  });

  test('stays below the path prefix', async () => {
    stub(globalThis, { __PATH_PREFIX__: '/site' });
    expect(followLink('href="/site/docs/assets"')).toBe(false);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/site/docs/assets', { replace: false }));
    for (const outside of ['/another', '/site-two']) expect(followLink(`href="${outside}"`)).toBe(true);
  });

  test.each([
    ['an anchor of the page', 'href="#part"'],
    ['an anchor of the page by its path', 'href="/docs/faq?a=1#part"'],
    ['a link that opens beside the site', 'href="/docs/assets" target="_blank"'],
    ['a download', 'href="/docs/assets" download'],
    ['a picture', 'href="/static/picture.png"'],
    ['a scene', 'href="/files/scene.json"'],
    ['a link to another site', 'href="https://elsewhere.example/docs"'],
    ['a mail address', 'href="mailto:a@example.com"'],
    ['an anchor without an address', 'id="part"'],
    ['an address that cannot be read', 'href="http://["'],
  ])('leaves %s to the browser', (_, attributes) => {
    expect(followLink(attributes)).toBe(true);
    expect(loader.loadPage).not.toHaveBeenCalled();
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %j is left to the browser',
    (click) => {
      expect(followLink('href="/docs/assets"', click)).toBe(true);
      expect(loader.loadPage).not.toHaveBeenCalled();
    },
  );

  test('that has already been handled, or is outside links, is ignored', () => {
    document.body.innerHTML = '<a href="/docs/assets">there</a>';
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    follow(link);
    expect(follow(document.body)).toBe(true);
    expect(loader.loadPage).not.toHaveBeenCalled();
  });
});

describe('Back and Forward', () => {
  const bar = () => document.querySelector('.progress-bar');
  let router: jest.Mock;

  /** Goes to an entry as the browser does: the address first, the event after it. */
  function goTo(address: string, state: unknown = { key: 'other' }) {
    history.replaceState(state, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }

  beforeEach(() => {
    jest.useFakeTimers();
    router = jest.fn();
    window.addEventListener('popstate', router);
    startNavigation();
    router.mockClear();
  });

  afterEach(() => {
    endVisit();
    jest.runAllTimers();
  });

  test('to a page that has been loaded are left to the router', () => {
    loader.loadPageSync.mockReturnValue({ page: { path: '/blog' }, status: 'success' });
    goTo('/blog?view=list');
    jest.advanceTimersByTime(1000);
    expect(loader.loadPageSync).toHaveBeenCalledWith('/blog', expect.anything());
    expect(router).toHaveBeenCalledTimes(1);
    expect(bar()).toBeNull();
    expect(loads.reload).not.toHaveBeenCalled();
  });

  test('to a page that cannot be loaded reload the document, with a message', async () => {
    const error = new Error('No network.');
    loader.loadPage.mockResolvedValue({ status: 'error', error });
    goTo('/blog#part');
    await jest.advanceTimersByTimeAsync(0);
    expect(loads.reload).toHaveBeenCalledTimes(1);
    expect(router).not.toHaveBeenCalled();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('The page /blog could not be loaded'), error]]);
  });

  test('abandon a page after another navigation, with its progress bar', async () => {
    goTo('/blog');
    jest.advanceTimersByTime(200);
    loader.loadPageSync.mockReturnValue({ status: 'success' });
    goTo('/docs/faq');
    await jest.advanceTimersByTimeAsync(1000);
    expect(router).toHaveBeenCalledTimes(1);
    expect(bar()).toBeNull();
  });

  test('to a page that could not be loaded before reload the document at once, with a message', () => {
    const error = new Error('No network.');
    loader.loadPageSync.mockReturnValue({ status: 'error', error });
    goTo('/blog');
    expect(loads.reload).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('The page /blog could not be loaded'), error]]);
  });

  test('normalise the address before the router is notified', () => {
    loader.loadPageSync.mockReturnValue({ status: 'success' });
    router.mockImplementation(() => expect(location.pathname + location.hash).toBe('/blog'));
    goTo('/blog.html#%E0%A4');
    expect(router).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('#%E0%A4'));
  });

  test('replace a visit in progress', async () => {
    followLink('href="/docs/assets"');
    goTo('/blog');
    await jest.advanceTimersByTimeAsync(0);
    expect(loader.loadPage.mock.calls).toEqual([['/docs/assets'], ['/blog']]);
    expect(navigate).not.toHaveBeenCalled();
  });

  test('close an overlay without notifying the router', () => {
    const close = jest.fn();
    loader.loadPageSync.mockReturnValue({ status: 'success' });
    closeOnBack(close);
    goTo('/docs/faq?a=1', { key: 'first' });
    expect(close).toHaveBeenCalledTimes(1);
    expect(router).not.toHaveBeenCalled();
    goTo('/blog');
    expect(close).toHaveBeenCalledTimes(1);
    expect(router).toHaveBeenCalledTimes(1);
  });
});
