import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptHash } from '../../src/pages/scan-page';
import { rewritePages } from '../../src/pages/rewrite-pages';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';

const GATSBY = '<meta charset="utf-8"/><div id="___gatsby"></div>';
const policyOf = () => "default-src 'none'";
const POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/>';
/** A page of Gatsby's with its policy. */
const WITH_POLICY = '<meta charset="utf-8"/>' + POLICY + '<div id="___gatsby"></div>';

test('each page is rewritten, scanned after that, and gets its policy', () => {
  const folder = temporaryFolder({
    'index.html': GATSBY + '<title>Home</title>',
    'docs/faq.html': GATSBY + '<title>FAQ</title>',
    'verify.html': '<title>FAQ</title>',
    'player/1/frame.html': '<title>Scene</title>',
    'page-data/a.json': '{}',
  });
  const rewrite = (html: string, file: string) => html.replace('FAQ', `Questions of ${file}`);
  const written: string[] = [];
  const onPage = ({ file }: { file: string }) => written.push(readFileSync(join(folder, file), 'utf8'));
  const pages = rewritePages({ folder }, { key: '', rewrite, policyOf, onPage });
  expect(pages.map(({ file, path, title }) => [file, path, title])).toEqual([
    ['docs/faq.html', '/docs/faq', 'Questions of docs/faq.html'],
    ['index.html', '/', 'Home'],
    ['verify.html', '/verify', 'FAQ'],
  ]);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(read('docs/faq.html')).toBe(WITH_POLICY + '<title>Questions of docs/faq.html</title>');
  expect(written[0]).toBe(read('docs/faq.html'));
  // One from static/, such as a search engine asks for to see whose the site is.
  expect(read('verify.html')).toBe('<title>FAQ</title>');
  expect(read('player/1/frame.html')).toBe('<title>Scene</title>');
});

test('articles are found in the page with its policy, which depends on the scripts that remain', () => {
  const folder = temporaryFolder({
    'index.html': GATSBY + '<script>one()</script><article id="a">Text</article>',
  });
  const [page] = rewritePages(
    { folder },
    {
      key: '',
      rewrite: (html) => html.replace('one', 'two'),
      policyOf: ({ scriptHashes }) => scriptHashes.join(' '),
    },
  );
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(html).toContain(scriptHash('two()'));
  expect(page?.articles.map(({ id, start, end }) => [id, html.slice(start, end)])).toEqual([['a', 'Text']]);
});

test('a page with a NUL byte is rejected', () => {
  const folder = temporaryFolder({ 'docs/faq.html': '<p>н\0астройка</p>' });
  expect(() => rewritePages({ folder }, { key: '', rewrite: (html) => html, policyOf })).toThrow(
    /docs\/faq\.html has a NUL byte/,
  );
});
