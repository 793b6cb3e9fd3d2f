import { contentId, contentPath, placeOf } from '../../src/content/address';

test.each([
  ['docs/faq.mdx', 'docs', 'faq'],
  ['docs/faq.md', 'docs', 'faq'],
  ['docs/tools/pen.mdx', 'docs', 'tools/pen'],
  ['docs/tools/index.mdx', 'docs', 'tools'],
  ['docs/index.mdx', 'docs', 'index'],
  ['docs/index-of-tools.mdx', 'docs', 'index-of-tools'],
  ['blog/falling/index.mdx', 'blog', 'falling'],
])('%s is in %s and is named %s', (file, section, name) => {
  expect(placeOf(file)).toEqual({ section, name });
});

test.each([
  ['docs/index.mdx', 'index'],
  ['docs/tools/index.mdx', 'tools'],
  ['docs/tools/pen.mdx', 'tools/pen'],
  ['blog/falling/index.mdx', 'blog:falling'],
  ['community/support.mdx', 'community:support'],
])('the id of %s is %s', (file, id) => {
  expect(contentId(file)).toBe(id);
});

test.each([
  ['docs/index.mdx', '/docs'],
  ['docs/faq.mdx', '/docs/faq'],
  ['docs/tools/index.mdx', '/docs/tools'],
  ['docs/tools/pen.mdx', '/docs/tools/pen'],
  ['blog/falling/index.mdx', '/blog/falling'],
])('the address of %s is %s', (file, path) => {
  expect(contentPath(file)).toBe(path);
});

test.each([
  ['docs/faq.mdx', '/docs/questions'],
  ['docs/tools/pen.mdx', '/docs/tools/questions'],
  ['docs/tools/index.mdx', '/docs/questions'],
  ['blog/falling/index.mdx', '/blog/questions'],
])('a slug takes the place of the last part of the address of %s: %s', (file, path) => {
  expect(contentPath(file, 'questions')).toBe(path);
});
