import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { writeRedirects } from '../../src/hosting/redirects';
import { pageOf, siteOf } from '../sites';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';

const pages = [
  pageOf('docs/API.html', '<h1>API</h1>'),
  pageOf('docs/faq.html', '<h2 id="grid">Grid</h2>'),
  pageOf('index.html', '<h1>Home</h1>'),
];

/** Writes redirects, each on the line of its place in the list, and gives the folder of the site. */
function written(redirects: readonly { from: string; to: string }[], pathPrefix = ''): string {
  const folder = temporaryFolder({ 'blog/rss.xml': '<rss/>', 'embed/Ball.html': '' });
  const site = siteOf(folder, pages);
  const lines = redirects.map((redirect, at) => ({ ...redirect, line: at + 1 }));
  const settings = { ...site.settings, url: 'https://site.example', redirects: lines };
  void writeRedirects({ ...site, pathPrefix, settings });
  return folder;
}

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

test('an old address has a page that redirects and that search engines must not index', () => {
  const page = read(written([{ from: '/old/faq', to: '/docs/faq#grid' }]), 'old/faq.html');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toMatch(
    /<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+">/,
  );
  expect(page).toContain('<link rel="canonical" href="https://site.example/docs/faq#grid">');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/docs/faq#grid">');
  expect(page).toContain('<a href="/docs/faq#grid">https://site.example/docs/faq#grid</a>');
});

/** Redirects, each with its target as nginx writes it: the query before the fragment. */
const ROWS = [
  ['/faq', '/docs/faq', '/docs/faq$is_args$args'],
  ['/grid', '/docs/faq#grid', '/docs/faq$is_args$args#grid'],
  ['/planned', '/docs/faq?status=planned#grid', '/docs/faq?status=planned#grid'],
  ['/feed', '/blog/rss.xml', '/blog/rss.xml$is_args$args'],
  ['/chat', 'https://chat.example/room?a=1&b=2', 'https://chat.example/room?a=1&b=2'],
] as const;
const all = ROWS.map(([from, to]) => ({ from, to }));

test('redirects are written in the formats of the hosts', () => {
  const folder = written(all);
  expect(read(folder, '_redirects')).toBe(ROWS.map(([from, to]) => `${from} ${to} 301\n`).join(''));
  expect(read(folder, '_nginx/redirects.map')).toBe(ROWS.map(([from, , to]) => `"${from}" "${to}";\n`).join(''));
  expect(read(folder, 'chat.html')).toContain('content="0; url=https://chat.example/room?a=1&amp;b=2"');
});

test('with a path prefix, both addresses contain it, but those of other sites do not', () => {
  const folder = written(all, '/lab');
  expect(read(folder, '_redirects')).toContain('/lab/grid /lab/docs/faq#grid 301\n');
  expect(read(folder, '_redirects')).toContain('/lab/chat https://chat.example/room?a=1&b=2 301\n');
  expect(read(folder, '_nginx/redirects.map')).toContain('"/faq" "/lab/docs/faq$is_args$args";\n');
  expect(read(folder, 'faq.html')).toContain('url=/lab/docs/faq">');
  expect(read(folder, 'faq.html')).toContain('href="https://site.example/lab/docs/faq"');
});

test('without redirects, the lists exist and are empty, for hosts that always read them', () => {
  const folder = written([]);
  expect(read(folder, '_redirects')).toBe('');
  expect(read(folder, '_nginx/redirects.map')).toBe('');
});

test.each([
  ['/docs/faq', '/', '/docs/faq cannot be redirected: it is the page /docs/faq of the site.', 'leave the redirect out'],
  ['/INDEX', '/', '/INDEX cannot be redirected: it is the page / of the site.', 'leave the redirect out'],
  ['/index', '/docs/faq', '/index cannot be redirected: it is the page / of the site.', 'leave the redirect out'],
  ['/docs/faq/index', '/', '/docs/faq/index cannot be redirected: it is the page /docs/faq of the site.', 'leave'],
  ['/docs/api', '/', '/docs/api cannot be redirected: it is the page /docs/API of the site.', 'leave the redirect out'],
  ['/embed/Ball', '/', '/embed/Ball cannot be redirected: it is a file of the site.', 'leave the redirect out'],
  ['/blog/rss.xml', '/', '/blog/rss.xml cannot be redirected: it is a file of the site.', 'leave the redirect out'],
  ['/faq', '/docs/faqs', '/faq is redirected to /docs/faqs, which is not a page.', 'did you mean "/docs/faq"? '],
  ['/faq', '/blog', '/faq is redirected to /blog, which is not a page.', 'known: '],
  [
    '/faq',
    '/docs/faq#gird',
    '/faq is redirected to /docs/faq#gird, but /docs/faq has no "gird".',
    'did you mean "grid"?',
  ],
])('%s to %s stops the build', (from, to, message, hint) => {
  const act = () =>
    written([
      { from: '/good', to: '/' },
      { from, to },
    ]);
  expect(act).toThrow('The content has 1 fault:');
  expect(act).toThrow(`content/site.yml:2\n    ${message}\n    → ${hint}`);
});

test('all faults are reported at once, and nothing is written', () => {
  const folder = temporaryFolder();
  const site = siteOf(folder, pages);
  const redirects = [
    { from: '/docs/faq', to: '/', line: 1 },
    { from: '/faq', to: '/none', line: 2 },
  ];
  expect(() => writeRedirects({ ...site, settings: { ...site.settings, redirects } })).toThrow('2 faults');
  expect(filesBelow(folder)).toEqual([]);
});
