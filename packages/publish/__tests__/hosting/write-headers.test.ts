import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptHash } from '../../src/pages/scan-page';
import { writeHeaders } from '../../src/hosting/headers';
import { pageOf, siteOf } from '../sites';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';

const write = writeHeaders({ hasAnalytics: false, hasAdvertising: false, hasYouTube: false });

const CHUNK = 'app-0123456789abcdef0123.js';
const FILES = ['index.html', '404.html', 'docs.html', 'docs/faq.html', 'docs/api/index.html'];

async function written(pathPrefix = ''): Promise<(file: string) => string> {
  const folder = temporaryFolder({ [CHUNK]: '', 'sw.js': '' });
  const pages = FILES.map((file) => pageOf(file, `<script>a()</script><script>${file[0]}()</script>`));
  await write({ ...siteOf(folder, pages), pathPrefix });
  return (file) => readFileSync(join(folder, file), 'utf8');
}

test('one policy applies to all pages, with the scripts of each', async () => {
  const read = await written();
  for (const hash of ['a()', 'i()', '4()', 'd()'].map(scriptHash)) {
    expect(read('_headers')).toContain(hash);
    expect(read('_nginx/maps.conf')).toContain(hash);
  }
});

test('in _headers, no rule that matches the player or embedded scenes restricts what they need', async () => {
  const rules = (await written())('_headers').split('\n\n');
  const paths = rules.map((rule) => rule.split('\n')[0]);
  const ofPages = ['/', '/404', '/404/*', '/docs', '/docs/*'];
  const immutable = ['/static/*', '/component---*', `/${CHUNK}`];
  expect(paths).toEqual(['/*', ...ofPages, '/embed/*', '/player/*', ...immutable]);
  // Only files with a hash in their name or folder are cached for a year.
  const cached = rules.filter((rule) => rule.includes('  Cache-Control: public, max-age=31536000, immutable'));
  expect(cached.map((rule) => rule.split('\n')[0])).toEqual(['/player/*', ...immutable]);
  expect(rules[0]).not.toMatch(/Content-Security-Policy|Cross-Origin-Resource-Policy/);
  for (const rule of rules.slice(1, 6)) expect(rule).toContain("; frame-ancestors 'self'\n");
  expect(rules[6]).toMatch(/script-src 'self';.*frame-ancestors \*\n.*cross-origin/);
  expect(rules[7]).toMatch(
    /script-src 'unsafe-inline' 'unsafe-eval';.*sandbox allow-scripts; frame-ancestors \*\n.*same-origin/,
  );
});

test('addresses contain the path prefix', async () => {
  const paths = [...(await written('/x'))('_headers').matchAll(/^\/.*$/gm)].map(([path]) => path);
  expect(paths.every((path) => path.startsWith('/x/'))).toBe(true);
});

test('nginx sends every header for every status', async () => {
  const lines = (await written())('_nginx/headers.conf').trim().split('\n');
  expect(lines).toContain('add_header Content-Security-Policy "$content_policy" always;');
  expect(lines).toContain('add_header Allow "$allow" always;');
  expect(lines.every((line) => /^add_header [\w-]+ "[^"]+" always;$/.test(line))).toBe(true);
});

test('in the maps of nginx, pages below a folder named like that of the player or of embedded scenes are pages', async () => {
  const maps = (await written('/x'))('_nginx/maps.conf');
  const patterns = [...maps.matchAll(/^ +~(\S*(?:player|embed)\S*) /gm)].map(([, pattern = '']) => new RegExp(pattern));
  expect(patterns).toHaveLength(5);
  // The server block has removed the path prefix by then.
  const matching = (path: string) => patterns.filter((pattern) => pattern.test(path)).length;
  const paths = ['/player/1/frame', '/embed/docs/faq/a', '/docs/player/keys', '/blog/embed/ropes', '/docs/player'];
  expect(paths.map(matching)).toEqual([2, 3, 0, 0, 0]);
});

test('inline scripts that differ between pages stop the build', () => {
  const pages = Array.from({ length: 20 }, (_, at) => pageOf(`${at}.html`, `<script>page(${at})</script>`));
  expect(() => write(siteOf(temporaryFolder({}), pages))).toThrow('The pages have 20 different inline scripts.');
});
