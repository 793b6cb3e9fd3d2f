import { contentFiles, isSetAside, isText } from '../../../gatsby/checks/content-files';
import { removeTemporaryFolders, temporaryFolder } from '../../support/content';

afterEach(removeTemporaryFolders);

const files = () =>
  contentFiles(
    temporaryFolder({
      'content/docs/b.mdx': 'B',
      'content/docs/a/c.mdx': 'C',
      'content/docs/c.md': 'Ä',
      'content/docs/a.md': 'A',
      'content/docs/_d.md': 'D',
      'content/docs/e.yml': 'E',
      'content/blog/f.mdx': 'F',
    }),
  );

test('the files of a folder are listed by extension, sorted by path', () => {
  expect(files().list('docs', '.mdx')).toEqual(['docs/a/c.mdx', 'docs/b.mdx']);
  expect(files().list('', '.mdx')).toEqual(['blog/f.mdx', 'docs/a/c.mdx', 'docs/b.mdx']);
  expect(files().list('showcase', '.mdx')).toEqual([]);
});

test('texts are MDX and Markdown files, without excluded ones', () => {
  expect(files().texts('docs')).toEqual(['docs/a.md', 'docs/a/c.mdx', 'docs/b.mdx', 'docs/c.md']);
});

test('a file is read as UTF-8; a missing file is empty', () => {
  expect(files().read('docs/c.md')).toBe('Ä');
  expect(files().bytes('docs/c.md')).toEqual(Buffer.from('Ä'));
  expect(files().read('docs/x.md')).toBe('');
  expect(['docs/c.md', 'docs/x.md'].map(files().exists)).toEqual([true, false]);
});

test.each([
  ['a.mdx', true],
  ['docs/a.md', true],
  ['docs/a.md.txt', false],
  ['docs/amdx', false],
  ['_a.mdx', false],
  ['docs/.a.mdx', false],
  ['docs/_a/b.mdx', false],
  ['docs/a_b.mdx', true],
])('whether %s is the text of a page: %j', (path, expected) => {
  expect(isText(path)).toBe(expected);
});

test.each([
  ['_a.yml', true],
  ['./a.yml', false],
  ['../a.yml', false],
])('whether %s is set aside: %j', (path, expected) => {
  expect(isSetAside(path)).toBe(expected);
});
