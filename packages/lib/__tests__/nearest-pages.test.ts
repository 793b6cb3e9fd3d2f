import { nearestPages } from '../src/nearest-pages';

const pages = [
  '/docs',
  '/docs/faq',
  '/docs/snapping',
  '/docs/scripting/node-scripts',
  '/docs/scripting/scene-scripts',
  '/docs/joints/springs',
  '/blog',
  '/blog/introducing-particle-life',
  '/blog/page/2',
  '/blog/page/3',
  '/blog/page/4',
  '/blog/page/5',
  '/showcase',
].map((path) => ({ path, title: `Title of ${path}` }));

const pathsNear = (path: string) => nearestPages(path, pages).map((page) => page.path);

test.each([
  ['a letter too few', '/docs/snaping', '/docs/snapping'],
  ['a letter too many', '/docs/faqs', '/docs/faq'],
  ['letters the wrong way round', '/dosc/snapping', '/docs/snapping'],
  ['another case', '/Docs/FAQ', '/docs/faq'],
  ['a page that has moved to another folder', '/docs/node-scripts', '/docs/scripting/node-scripts'],
  ['a page without its folder', '/springs', '/docs/joints/springs'],
  ['a moved page with a typo', '/blog/2025/introducing-particel-life', '/blog/introducing-particle-life'],
  ['a short name', '/blgo', '/blog'],
])('finds the intended page despite %s: %s', (_, path, expected) => {
  expect(pathsNear(path)[0]).toBe(expected);
});

test('returns the nearest page first', () => {
  expect(pathsNear('/docs/scripting/scene-script')).toEqual([
    '/docs/scripting/scene-scripts',
    '/docs/scripting/node-scripts',
  ]);
});

test('prefers a page with a similar address to one of the same name elsewhere', () => {
  const twins = ['/elsewhere/springs', '/docs/spring'].map((path) => ({ path, title: path }));
  expect(nearestPages('/docs/springs', twins).map((page) => page.path)).toEqual(['/docs/spring', '/elsewhere/springs']);
});

test('returns at most three', () => {
  expect(pathsNear('/blog/page/9')).toHaveLength(3);
});

test.each(['/wp-login.php', '/completely/different', '/a', '/', ''])('finds nothing near %s', (path) => {
  expect(pathsNear(path)).toEqual([]);
});

test('finds nothing if there are no pages', () => {
  expect(nearestPages('/docs', [])).toEqual([]);
});

test('returns the pages unchanged', () => {
  const [page] = pages;
  expect(nearestPages('/docs', pages)[0]).toBe(page);
});
