import { isExternal, isUnder, pagePath, sitePath, normalisedPath, withoutTrailingSlash } from '../../src/addresses';

afterEach(() => Object.assign(globalThis, { __PATH_PREFIX__: '' }));

describe('withoutTrailingSlash', () => {
  test.each([
    ['/docs/faq/', '/docs/faq'],
    ['/docs/faq', '/docs/faq'],
    ['/docs///', '/docs'],
    ['/', '/'],
  ])('makes %s into %s', (path, expected) => {
    expect(withoutTrailingSlash(path)).toBe(expected);
  });
});

describe('pagePath', () => {
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
  ])('makes %s into %s', (path, expected) => {
    expect(pagePath(path)).toBe(expected);
  });
});

describe('normalisedPath', () => {
  test.each([
    ['/docs/faq.html', '/docs/faq'],
    ['/', '/'],
  ])('without a path prefix makes %s into %s', (pathname, expected) => {
    expect(normalisedPath(pathname)).toBe(expected);
  });

  test.each([
    ['/site/docs/faq.html', '/site/docs/faq'],
    ['/site/index.html', '/site/'],
    ['/site/', '/site/'],
    ['/site', '/site/'],
  ])('with the prefix /site makes %s into %s', (pathname, expected) => {
    Object.assign(globalThis, { __PATH_PREFIX__: '/site' });
    expect(normalisedPath(pathname)).toBe(expected);
  });
});

describe('sitePath', () => {
  test('returns the canonical form if the site has no path prefix', () => {
    expect(sitePath('/docs/faq/')).toBe('/docs/faq');
    expect(sitePath('/docs/faq.html')).toBe('/docs/faq');
    expect(sitePath('/')).toBe('/');
  });

  test.each([
    ['/site/docs/faq/', '/docs/faq'],
    ['/site/', '/'],
    ['/site', '/'],
    ['/site/index.html', '/'],
    ['/site/docs/faq.html', '/docs/faq'],
    ['/docs/site/page', '/docs/site/page'],
  ])('with the prefix /site makes %s into %s', (pathname, expected) => {
    Object.assign(globalThis, { __PATH_PREFIX__: '/site' });
    expect(sitePath(pathname)).toBe(expected);
  });

  test('recognises the prefix only as complete segments of the path', () => {
    Object.assign(globalThis, { __PATH_PREFIX__: '/doc' });
    expect(sitePath('/docs/faq')).toBe('/docs/faq');
  });
});

describe('isUnder', () => {
  test.each(['/docs', '/docs/', '/docs/faq', '/docs/scripting/node-scripts/'])('%s is under /docs', (path) => {
    expect(isUnder(path, '/docs')).toBe(true);
  });

  test.each(['/', '/docs-old', '/blog/docs', '/doc'])('%s is not under /docs', (path) => {
    expect(isUnder(path, '/docs')).toBe(false);
  });
});

describe('isExternal', () => {
  test.each(['https://example.com', 'HTTP://example.com', '//example.com/a', 'mailto:a@example.com', 'h323:a'])(
    '%s leaves the site',
    (to) => {
      expect(isExternal(to)).toBe(true);
    },
  );

  test.each(['/docs', '#part', 'docs/faq', '?view=list', '/blog/a:b', 'blog/a:b'])('%s stays on the site', (to) => {
    expect(isExternal(to)).toBe(false);
  });
});
