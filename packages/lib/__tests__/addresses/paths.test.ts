import { isExternal, isUnder, pagePath, sitePath, normalisedPath, withoutTrailingSlash } from '../../src/addresses';

afterEach(() => Object.assign(globalThis, { __PATH_PREFIX__: '' }));

test.each([
  ['/docs/faq/', '/docs/faq'],
  ['/docs/faq', '/docs/faq'],
  ['/docs///', '/docs'],
  ['/', '/'],
])('%s without a trailing slash is %s', (path, expected) => {
  expect(withoutTrailingSlash(path)).toBe(expected);
});

test.each([
  ['/docs/faq', '/docs/faq'],
  ['/docs/faq.html', '/docs/faq'],
  ['/docs/faq.html/', '/docs/faq'],
  ['/docs/faq/', '/docs/faq'],
  ['/docs/index.html', '/docs'],
  ['/docs/index.html/', '/docs'],
  ['/index.html', '/'],
  ['/', '/'],
  ['/404.html', '/404.html'],
  ['/docs/404.html', '/docs/404'],
  ['/docs/index', '/docs/index'],
  ['/docs/reindex.html', '/docs/reindex'],
  ['/docs/a.html.txt', '/docs/a.html.txt'],
  ['/docs/shtml', '/docs/shtml'],
])('the page at %s is %s', (path, expected) => {
  expect(pagePath(path)).toBe(expected);
});

test.each([
  ['', '/docs/faq.html', '/docs/faq', '/docs/faq'],
  ['', '/docs/faq/', '/docs/faq', '/docs/faq'],
  ['', '/', '/', '/'],
  ['/site', '/site/docs/faq.html', '/site/docs/faq', '/docs/faq'],
  ['/site', '/site/docs/faq/', '/site/docs/faq', '/docs/faq'],
  ['/site', '/site/index.html', '/site/', '/'],
  ['/site', '/site/', '/site/', '/'],
  ['/site', '/site', '/site/', '/'],
])('with the prefix "%s", %s becomes %s, on the site %s', (prefix, pathname, normalised, onSite) => {
  Object.assign(globalThis, { __PATH_PREFIX__: prefix });
  expect(normalisedPath(pathname)).toBe(normalised);
  expect(sitePath(pathname)).toBe(onSite);
});

test.each([
  ['/site', '/docs/site/page'],
  // Only complete segments are the prefix.
  ['/doc', '/docs/faq'],
])('the prefix %s is no part of %s', (prefix, pathname) => {
  Object.assign(globalThis, { __PATH_PREFIX__: prefix });
  expect(sitePath(pathname)).toBe(pathname);
});

test.each([
  ...['/docs', '/docs/', '/docs/faq', '/docs/scripting/node-scripts/'].map((path) => [path, true] as const),
  ...['/', '/docs-old', '/blog/docs', '/doc'].map((path) => [path, false] as const),
])('%s is under /docs: %s', (path, expected) => {
  expect(isUnder(path, '/docs')).toBe(expected);
});

test.each([
  ...['https://example.com', 'HTTP://example.com', '//example.com/a'].map((to) => [to, true] as const),
  ...['mailto:a@example.com', 'h323:a'].map((to) => [to, true] as const),
  ...['/docs', '#part', 'docs/faq', '?view=list', '/blog/a:b', 'blog/a:b'].map((to) => [to, false] as const),
])('%s leaves the site: %s', (to, expected) => {
  expect(isExternal(to)).toBe(expected);
});
