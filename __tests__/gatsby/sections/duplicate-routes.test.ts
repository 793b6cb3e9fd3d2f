import { contentFiles } from '../../../gatsby/checks/content-files';
import { distinctPages, filesOfOnePage } from '../../../gatsby/sections/duplicate-routes';
import { removeTemporaryFolders, temporaryFolder, type Files } from '../../support/content';

afterEach(removeTemporaryFolders);

const filesWith = (files: Files) =>
  contentFiles(
    temporaryFolder(Object.fromEntries(Object.entries(files).map(([path, text]) => [`content/${path}`, text]))),
  );

/** Content nodes by their ids, with the files they are made from. */
const nodes = (files: Files) => (id: string) => (files[id] === undefined ? undefined : { file: files[id] });

const page = (path: string, id?: string, component = 'src/templates/doc.tsx') => ({ path, component, context: { id } });
const HINT = 'rename the file, or give one of the two another "slug"';

describe('pages of one address', () => {
  test('pages of different addresses are all made, in their order', () => {
    const wanted = [page('/b'), page('/a'), { path: '/c', component: 'c.tsx' }];
    expect(distinctPages(wanted, filesWith({}), nodes({}))).toEqual({ pages: wanted, duplicates: [] });
  });

  test('of two files the first by name makes the page, and both are named, with the line of the slug', () => {
    const files = filesWith({
      'docs/faq.mdx': '---\ntitle: FAQ\n---\n',
      'docs/questions.mdx': '---\ntitle: Questions\nslug: faq\n---\n',
    });
    const [first, second] = [page('/docs/faq', 'faq'), page('/docs/faq', 'questions')];
    const findNode = nodes({ faq: 'docs/faq.mdx', questions: 'docs/questions.mdx' });
    const expected = {
      pages: [first],
      duplicates: [
        {
          file: 'content/docs/questions.mdx',
          line: 3,
          message: 'The address /docs/faq is taken by content/docs/faq.mdx, so this page is left out.',
          hint: HINT,
        },
      ],
    };
    expect(distinctPages([first, second], files, findNode)).toEqual(expected);
    expect(distinctPages([second, first], files, findNode)).toEqual(expected);
  });

  test('a page that the site makes by itself comes before one from a file', () => {
    const files = filesWith({ 'blog/archive/index.mdx': '---\ntitle: Archive\n---\n' });
    const [post, archive] = [
      page('/blog/archive', 'blog:archive'),
      page('/blog/archive', undefined, 'src/templates/blog-archive.tsx'),
    ];
    expect(distinctPages([post, archive], files, nodes({ 'blog:archive': 'blog/archive/index.mdx' }))).toEqual({
      pages: [archive],
      duplicates: [
        {
          file: 'content/blog/archive/index.mdx',
          line: 1,
          message: 'The address /blog/archive is taken by src/templates/blog-archive.tsx, so this page is left out.',
          hint: HINT,
        },
      ],
    });
  });

  test('three pages of one address are two warnings', () => {
    const findNode = nodes({ a: 'docs/a.mdx', b: 'docs/b.mdx', c: 'docs/c.mdx' });
    const wanted = [page('/docs/a', 'c'), page('/docs/a', 'b'), page('/docs/a', 'a')];
    const { pages, duplicates } = distinctPages(wanted, filesWith({}), findNode);
    expect(pages).toEqual([page('/docs/a', 'a')]);
    expect(duplicates.map(({ file }) => file)).toEqual(['content/docs/b.mdx', 'content/docs/c.mdx']);
  });
});

describe('a file and the index of a folder of its name', () => {
  const both = { 'docs/faq.mdx': '', 'docs/faq/index.mdx': '' };

  test('are one page, which names both', () => {
    expect(filesOfOnePage(filesWith(both), nodes({ faq: 'docs/faq.mdx' }))).toEqual([
      {
        file: 'content/docs/faq/index.mdx',
        line: 1,
        message: 'The address /docs/faq is taken by content/docs/faq.mdx, so this page is left out.',
        hint: 'rename one of the two files',
      },
    ]);
  });

  test('are told by the one that was left out', () => {
    expect(filesOfOnePage(filesWith(both), nodes({ faq: 'docs/faq/index.mdx' }))).toMatchObject([
      { file: 'content/docs/faq.mdx', message: expect.stringContaining('content/docs/faq/index.mdx') },
    ]);
  });

  test('one of them alone is none', () => {
    expect(filesOfOnePage(filesWith({ 'docs/faq/index.mdx': '' }), nodes({ faq: 'docs/faq/index.mdx' }))).toEqual([]);
  });
});
