import { endVisit, visit } from '../../../src/shell/navigation/navigation';
import { deferred } from '../../support/deferred';
import { navigate } from '../../support/gatsby';
import { loader } from '../../support/loader';
import { watchPageLoads } from '../../support/location';

jest.mock('gatsby', () => jest.requireActual('../../support/gatsby'));

const bar = () => document.querySelector('.progress-bar');

let loads: ReturnType<typeof watchPageLoads>;
let warn: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/docs?a=1');
  loads = watchPageLoads();
  warn = jest.spyOn(console, 'warn').mockImplementation();
});

afterEach(() => {
  endVisit();
  jest.runAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(globalThis, { __PATH_PREFIX__: '' });
});

test('remains on the current page until the other has been loaded', async () => {
  const { promise, resolve } = deferred<LoadedPage>();
  loader.loadPage.mockReturnValue(promise);
  const done = visit('/blog?view=list#top');
  expect(loader.loadPage).toHaveBeenCalledWith('/blog');
  await jest.advanceTimersByTimeAsync(5000);
  expect(navigate).not.toHaveBeenCalled();
  resolve({ status: 'success' });
  await done;
  expect(navigate.mock.calls).toEqual([['/blog?view=list#top', { replace: false }]]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['/docs/faq.html', '/docs/faq'],
  ['/docs/index.html', '/docs'],
  ['/docs/faq/', '/docs/faq'],
  ['/index.html', '/'],
  ['/docs/faq.html?a=1#part', '/docs/faq?a=1#part'],
  ['https://elsewhere.example/docs/faq/', '/docs/faq'],
])('navigates for %s to %s', async (address, expected) => {
  await visit(address);
  expect(navigate).toHaveBeenCalledWith(expected, { replace: false });
});

test.each([
  ['/site/docs/faq.html?a=1', '/site/docs/faq?a=1'],
  ['/site/index.html?a=1', '/site/?a=1'],
])('navigates for %s to %s in a folder of the host', async (address, expected) => {
  Object.assign(globalThis, { __PATH_PREFIX__: '/site' });
  await visit(address);
  expect(loader.loadPage).toHaveBeenCalledWith(expected.replace(/\?.*/, ''));
  expect(navigate).toHaveBeenCalledWith(expected, { replace: false });
});

test.each([
  ['when requested', '/blog', { replace: true }, true],
  ['for the very address that is there', '/docs?a=1', {}, true],
  ['not for another query', '/docs?a=2', {}, false],
  ['not for an anchor', '/docs?a=1#part', {}, false],
])('replaces the current entry %s', async (_, address, options, replace) => {
  await visit(address, options);
  expect(navigate).toHaveBeenCalledWith(address, { replace });
});

describe('the progress bar', () => {
  beforeEach(() => loader.loadPage.mockReturnValue(new Promise(() => undefined)));

  test.each([
    ['shows', '/blog', true],
    ['stays away', '/docs?a=2', false],
    ['stays away', '/docs/?a=1#part', false],
    ['stays away', '/docs.html', false],
  ])('%s on the way to %s', (_, address, isShown) => {
    void visit(address);
    expect(bar()).toBeNull();
    jest.advanceTimersByTime(200);
    expect(bar() !== null).toBe(isShown);
  });

  test('disappears when the page has loaded', () => {
    void visit('/blog');
    jest.advanceTimersByTime(200);
    endVisit();
    jest.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  });
});

describe('a page that cannot be loaded', () => {
  const cause = new Error('No network.');

  test.each<[string, LoadedPage | undefined, unknown]>([
    ['with an error', { status: 'error', error: cause }, cause],
    ['without a word', undefined, ''],
  ])('%s is reported, and loaded as a new document with query and hash', async (_, page, reason) => {
    loader.loadPage.mockResolvedValue(page);
    await visit('/blog.html?view=list#top');
    expect(warn.mock.calls).toEqual([[expect.stringContaining('The page /blog could not be loaded'), reason]]);
    expect(loads.assign.mock.calls).toEqual([['/blog?view=list#top']]);
    expect(loads.replace).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('replaces the current entry on request', async () => {
    loader.loadPage.mockResolvedValue(undefined);
    await visit('/blog?view=list#top', { replace: true });
    expect(loads.replace.mock.calls).toEqual([['/blog?view=list#top']]);
    expect(loads.assign).not.toHaveBeenCalled();
  });

  test('is opened with the path prefix', async () => {
    Object.assign(globalThis, { __PATH_PREFIX__: '/site' });
    loader.loadPage.mockResolvedValue(undefined);
    await visit('/site/blog');
    expect(loads.assign.mock.calls).toEqual([['/site/blog']]);
  });
});

describe('a visit that begins while another is in progress', () => {
  test.each<[string, LoadedPage | undefined]>([
    ['loads', { status: 'success' }],
    ['fails', undefined],
  ])('replaces it, even if the page of the other %s later', async (_, late) => {
    const { promise, resolve } = deferred<LoadedPage | undefined>();
    loader.loadPage.mockReturnValueOnce(promise);
    const first = visit('/blog');
    await visit('/showcase');
    resolve(late);
    await first;
    expect(navigate.mock.calls).toEqual([['/showcase', { replace: false }]]);
    expect(loads.assign).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  test('replaces it even if it leads to the same page', async () => {
    const { promise, resolve } = deferred<LoadedPage>();
    loader.loadPage.mockReturnValue(promise);
    const both = [visit('/blog'), visit('/blog')];
    resolve({ status: 'success' });
    await Promise.all(both);
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  test('is abandoned when a page has loaded by other means', async () => {
    const { promise, resolve } = deferred<LoadedPage>();
    loader.loadPage.mockReturnValue(promise);
    const visited = visit('/blog');
    endVisit();
    resolve({ status: 'success' });
    await visited;
    expect(navigate).not.toHaveBeenCalled();
  });
});

test('omits a hash that cannot be decoded, with a warning', async () => {
  await visit('/blog?a=1#%E0%A4');
  expect(navigate).toHaveBeenCalledWith('/blog?a=1', { replace: false });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('#%E0%A4'));
});

test('keeps a hash that is encoded', async () => {
  await visit('/blog#caf%C3%A9');
  expect(navigate).toHaveBeenCalledWith('/blog#caf%C3%A9', { replace: false });
  expect(warn).not.toHaveBeenCalled();
});
