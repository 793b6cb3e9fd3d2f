import type fetchAheadModule from '../../../src/shell/navigation/fetch-ahead';
import { stub } from '../../support/stub';

let fetchAhead: typeof fetchAheadModule;
const fetched = jest.fn<Promise<{ arrayBuffer: () => Promise<ArrayBuffer> }>, [string, RequestInit]>();

beforeEach(async () => {
  jest.resetModules();
  ({ default: fetchAhead } = await import('../../../src/shell/navigation/fetch-ahead'));
  document.head.innerHTML = '';
  fetched.mockReset().mockImplementation(async () => ({ arrayBuffer: async () => new ArrayBuffer(0) }));
  stub(globalThis, { fetch: fetched });
});

/** Whether a promise has ended by the time that those which wait for nothing have. */
async function hasEnded(promise: ReturnType<typeof fetchAhead>): Promise<boolean> {
  const ended = jest.fn();
  void promise.then(ended);
  await new Promise((resolve) => setTimeout(resolve));
  return ended.mock.calls.length > 0;
}

const preloads = () => [...document.head.querySelectorAll('link')];

test('page data are preloaded for the loader, once, and are complete on the load event', async () => {
  const came = fetchAhead('/page-data/blog/page-data.json');
  void fetchAhead('/page-data/blog/page-data.json');
  expect(preloads().map((link) => link.outerHTML)).toEqual([
    '<link rel="preload" crossorigin="anonymous" href="/page-data/blog/page-data.json">',
  ]);
  expect(await hasEnded(came)).toBe(false);
  preloads()[0]?.dispatchEvent(new Event('load'));
  expect(await hasEnded(came)).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

test('page data that fail to load end with a failure, so that the loader caches nothing and its queue continues', async () => {
  const came = fetchAhead('/page-data/blog/page-data.json');
  const result = came.then(() => 'loaded');
  preloads()[0]?.dispatchEvent(new Event('error'));
  expect(await hasEnded(came)).toBe(false);
  await expect(result).resolves.toEqual({ status: 'error' });
});

test('scripts are fetched at low priority, once', async () => {
  expect(await hasEnded(fetchAhead('/component.js'))).toBe(true);
  expect(await hasEnded(fetchAhead('/component.js'))).toBe(true);
  expect(fetched.mock.calls).toEqual([['/component.js', { priority: 'low' }]]);
  expect(preloads()).toEqual([]);
});

test('a script that fails to load does not block anything', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await hasEnded(fetchAhead('/component.js'))).toBe(true);
});
