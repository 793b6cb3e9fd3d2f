import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rewritePages } from '../../../../gatsby/output/pages/rewrite-pages';
import { removeTemporaryFolders, temporaryFolder } from '../../../support/content';

afterEach(removeTemporaryFolders);

test('each page goes through the steps in order, and is known as they leave it', () => {
  const folder = temporaryFolder({
    'index.html': '<title>Home</title>',
    'docs/faq.html': '<title>FAQ</title>',
    'player/1/frame.html': '<title>Scene</title>',
    'page-data/a.json': '{}',
  });
  const pages = rewritePages(folder, [
    (html) => html.replace('FAQ', 'Questions'),
    (html) => html.replace('Questions', 'Questions & answers'),
  ]);
  expect(pages.map(({ file, path, title }) => [file, path, title])).toEqual([
    ['docs/faq.html', '/docs/faq', 'Questions & answers'],
    ['index.html', '/', 'Home'],
  ]);
  expect(readFileSync(join(folder, 'docs/faq.html'), 'utf8')).toBe('<title>Questions & answers</title>');
  expect(readFileSync(join(folder, 'player/1/frame.html'), 'utf8')).toBe('<title>Scene</title>');
});

test('a page with a NUL byte is refused', () => {
  const folder = temporaryFolder({ 'docs/faq.html': '<p>н\0астройка</p>' });
  expect(() => rewritePages(folder, [])).toThrow(/docs\/faq\.html has a NUL byte/);
});
