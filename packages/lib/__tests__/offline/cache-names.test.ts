import { buildOfCache, cacheNames } from '../../src/offline';

const BUILD = '0123456789abcdef0123';

test('the name of a data cache contains the build id', () => {
  expect(buildOfCache(cacheNames('/').data(BUILD), '/')).toBe(BUILD);
});

test('other caches and those of other sites have no build id', () => {
  const { pages, files, search } = cacheNames('/');
  const others = [pages, files, search, cacheNames('/site/').data(BUILD), ` of ${cacheNames('/').data('')}`];
  expect(others.map((name) => buildOfCache(name, '/'))).toEqual(others.map(() => undefined));
});

test('no two caches have the same name, on one site or on several at one origin', () => {
  const names = ['/', '/site/'].flatMap((base) => {
    const { data, ...others } = cacheNames(base);
    return [...Object.values(others), data(BUILD), data('')];
  });
  expect(new Set(names).size).toBe(names.length);
});
