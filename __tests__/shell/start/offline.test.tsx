import { cacheVisitedPages, noteVisit } from '../../../src/shell/start/offline';

const register = jest.fn(async () => ({}));
const postMessage = jest.fn();
let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  window.___webpackCompilationHash = 'a';
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  setReadyState('complete');
  setWorker({ register, controller: null, ready: Promise.resolve({ active: { postMessage } }) });
  Object.assign(performance, {
    getEntriesByType: () => [{ name: 'http://localhost/app.js' }, { name: 'https://elsewhere.example/a.js' }],
  });
});

afterEach(() => {
  jest.clearAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(document, 'readyState');
});

const setReadyState = (value: string) => Object.defineProperty(document, 'readyState', { value, configurable: true });
const setWorker = (value: unknown) => Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });

async function beIdle() {
  for (const callback of idle.splice(0)) callback();
  await Promise.resolve();
  await Promise.resolve();
}

test('the worker is registered after the page has loaded, when the browser is idle', async () => {
  setReadyState('interactive');
  cacheVisitedPages();
  await beIdle();
  expect(register).not.toHaveBeenCalled();
  setReadyState('complete');
  window.dispatchEvent(new Event('load'));
  expect(register).not.toHaveBeenCalled();
  await beIdle();
  expect(register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }])('nothing is cached at %j', async (connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
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
  setWorker({ register, controller, ready: Promise.resolve({ active: { postMessage } }) });
  noteVisit();
  await beIdle();
  expect(postMessage.mock.calls).toEqual([[{ type: 'visit', build: 'a', page: 'http://localhost/', files }]]);
});
