import { contentFiles } from '@physics-editor/lib/content/content-files';
import { distinctPages, excludedFiles } from '../../../gatsby/sections/duplicate-routes';
import { removeTemporaryFolders, temporaryFolder, type Files } from '../../support/content';

afterEach(() => {
  removeTemporaryFolders();
  jest.restoreAllMocks();
});

const filesWith = (files: Files) =>
  contentFiles(
    temporaryFolder(Object.fromEntries(Object.entries(files).map(([path, text]) => [`content/${path}`, text]))),
  );

/** Content nodes by their ids, with the files they are made from. */
const nodes = (files: Files) => (id: string) => (files[id] === undefined ? undefined : { file: files[id] });

const page = (path: string, id?: string, component = 'src/templates/doc.tsx') => ({ path, component, context: { id } });
const HINT = 'rename the file, or give one of the two another "slug"';

const text = (fields = ''): string => `---\ntitle: A\n${fields}---\n\nText.\n`;

describe('addresses of pages', () => {
  test('pages with different addresses are all created, in order', () => {
    const wanted = [page('/b'), page('/a'), { path: '/c', component: 'c.tsx' }];
    expect(distinctPages(wanted, filesWith({}), nodes({}))).toEqual({ pages: wanted, lost: new Map() });
  });

  test('a built-in page takes precedence over a page from a file', () => {
    const files = filesWith({ 'blog/archive/index.mdx': text() });
    const [post, archive] = [
      page('/blog/archive', 'blog:archive'),
      page('/blog/archive', undefined, 'src/templates/blog/archive.tsx'),
    ];
    const { pages, lost } = distinctPages([post, archive], files, nodes({ 'blog:archive': 'blog/archive/index.mdx' }));
    expect(pages).toEqual([archive]);
    expect([...lost]).toEqual([
      [
        'blog/archive/index.mdx',
        {
          file: 'content/blog/archive/index.mdx',
          line: 1,
          message: 'The address /blog/archive is taken by src/templates/blog/archive.tsx, so this page is left out.',
          hint: HINT,
        },
      ],
    ]);
  });
});

describe('files with the same address', () => {
  const excluded = (files: Files) => [...excludedFiles(filesWith(files)).values()];

  test('are one page, that of the first file by name; the fault names both, with the position of the slug', () => {
    expect(excluded({ 'docs/faq.mdx': text(), 'docs/questions.mdx': text('slug: faq\n') })).toEqual([
      {
        file: 'content/docs/questions.mdx',
        line: 3,
        column: 7,
        message: 'The address /docs/faq is taken by content/docs/faq.mdx, so this page is left out.',
        hint: HINT,
      },
    ]);
  });

  test('cause two warnings if there are three', () => {
    const files = { 'docs/a.mdx': text(), 'docs/b.mdx': text('slug: a\n'), 'docs/c.mdx': text('slug: a\n') };
    expect(excluded(files).map(({ file }) => file)).toEqual(['content/docs/b.mdx', 'content/docs/c.mdx']);
  });

  test.each([
    ['docs/faq.mdx', 'docs/faq/index.mdx'],
    ['docs/faq.md', 'docs/faq.mdx'],
    ['docs/faq.md', 'docs/faq/index.mdx'],
  ])('%s and %s are one page', (first, second) => {
    expect(excluded({ [first]: text(), [second]: text('slug: other\n') })).toEqual([
      {
        file: `content/${second}`,
        line: 1,
        message: `The address /docs/faq is taken by content/${first}, so this page is left out.`,
        hint: 'rename one of the two files',
      },
    ]);
    expect(excluded({ [second]: text() })).toEqual([]);
  });

  test('are one page if they differ in capitals only', () => {
    expect(excluded({ 'docs/Torque.mdx': text(), 'docs/torque.mdx': text() })).toEqual([
      {
        file: 'content/docs/torque.mdx',
        line: 1,
        message: 'The address /docs/torque is taken by content/docs/Torque.mdx, so this page is left out.',
        hint: 'rename one of the two files',
      },
    ]);
    const [post, archive] = [page('/blog/Archive', 'blog:Archive'), page('/blog/archive')];
    const files = nodes({ 'blog:Archive': 'blog/Archive/index.mdx' });
    expect(distinctPages([post, archive], filesWith({}), files).pages).toEqual([archive]);
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
