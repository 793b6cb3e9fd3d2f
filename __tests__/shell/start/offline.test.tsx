import { cacheVisitedPages, noteVisit } from '../../../src/shell/start/offline';
import { stub } from '../../support/stub';

const register = jest.fn(async () => ({}));
const postMessage = jest.fn();
let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  window.___webpackCompilationHash = 'a';
  stub(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  stub(document, { readyState: 'complete' });
  setWorker(null);
  stub(performance, {
    getEntriesByType: () => [{ name: 'http://localhost/app.js' }, { name: 'https://elsewhere.example/a.js' }],
  });
});

afterEach(() => void jest.clearAllMocks());

/** The worker of the site; its `controller` is there once it answers requests of the page. */
const setWorker = (controller: unknown) =>
  stub(navigator, { serviceWorker: { register, controller, ready: Promise.resolve({ active: { postMessage } }) } });

async function beIdle() {
  for (const callback of idle.splice(0)) callback();
  await Promise.resolve();
  await Promise.resolve();
}

test('the worker is registered after the page has loaded, when the browser is idle', async () => {
  stub(document, { readyState: 'interactive' });
  cacheVisitedPages();
  await beIdle();
  expect(register).not.toHaveBeenCalled();
  stub(document, { readyState: 'complete' });
  window.dispatchEvent(new Event('load'));
  expect(register).not.toHaveBeenCalled();
  await beIdle();
  expect(register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }])('nothing is cached at %j', async (connection) => {
  stub(navigator, { connection });
  cacheVisitedPages();
  noteVisit();
  await beIdle();
  expect(register).not.toHaveBeenCalled();
  expect(postMessage).not.toHaveBeenCalled();
});

test('a browser that does not support workers, or refuses them, causes no error', async () => {
  register.mockRejectedValueOnce(new DOMException('No.', 'SecurityError'));
  cacheVisitedPages();
  await beIdle();
  expect(register).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  cacheVisitedPages();
  noteVisit();
  expect(idle).toEqual([]);
});

test.each([
  // Files that were loaded before it was active.
  ['not yet', null, ['http://localhost/app.js']],
  ['already', {}, []],
])('a worker that is %s active is notified of a visit', async (_, controller, files) => {
  setWorker(controller);
  noteVisit();
  await beIdle();
  expect(postMessage.mock.calls).toEqual([[{ type: 'visit', build: 'a', page: 'http://localhost/', files }]]);
});
