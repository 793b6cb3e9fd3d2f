import { openWhenOnline } from '../../src/offline/open-when-online';

class Navigation {
  constructor(readonly type: NavigationTimingType) {}
}

const open = jest.fn();
const answer = jest.fn<Promise<unknown>, unknown[]>();

/** Shows the offline page. */
function show(type: NavigationTimingType, onLine: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const getEntriesByType = () => [new Navigation(type)];
  Object.assign(globalThis, { fetch: answer, PerformanceNavigationTiming: Navigation });
  Object.assign(performance, { getEntriesByType });
  openWhenOnline(open);
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => jest.resetAllMocks());

test.each([
  { type: 'navigate', onLine: false, opened: 0 },
  { type: 'reload', onLine: true, opened: 0 },
  { type: 'back_forward', onLine: true, opened: 1 },
] as const)(
  'after $type (online: $onLine) the page is opened at once or not, and when the network is back',
  async ({ type, onLine, opened }) => {
    answer.mockResolvedValue({});
    show(type, onLine);
    await settled();
    expect(open).toHaveBeenCalledTimes(opened);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(open.mock.calls.length).toBeGreaterThan(opened);
  },
);

test('the page is not opened while its host does not answer', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  show('navigate', true);
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(answer).toHaveBeenCalledWith(location.href, { method: 'HEAD', cache: 'no-store' });
  expect(open).not.toHaveBeenCalled();
});
