import type * as Analytics from '../../../src/shell/start/analytics';

const viewOf = (address: string) => {
  const { href, pathname, search, hash } = new URL(address, 'https://site.example');
  return { href, pathname, search, hash };
};

let countView: typeof Analytics.countView;
let gtag: jest.Mock;

beforeEach(async () => {
  jest.resetModules();
  ({ countView } = await import('../../../src/shell/start/analytics'));
  gtag = jest.fn();
  window.gtag = gtag;
});

afterEach(() => delete window.gtag);

test('counts an address once until it changes', () => {
  for (const address of ['/a', '/a', '/a?b', '/a?b#c', '/a?b#c', '/a']) countView(viewOf(address));
  expect(gtag.mock.calls.map(([, , { page_path }]) => page_path)).toEqual(['/a', '/a?b', '/a?b#c', '/a']);
});

test('counts nothing until analytics has loaded', () => {
  delete window.gtag;
  expect(() => countView(viewOf('/a'))).not.toThrow();
  window.gtag = gtag;
  countView(viewOf('/a'));
  expect(gtag).toHaveBeenCalledTimes(1);
});
