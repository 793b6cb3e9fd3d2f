import { checkContent, contentWarnings } from '../../../gatsby/checks/content';
import { projectWith, removeTemporaryFolders, type Change } from '../../support/content';

afterEach(removeTemporaryFolders);

const POST = 'blog/falling/index.mdx';
const MARKED: Change = ['Drop both.', 'Drop both.\n\n{/* truncate */}\n\nWatch.'];
const doc = '---\ntitle: A\n---\n\nText.\n';

test('a post with a truncate mark and a past date causes no warning', () => {
  expect(contentWarnings(projectWith({ [POST]: MARKED }))).toEqual([]);
});

test('a post without a truncate mark causes a warning', () => {
  expect(contentWarnings(projectWith())).toEqual([
    {
      file: `content/${POST}`,
      line: 1,
      message: 'The post has no truncate mark, so lists show no text of it.',
      hint: 'write {/* truncate */} on a line after its first paragraphs',
    },
  ]);
});

test('a post with a future date causes a warning, with its position', () => {
  const change = ['date: 2025-11-09', 'date: 9999-01-02'] as const;
  expect(contentWarnings(projectWith({ [POST]: change }))).toContainEqual({
    file: `content/${POST}`,
    line: 4,
    column: 7,
    message: 'The date 9999-01-02 is still to come, but the post is published with this build.',
    hint: 'write "draft: true" until then',
  });
});

test('a draft causes no warning', () => {
  expect(contentWarnings(projectWith({ [POST]: ['date: 2025-11-09', 'draft: true\ndate: 9999-01-02'] }))).toEqual([]);
});

test.each(['docs/_x.mdx', 'docs/.hidden.mdx', 'docs/_parts/a.mdx', 'docs/_x.md'])(
  '%s is left out with a warning',
  (file) => {
    const root = projectWith({ [POST]: MARKED, [file]: 'no front matter' });
    expect(checkContent(root)).toEqual([]);
    expect(contentWarnings(root)).toMatchObject([
      { file: `content/${file}`, message: expect.stringContaining('left out') },
    ]);
  },
);

test.each([
  ['docs/a.html.mdx', 'a.html'],
  ['docs/a#b?c%d.mdx', 'a#b?c%d'],
  ['docs/two words.md', 'two words'],
  ['docs/tools+/a.mdx', 'tools+'],
])('the name of %s is a fault', (file, name) => {
  expect(checkContent(projectWith({ [file]: doc }))).toContainEqual({
    file: `content/${file}`,
    line: 1,
    message: `The name "${name}" cannot be part of an address.`,
    hint: 'use letters, digits, "-" and "_", for example gravity-scale',
  });
});

test.each(['docs/a.md', 'docs/настройка.mdx', 'docs/A_b-2.mdx'])('%s is a page', (file) => {
  expect(checkContent(projectWith({ [file]: doc }))).toEqual([]);
});
