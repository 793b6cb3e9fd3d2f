import { isExternal, isUnder, sitePath, withoutTrailingSlash } from '../../src/lib/paths';

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

describe('sitePath', () => {
  test('only drops the slash at the end where the site has no path prefix', () => {
    expect(sitePath('/docs/faq/')).toBe('/docs/faq');
    expect(sitePath('/')).toBe('/');
  });

  test.each([
    ['/site/docs/faq/', '/docs/faq'],
    ['/site/', '/'],
    ['/site', '/'],
    ['/docs/site/page', '/docs/site/page'],
  ])('with the prefix /site makes %s into %s', (pathname, expected) => {
    Object.assign(globalThis, { __PATH_PREFIX__: '/site' });
    expect(sitePath(pathname)).toBe(expected);
  });

  test('takes the prefix only as a whole part of the path', () => {
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
  test.each(['https://example.com', 'HTTP://example.com', '//example.com/a', 'mailto:a@example.com'])(
    '%s leaves the site',
    (to) => {
      expect(isExternal(to)).toBe(true);
    },
  );

  test.each(['/docs', '#part', 'docs/faq', '?view=list', '/blog/a:b'])('%s stays on the site', (to) => {
    expect(isExternal(to)).toBe(false);
  });
});
