import { contentFiles } from '@physics-editor/lib/content/content-files';
import { formatFault } from '@physics-editor/lib/content/fault';
import { excludedFiles } from '../../../gatsby/sections/one-page-each';
import { temporaryFolder, type Files } from '@physics-editor/lib/testing/temporary-folder';

const filesWith = (files: Files) =>
  contentFiles(
    temporaryFolder(Object.fromEntries(Object.entries(files).map(([path, text]) => [`content/${path}`, text]))),
  );

const LEFT_OUT = ', so this page is left out.';
const HINT = 'rename the file, or give one of the two another "slug"';

const text = (fields = ''): string => `---\ntitle: A\n${fields}---\n\nText.\n`;

describe('files with the same address', () => {
  const builtIn = new Map([['/blog/archive', 'src/templates/blog/archive.tsx']]);
  const excluded = (files: Files) => [...excludedFiles(filesWith(files), builtIn).values()].map(formatFault);

  test('are one page, that of the first file by name; the fault names both, with the position of the slug', () => {
    expect(excluded({ 'docs/faq.mdx': text(), 'docs/questions.mdx': text('slug: faq\n') })).toEqual([
      `content/docs/questions.mdx:3:7 The address /docs/faq is taken by content/docs/faq.mdx${LEFT_OUT} → ${HINT}`,
    ]);
  });

  test('cause two warnings if there are three', () => {
    const files = { 'docs/a.mdx': text(), 'docs/b.mdx': text('slug: a\n'), 'docs/c.mdx': text('slug: a\n') };
    expect(excluded(files)).toEqual(['b', 'c'].map((name) => expect.stringContaining(`content/docs/${name}.mdx:`)));
  });

  test.each([
    ['docs/faq.mdx', 'docs/faq/index.mdx', 'slug: other\n', '/docs/faq'],
    ['docs/faq.md', 'docs/faq.mdx', 'slug: other\n', '/docs/faq'],
    ['docs/faq.md', 'docs/faq/index.mdx', 'slug: other\n', '/docs/faq'],
    // They differ in capitals only.
    ['docs/Torque.mdx', 'docs/torque.mdx', '', '/docs/torque'],
  ])('%s and %s are one page', (first, second, fields, address) => {
    expect(excluded({ [first]: text(), [second]: text(fields) })).toEqual([
      `content/${second}:1 The address ${address} is taken by content/${first}${LEFT_OUT} → rename one of the two files`,
    ]);
    expect(excluded({ [second]: text() })).toEqual([]);
  });

  test('are left out if the site itself has the page', () => {
    expect(excluded({ 'blog/Archive/index.mdx': text(), 'blog/other/index.mdx': text('slug: archive\n') })).toEqual([
      `content/blog/Archive/index.mdx:1 The address /blog/Archive is taken by src/templates/blog/archive.tsx${LEFT_OUT} → ${HINT}`,
      expect.stringContaining('content/blog/other/index.mdx:3:'),
    ]);
  });

  test('a draft takes an address in develop, and none in a build', () => {
    const files = { 'docs/a.mdx': text('draft: true\nslug: b\n'), 'docs/b.mdx': text() };
    expect(excluded(files)).toHaveLength(1);
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    expect(excluded(files)).toEqual([]);
  });

  test('files that are set aside take none', () => {
    expect(excluded({ 'docs/_a.mdx': text('slug: b\n'), 'docs/b.mdx': text() })).toEqual([]);
  });
});
