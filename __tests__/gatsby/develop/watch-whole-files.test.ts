import { once, type EventEmitter } from 'node:events';
import { readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { contentFiles } from '@physics-editor/lib/content/content-files';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';
import { watchWholeFiles } from '../../../gatsby/develop/watch-whole-files';

interface Watcher extends EventEmitter {
  close: () => Promise<void>;
}

/** Gatsby's watcher of files. */
const gatsbys: { watch: (folder: string, options?: object) => Watcher } = createRequire(
  require.resolve('gatsby-source-filesystem/package.json'),
)('chokidar');

let watcher: Watcher | undefined;
afterEach(() => watcher?.close());

test('a file that an editor empties and then writes is read when it is whole', async () => {
  const folder = temporaryFolder({ 'day.mdx': 'Before.' });
  const file = join(folder, 'day.mdx');
  watchWholeFiles(process.cwd());
  watcher = gatsbys.watch(folder);
  await once(watcher, 'ready');
  const read = once(watcher, 'change').then(() => readFileSync(file, 'utf8'));
  writeFileSync(file, '');
  // Due before the watcher's own timers, which start later.
  setTimeout(() => writeFileSync(file, 'After.'), 10);
  expect(await read).toBe('After.');
});

test('the lock of an editor, a link to nothing, is never read; what it guards is, and its removal is noticed', async () => {
  const folder = temporaryFolder({ 'content/docs/gone.mdx': 'Gone.' });
  const docs = join(folder, 'content/docs');
  symlinkSync('writer@desk.4711:1764190000', join(docs, '.#early.mdx'));
  watcher = gatsbys.watch(folder, { ignored: [contentFiles(folder).isIgnored] });
  const seen: string[] = [];
  watcher.on('all', (event: string, path: string) => seen.push(`${event} ${relative(docs, path)}`));
  await once(watcher, 'ready');
  const added = once(watcher, 'add');
  symlinkSync('writer@desk.4711:1764190000', join(docs, '.#late.mdx'));
  writeFileSync(join(docs, 'late.mdx'), 'Late.');
  await added;
  const removed = once(watcher, 'unlink');
  unlinkSync(join(docs, '.#late.mdx'));
  unlinkSync(join(docs, 'gone.mdx'));
  await removed;
  const ofFiles = seen.filter((line) => !line.startsWith('addDir'));
  expect(ofFiles).toEqual(['add gone.mdx', 'add late.mdx', 'unlink gone.mdx']);
});
