import { join } from 'node:path';
import { publishOnce } from '../src/published';
import { removeTemporaryFolders, temporaryFolder, writeFiles } from '@physics-editor/lib/testing/temporary-folder';

afterEach(removeTemporaryFolders);

const data = (build: string): string => `{"webpackCompilationHash":"${build.repeat(20)}"}`;

/** Publishes a project once, changes it, and returns whether it is then written again. */
async function isWrittenAfter(change: (root: string) => void, more: unknown = 'before'): Promise<boolean> {
  const root = temporaryFolder({
    'public/index.html': `<script>window.___webpackCompilationHash="${'a'.repeat(20)}"</script>Text`,
    'public/page-data/app-data.json': data('a'),
    'content/a.mdx': 'Text',
  });
  const publish = (given: unknown) =>
    publishOnce(root, { paths: ['content', 'LICENSE'], more: given }, () => {
      writeFiles(root, { 'dist/index.html': 'Text' });
      return Promise.resolve();
    });
  expect(await publish('before')).toBe(true);
  change(root);
  return publish(more);
}

test('a site from the same files is not written again, though Gatsby gives it another id', async () => {
  expect(await isWrittenAfter(() => undefined)).toBe(false);
  const isWritten = await isWrittenAfter((root) =>
    writeFiles(root, {
      'public/index.html': `<script>window.___webpackCompilationHash="${'b'.repeat(20)}"</script>Text`,
      'public/page-data/app-data.json': data('b'),
    }),
  );
  expect(isWritten).toBe(false);
});

test.each([
  ['a page', 'public/index.html', 'Another'],
  ['a text', 'content/a.mdx', 'Another'],
  ['a file', 'content/b.png', ''],
  ['the licence', 'LICENSE', 'MIT'],
  ['a finished page', 'dist/index.html', 'By hand'],
  ['a finished site', 'dist/more.html', ''],
])('it is written again after a change of %s', async (_, file, text) => {
  expect(await isWrittenAfter((root) => writeFiles(root, { [file]: text }))).toBe(true);
});

test('it is written again in another environment', async () => {
  expect(await isWrittenAfter(() => undefined, 'after')).toBe(true);
});

test('it is written again after a failure', async () => {
  const root = temporaryFolder({ 'public/index.html': 'Text' });
  const publish = (write: () => Promise<void>) => publishOnce(root, { paths: [], more: null }, write);
  await publish(() => Promise.resolve());
  writeFiles(root, { [join('public', 'index.html')]: 'Another' });
  await expect(publish(() => Promise.reject(new Error('Broken link')))).rejects.toThrow('Broken link');
  expect(await publish(() => Promise.resolve())).toBe(true);
});
