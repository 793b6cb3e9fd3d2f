import { closeOnBack } from '../../../src/shell/navigation/back-button';
import { endVisit, visit } from '../../../src/shell/navigation/navigation';
import { deferred } from '../../support/deferred';
import { navigate } from '../../support/gatsby';
import { loader } from '../../support/loader';
import { watchPageLoads } from '../../support/location';
import { stub } from '../../support/stub';

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
});

test.each([
  ['', '/docs/faq.html?a=1#part', '/docs/faq?a=1#part'],
  ['', '/index.html', '/'],
  ['', 'https://elsewhere.example/docs/faq/', '/docs/faq'],
  ['', '/blog#caf%C3%A9', '/blog#caf%C3%A9'],
  ['/site', '/site/docs/faq.html?a=1', '/site/docs/faq?a=1'],
  ['/site', '/site/index.html?a=1', '/site/?a=1'],
])('with the path prefix "%s" navigates for %s to %s', async (prefix, address, expected) => {
  stub(globalThis, { __PATH_PREFIX__: prefix });
  await visit(address);
  expect(loader.loadPage).toHaveBeenCalledWith(expected.replace(/[?#].*/, ''));
  expect(navigate).toHaveBeenCalledWith(expected, { replace: false });
  expect(warn).not.toHaveBeenCalled();
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

test('closes what was opened over the page meanwhile, and replaces its entry', async () => {
  const close = jest.fn();
  const visited = visit('/blog');
  closeOnBack(close);
  await visited;
  expect(close).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith('/blog', { replace: true });
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

  test.each([
    ['', '/blog?view=list#top'],
    ['/site', '/site/blog'],
  ])('with the path prefix "%s" replaces the current entry by %s on request', async (prefix, address) => {
    stub(globalThis, { __PATH_PREFIX__: prefix });
    loader.loadPage.mockResolvedValue(undefined);
    await visit(address, { replace: true });
    expect(loads.replace.mock.calls).toEqual([[address]]);
    expect(loads.assign).not.toHaveBeenCalled();
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

  test.each(['/showcase', '/blog'])('replaces it even if its page, %s, loads later', async (path) => {
    const [first, second] = [deferred<LoadedPage>(), deferred<LoadedPage>()];
    loader.loadPage.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const both = [visit('/blog'), visit(path)];
    first.resolve({ status: 'success' });
    await both[0];
    expect(navigate).not.toHaveBeenCalled();
    second.resolve({ status: 'success' });
    await both[1];
    expect(navigate.mock.calls).toEqual([[path, { replace: false }]]);
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
