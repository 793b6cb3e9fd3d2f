import { chunkHash, immutableAddresses, isImmutable } from '../../src/hosting/cache-rules';

const HASH = '0123456789abcdef0123';
const FILES = [
  `502-${HASH}.js`,
  `517.${HASH}.css`,
  `component---src-templates-doc-tsx-${HASH}.js`,
  'docs/faq.html',
  'favicon.svg',
  'page-data/app-data.json',
  'player/abc/index.html',
  'static/picture.png',
];

test('only files with a hash in their name or folder never change', () => {
  const changing = FILES.filter((path) => !isImmutable(path));
  expect(changing).toEqual(['docs/faq.html', 'favicon.svg', 'page-data/app-data.json']);
});

test('the hash of a chunk is in its name', () => {
  expect(chunkHash(`app-${HASH}.js`)).toBe(HASH);
  expect(chunkHash('docs/faq.html')).toBeUndefined();
});

test('exactly one address matches each file that never changes, none the others', () => {
  const applies = (pattern: string, path: string) =>
    pattern.endsWith('*') ? `/${path}`.startsWith(pattern.slice(0, -1)) : `/${path}` === pattern;
  for (const path of FILES) {
    const found = immutableAddresses(FILES).filter((pattern) => applies(pattern, path));
    expect({ path, found: found.length }).toEqual({ path, found: isImmutable(path) ? 1 : 0 });
  }
});
