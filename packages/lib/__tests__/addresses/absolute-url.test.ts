import { absoluteUrl } from '../../src/addresses';

afterEach(() => Object.assign(globalThis, { __PATH_PREFIX__: '' }));

test.each([
  ['', 'https://site.example', '/docs/faq', 'https://site.example/docs/faq'],
  ['', 'https://site.example', '/', 'https://site.example'],
  ['', 'https://site.example/tools', '/docs/faq', 'https://site.example/tools/docs/faq'],
  ['', 'https://site.example/tools', '/', 'https://site.example/tools'],
  ['', 'https://site.example/tools//', '/docs/faq', 'https://site.example/tools/docs/faq'],
  ['/folder', 'https://site.example', '/folder/docs', 'https://site.example/folder/docs'],
  ['/folder', 'https://site.example/folder', '/folder/docs', 'https://site.example/folder/docs'],
  ['/folder', 'https://site.example/folder', '/folder/', 'https://site.example/folder'],
  ['/folder', 'https://site.example/tools/folder', '/folder/docs', 'https://site.example/tools/folder/docs'],
  ['/folder', 'https://site.example/my-folder', '/folder/docs', 'https://site.example/my-folder/folder/docs'],
  ['/folder', 'https://folder', '/folder/docs', 'https://folder/folder/docs'],
])('with the prefix "%s", %s with %s is %s', (prefix, siteUrl, path, expected) => {
  Object.assign(globalThis, { __PATH_PREFIX__: prefix });
  expect(absoluteUrl(siteUrl, path)).toBe(expected);
});

test.each(['/blog/tags/höhe', '/blog/tags/h%C3%B6he'])('encodes %s once', (path) => {
  expect(absoluteUrl('https://site.example', path)).toBe('https://site.example/blog/tags/h%C3%B6he');
});

test('uses the path prefix of a build, where there is no page', () => {
  expect(absoluteUrl('https://site.example/tools', '/tools/docs', '/tools')).toBe('https://site.example/tools/docs');
});
