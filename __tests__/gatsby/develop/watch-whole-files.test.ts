import { once, type EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { contentFiles } from '@physics-editor/lib/content/content-files';
import { watchWholeFiles } from '../../../gatsby/develop/watch-whole-files';

interface Watcher extends EventEmitter {
  close: () => Promise<void>;
}

/** Gatsby's watcher of files. */
const gatsbys: { watch: (folder: string, options?: object) => Watcher } = createRequire(
  require.resolve('gatsby-source-filesystem/package.json'),
)('chokidar');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saves-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file that an editor empties and then writes is read when it is whole', async () => {
  const file = join(folder, 'day.mdx');
  writeFileSync(file, 'Before.');
  watchWholeFiles(process.cwd());
  const watcher = gatsbys.watch(folder);
  try {
    await once(watcher, 'ready');
    const read = once(watcher, 'change').then(() => readFileSync(file, 'utf8'));
    writeFileSync(file, '');
    // Due before the watcher's own timers, which start later.
    setTimeout(() => writeFileSync(file, 'After.'), 10);
    expect(await read).toBe('After.');
  } finally {
    await watcher.close();
  }
});

test('the lock of an editor, a link to nothing, is never read; what it guards is, and its removal is noticed', async () => {
  const docs = join(folder, 'content/docs');
  mkdirSync(docs, { recursive: true });
  symlinkSync('writer@desk.4711:1764190000', join(docs, '.#early.mdx'));
  writeFileSync(join(docs, 'gone.mdx'), 'Gone.');
  const watcher = gatsbys.watch(folder, { ignored: [contentFiles(folder).isIgnored] });
  const seen: string[] = [];
  watcher.on('all', (event: string, path: string) => seen.push(`${event} ${relative(docs, path)}`));
  try {
    await once(watcher, 'ready');
    const added = once(watcher, 'add');
    symlinkSync('writer@desk.4711:1764190000', join(docs, '.#late.mdx'));
    writeFileSync(join(docs, 'late.mdx'), 'Late.');
    await added;
    const removed = once(watcher, 'unlink');
    unlinkSync(join(docs, '.#late.mdx'));
    unlinkSync(join(docs, 'gone.mdx'));
    await removed;
    expect(seen.filter((line) => !line.startsWith('addDir'))).toEqual([
      'add gone.mdx',
      'add late.mdx',
      'unlink gone.mdx',
    ]);
  } finally {
    await watcher.close();
  }
});
