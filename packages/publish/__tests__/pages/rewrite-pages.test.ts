import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptHash } from '../../src/pages/scan-page';
import { pageRewriter, type PageRewriting } from '../../src/pages/rewrite-pages';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';

/** Rewrites the pages of a project's public/ into its own folder. */
const rewritePages = (root: string, rewriting: PageRewriting) =>
  pageRewriter({ root, folder: root }, rewriting, () => undefined).finish();

const GATSBY = '<meta charset="utf-8"/><div id="___gatsby"></div>';
const policyOf = () => "default-src 'none'";
const POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/>';
/** A page of Gatsby's with its policy. */
const WITH_POLICY = '<meta charset="utf-8"/>' + POLICY + '<div id="___gatsby"></div>';

test('each page is rewritten, scanned after that, and gets its policy; one that was taken before is not taken again', () => {
  const folder = temporaryFolder({
    'public/index.html': GATSBY + '<title>Home</title>',
    'public/docs/faq/index.html': GATSBY + '<title>FAQ</title>',
    'public/verify.html': '<title>FAQ</title>',
    'public/player/1/frame.html': '<title>Scene</title>',
    'public/page-data/a.json': '{}',
  });
  const rewrite = (html: string, file: string) => html.replace('FAQ', `Questions of ${file}`);
  const referring: string[] = [];
  const rewriter = pageRewriter({ root: folder, folder }, { key: '', rewrite, policyOf }, (html) =>
    referring.push(html),
  );
  rewriter.take('docs/faq/index.html');
  expect(referring).toHaveLength(1);
  const pages = rewriter.finish();
  expect(pages.map(({ file, path, title }) => [file, path, title])).toEqual([
    ['docs/faq.html', '/docs/faq', 'Questions of docs/faq.html'],
    ['index.html', '/', 'Home'],
    ['verify.html', '/verify', 'FAQ'],
  ]);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(read('docs/faq.html')).toBe(WITH_POLICY + '<title>Questions of docs/faq.html</title>');
  // One from static/, such as a search engine asks for to see whose the site is.
  expect(read('verify.html')).toBe('<title>FAQ</title>');
  expect(referring).toEqual([GATSBY + '<title>FAQ</title>', GATSBY + '<title>Home</title>', '<title>FAQ</title>']);
});

test('articles are found in the page with its policy, which depends on the scripts that remain', () => {
  const folder = temporaryFolder({
    'public/index.html': GATSBY + '<script>one()</script><article id="a">Text</article>',
  });
  const [page] = rewritePages(folder, {
    key: '',
    rewrite: (html) => html.replace('one', 'two'),
    policyOf: ({ scriptHashes }) => scriptHashes.join(' '),
  });
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(html).toContain(scriptHash('two()'));
  expect(page?.articles.map(({ id, start, end }) => [id, html.slice(start, end)])).toEqual([['a', 'Text']]);
});

test('a page with a NUL byte is rejected', () => {
  const folder = temporaryFolder({ 'public/docs/faq/index.html': '<p>н\0астройка</p>' });
  expect(() => rewritePages(folder, { key: '', rewrite: (html) => html, policyOf })).toThrow(
    /docs\/faq\.html has a NUL byte/,
  );
});
