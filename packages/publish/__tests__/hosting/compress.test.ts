import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressSite } from '../../src/hosting/compress';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { temporaryFolder, writeFiles } from '@physics-editor/lib/testing/temporary-folder';

const LONG = 'The ball falls and bounces off the floor. '.repeat(100);
const CHUNK = 'app-0123456789abcdef0123.js';

let root: string;
let folder: string;
beforeEach(() => {
  root = temporaryFolder();
  folder = join(root, 'dist.next');
  mkdirSync(folder);
});

const write = (path: string, content: string) => writeFiles(folder, { [path]: content });
const removeCompressed = () => {
  for (const path of filesBelow(folder)) if (/\.(?:br|gz)$/.test(path)) rmSync(join(folder, path));
};
const read = (path: string) => readFileSync(join(folder, path));

test.each(['docs/faq.html', CHUNK, 'page-data/docs/faq/page-data.json', 'sitemap.xml'])(
  '%s has both compressed files, with its complete content',
  async (path) => {
    write(path, LONG);
    await compressSite({ root, folder });
    expect(filesBelow(folder)).toEqual([path, `${path}.br`, `${path}.gz`]);
    expect(brotliDecompressSync(read(`${path}.br`)).toString()).toBe(LONG);
    expect(gunzipSync(read(`${path}.gz`)).toString()).toBe(LONG);
    expect(read(`${path}.br`).length).toBeLessThan(LONG.length / 10);
  },
);

test('a short text, a picture, and a text that would not become smaller are not compressed', async () => {
  writeFiles(folder, { 'short.html': LONG.slice(0, 511), 'static/ball.png': LONG });
  writeFileSync(join(folder, 'noise.txt'), randomBytes(2000));
  await compressSite({ root, folder });
  expect(filesBelow(folder)).toEqual(['noise.txt', 'short.html', 'static/ball.png']);
});

test('an immutable file is compressed once: later builds copy the result, unless its content is another', async () => {
  const cache = join(root, 'node_modules/.cache/compressed');
  writeFiles(folder, { [CHUNK]: LONG, 'docs/faq.html': LONG });
  await compressSite({ root, folder });
  const stored = filesBelow(cache);
  expect(stored).toHaveLength(2);
  for (const name of stored) writeFileSync(join(cache, name), 'compressed before');
  removeCompressed();
  await compressSite({ root, folder });
  expect(read(`${CHUNK}.br`).toString()).toBe('compressed before');
  expect(brotliDecompressSync(read('docs/faq.html.br')).toString()).toBe(LONG);

  removeCompressed();
  write(CHUNK, `${LONG}!`);
  await compressSite({ root, folder });
  expect(brotliDecompressSync(read(`${CHUNK}.br`)).toString()).toBe(`${LONG}!`);
  expect(gunzipSync(read(`${CHUNK}.gz`)).toString()).toBe(`${LONG}!`);
});

test('threads that compress the same content at once do not disturb each other', async () => {
  const paths = Array.from({ length: 40 }, (_, index) => `app-${String(index).padStart(20, '0')}.js`);
  for (const [index, path] of paths.entries()) write(path, LONG.repeat(1 + Math.floor(index / 2)));
  await compressSite({ root, folder });
  for (const path of paths) expect(gunzipSync(read(`${path}.gz`)).equals(read(path))).toBe(true);
});

test('what is compressed already, or left for later, is left out', async () => {
  writeFiles(folder, { 'faq.html': LONG, 'faq.html.gz': 'compressed before', 'api.html': LONG, 'later.html': LONG });
  await compressSite({ root, folder }, (path) => path !== 'later.html');
  expect(filesBelow(folder)).not.toContain('later.html.gz');
  expect(read('faq.html.gz').toString()).toBe('compressed before');
  expect(gunzipSync(read('api.html.gz')).toString()).toBe(LONG);
});

test('a compressed file that cannot be written causes an error that names it', async () => {
  write('faq.html', LONG);
  mkdirSync(join(folder, 'faq.html.br')); // a name that cannot be written to
  await expect(compressSite({ root, folder })).rejects.toThrow('faq.html.br');
});
