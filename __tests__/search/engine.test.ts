import { forgetEngine, search } from '../../src/search/engine';
import { fetchEntry, fetchWords, loadPagefind, type PagefindIndex, type PagefindPage } from '../../src/search/pagefind';

jest.mock('../../src/search/pagefind');

const load = jest.mocked(loadPagefind);
const entry = jest.mocked(fetchEntry);

const part = (title: string, score: number, id?: string) => ({
  title,
  url: `/page${id ? `#${id}` : ''}`,
  excerpt: `about <mark>${title}</mark>`,
  weighted_locations: [{ balanced_score: score }],
  ...(id === undefined ? {} : { anchor: { id } }),
});

const pageOf = (title: string, ...parts: ReturnType<typeof part>[]): PagefindPage => ({
  url: '/page',
  excerpt: 'the whole page',
  meta: { title, section: 'API' },
  sub_results: parts,
});

/** An index that finds pages by the terms. */
const indexOf = (found: Readonly<Record<string, readonly PagefindPage[]>>) => {
  const search = jest.fn<ReturnType<PagefindIndex['search']>, [string]>(async (terms) => ({
    results: (found[terms] ?? []).map((page, at) => ({
      id: page.meta['title'] ?? '',
      score: 1 / (at + 1),
      data: jest.fn(async () => page),
    })),
  }));
  return { search };
};

beforeEach(() => {
  jest.resetAllMocks();
  entry.mockResolvedValue('first');
  jest.mocked(fetchWords).mockResolvedValue('ball circlenode density centre center mirroring'.split(' '));
  forgetEngine();
});

test('returns pages with their section and the three best headings', async () => {
  const parts = [part('Ball', 1), part('a', 2, 'a'), part('b', 9, 'b'), part('c', 3, 'c'), part('ball', 1, 'ball')];
  load.mockResolvedValue(indexOf({ ball: [pageOf('Ball', ...parts)] }));
  const { total, pages } = await search('ball', 10);
  expect(total).toBe(1);
  expect(pages[0]).toMatchObject({ title: 'Ball', href: '/page', section: 'API' });
  expect(pages[0]?.excerpt).toEqual([
    { text: 'about ', isMatch: false },
    { text: 'Ball', isMatch: true },
  ]);
  expect(pages[0]?.parts.map(({ href }) => href)).toEqual(['/page#ball', '/page#b', '/page#c']);
});

test('a page has an excerpt of its own if its headings do not match', async () => {
  load.mockResolvedValue(indexOf({ ball: [pageOf('Ball')], a: [pageOf('A', part('a', 1, 'a'))] }));
  expect((await search('ball', 10)).pages[0]?.excerpt).toEqual([{ text: 'the whole page', isMatch: false }]);
  expect((await search('a', 10)).pages[0]?.excerpt).toEqual([]);
});

test('only loads the texts of pages that are shown, and Pagefind once', async () => {
  load.mockResolvedValue(indexOf({ ball: [pageOf('A'), pageOf('B'), pageOf('C')] }));
  const { total, pages } = await search('ball', 2);
  expect([total, pages.length]).toEqual([3, 2]);
  await search('ball', 3);
  expect(load).toHaveBeenCalledTimes(1);
});

test('an inherited member is found at its declaration', async () => {
  const index = indexOf({ density: [pageOf('BodyNode', part('density', 1, 'density'))] });
  load.mockResolvedValue(index);
  expect((await search('CircleNode#density', 10)).pages[0]?.title).toBe('BodyNode');
  expect(index.search.mock.calls).toEqual([['CircleNode density'], ['density']]);
});

test('a word that no page has with the others is left out, and the answer says so', async () => {
  load.mockResolvedValue(indexOf({ 'ball density': [pageOf('Ball')], center: [pageOf('Center')] }));
  expect(await search('ball density center', 10)).toMatchObject({ total: 1, corrected: 'ball density' });
  expect((await search('density center mirroring', 10)).pages.map(({ title }) => title)).toEqual(['Center']);
});

test('pages in American and British spelling are found together, each once, best first', async () => {
  const [both, american, british] = [pageOf('Both'), pageOf('American'), pageOf('British')];
  load.mockResolvedValue(indexOf({ center: [both, american], centre: [british, both] }));
  const { total, pages, corrected } = await search('center', 10);
  expect([total, pages.map(({ title }) => title)]).toEqual([3, ['Both', 'British', 'American']]);
  expect(corrected).toBeUndefined();
});

test('another spelling of the same word is no correction', async () => {
  load.mockResolvedValue(indexOf({ centre: [pageOf('British')] }));
  expect((await search('center', 10)).corrected).toBeUndefined();
});

test('a word with a slip is corrected', async () => {
  load.mockResolvedValue(indexOf({ mirroring: [pageOf('Mirroring')] }));
  expect(await search('mirorring', 10)).toMatchObject({ total: 1, corrected: 'mirroring', best: '/page' });
});

test('titles show words of scripts without spaces as written', async () => {
  load.mockResolvedValue(indexOf({ '自 然': [pageOf('自 然 長', part('重 力 g', 1, 'g'))] }));
  const [found] = (await search('自然', 10)).pages;
  expect([found?.title, found?.parts[0]?.title]).toEqual(['自然長', '重力 g']);
});

test('after a failure, the next search loads everything again', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(indexOf({ ball: [pageOf('Ball')] }));
  await expect(search('ball', 10)).rejects.toThrow('offline');
  expect((await search('ball', 10)).total).toBe(1);
});

test('if nothing is found and the site has a newer index, that is searched', async () => {
  load.mockResolvedValueOnce(indexOf({})).mockResolvedValue(indexOf({ ball: [pageOf('Ball')] }));
  expect((await search('ball', 10)).total).toBe(0);
  entry.mockResolvedValue('second');
  expect((await search('ball', 10)).total).toBe(1);
});

test('after a failure to load the newer index, the next search loads it again', async () => {
  load.mockResolvedValueOnce(indexOf({})).mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(indexOf({ ball: [pageOf('Ball')] }));
  await search('ball', 10);
  entry.mockResolvedValue('second');
  await expect(search('ball', 10)).rejects.toThrow('offline');
  expect((await search('ball', 10)).total).toBe(1);
});

test('if nothing is found and the index is not available, the search fails', async () => {
  load.mockResolvedValue(indexOf({}));
  await search('ball', 10);
  entry.mockRejectedValue(new Error('offline'));
  await expect(search('ball', 10)).rejects.toThrow('offline');
});
