import { once, type EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchWholeFiles } from '../../../gatsby/develop/watch-whole-files';

interface Watcher extends EventEmitter {
  close: () => Promise<void>;
}

/** Gatsby's watcher of files. */
const gatsbys: { watch: (folder: string) => Watcher } = createRequire(
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
