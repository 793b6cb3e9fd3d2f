import { contentId, contentPath, placeOf } from '../../src/content/address';

test.each([
  ['docs/index.mdx', 'docs', 'index', 'index', '/docs'],
  ['docs/faq.mdx', 'docs', 'faq', 'faq', '/docs/faq'],
  ['docs/faq.md', 'docs', 'faq', 'faq', '/docs/faq'],
  ['docs/tools/pen.mdx', 'docs', 'tools/pen', 'tools/pen', '/docs/tools/pen'],
  ['docs/tools/index.mdx', 'docs', 'tools', 'tools', '/docs/tools'],
  ['docs/index-of-tools.mdx', 'docs', 'index-of-tools', 'index-of-tools', '/docs/index-of-tools'],
  ['blog/falling/index.mdx', 'blog', 'falling', 'blog:falling', '/blog/falling'],
  ['community/support.mdx', 'community', 'support', 'community:support', '/community/support'],
])('%s is in %s, is named %s, and has the id %s and the address %s', (file, section, name, id, path) => {
  expect(placeOf(file)).toEqual({ section, name });
  expect(contentId(file)).toBe(id);
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
