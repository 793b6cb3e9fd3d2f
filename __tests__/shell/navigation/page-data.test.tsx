import { isServedUnreadable, isUnreadable } from '../../../src/shell/navigation/page-data';
import { loader } from '../../support/loader';

const NOT_FOUND: LoadedPage = { page: { path: '/404.html' }, status: 'success' };
const fetched = jest.fn<Promise<{ ok: boolean; headers: Headers }>, [string, { method: string }]>();

/** What the host says of the data of a page. */
function answer(ok: boolean, type: string): void {
  fetched.mockResolvedValue({ ok, headers: new Headers({ 'content-type': type }) });
}

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetched });
  answer(true, 'application/json');
});
afterEach(() => {
  fetched.mockReset();
  Object.assign(globalThis, { __PATH_PREFIX__: '' });
});

describe('the data of a page that the loader considers missing', () => {
  test.each([
    ['/', '/page-data/index/page-data.json'],
    ['/docs/faq', '/page-data/docs/faq/page-data.json'],
  ])('%s is unreadable if the host has it', async (path, address) => {
    expect(await isUnreadable(path, NOT_FOUND)).toBe(true);
    expect(fetched).toHaveBeenCalledWith(address, { method: 'HEAD' });
  });

  test('is requested with the path prefix', async () => {
    Object.assign(globalThis, { __PATH_PREFIX__: '/folder' });
    expect(await isUnreadable('/folder/docs/faq', NOT_FOUND)).toBe(true);
    expect(fetched).toHaveBeenCalledWith('/folder/page-data/docs/faq/page-data.json', { method: 'HEAD' });
  });

  test('is missing if the host does not have it, answers with a page, or does not answer', async () => {
    answer(false, 'application/json');
    expect(await isUnreadable('/docs/faq', NOT_FOUND)).toBe(false);
    answer(true, 'text/html');
    expect(await isUnreadable('/docs/faq', NOT_FOUND)).toBe(false);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await isUnreadable('/docs/faq', NOT_FOUND)).toBe(false);
  });
});

test('a page that was loaded, or is the not-found page itself, is not requested', async () => {
  expect(await isUnreadable('/docs/faq', { page: { path: '/docs/faq' }, status: 'success' })).toBe(false);
  expect(await isUnreadable('/404.html', NOT_FOUND)).toBe(false);
  expect(await isUnreadable('/docs/faq', undefined)).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['the page of the address with the data of the not-found page', '/docs/faq', '/docs/faq', true],
  ['the not-found page', '/no/such/page', '/404.html', false],
])('knows %s', (_, address, served, expected) => {
  history.replaceState(null, '', address);
  window.pagePath = served;
  loader.loadPageSync.mockReturnValue(NOT_FOUND);
  expect(isServedUnreadable()).toBe(expected);
});
