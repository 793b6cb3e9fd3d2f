import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rewritePages } from '../../../../gatsby/output/pages/rewrite-pages';
import { removeTemporaryFolders, temporaryFolder } from '../../../support/content';

afterEach(removeTemporaryFolders);

const GATSBY = '<div id="___gatsby"></div>';

test('each page passes through the steps in order, and is scanned after them', () => {
  const folder = temporaryFolder({
    'index.html': GATSBY + '<title>Home</title>',
    'docs/faq.html': GATSBY + '<title>FAQ</title>',
    'verify.html': '<title>FAQ</title>',
    'player/1/frame.html': '<title>Scene</title>',
    'page-data/a.json': '{}',
  });
  const pages = rewritePages(folder, [
    (html) => html.replace('FAQ', 'Questions'),
    (html, file) => html.replace('Questions', `Questions of ${file}`),
  ]);
  expect(pages.map(({ file, path, title }) => [file, path, title])).toEqual([
    ['docs/faq.html', '/docs/faq', 'Questions of docs/faq.html'],
    ['index.html', '/', 'Home'],
    ['verify.html', '/verify', 'FAQ'],
  ]);
  expect(readFileSync(join(folder, 'docs/faq.html'), 'utf8')).toBe(
    GATSBY + '<title>Questions of docs/faq.html</title>',
  );
  // One from static/, such as a search engine asks for to see whose the site is.
  expect(readFileSync(join(folder, 'verify.html'), 'utf8')).toBe('<title>FAQ</title>');
  expect(readFileSync(join(folder, 'player/1/frame.html'), 'utf8')).toBe('<title>Scene</title>');
});

test('a page with a NUL byte is rejected', () => {
  const folder = temporaryFolder({ 'docs/faq.html': '<p>н\0астройка</p>' });
  expect(() => rewritePages(folder, [])).toThrow(/docs\/faq\.html has a NUL byte/);
});
