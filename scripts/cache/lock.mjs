// A build and `develop` use the same caches, so one at a time runs in a folder. The lock names the process that runs the commands of an npm script.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Not in `.cache`, which is deleted and restored. */
const LOCK = '.cache.lock';

/** Takes the lock, or ends this process if another script has it. The lock of a process that has ended, in whatever way, is not valid. */
export function takeLock() {
  const own = idOf(process.ppid) ?? '';
  try {
    writeFileSync(LOCK, `${own} ${process.env['npm_lifecycle_event'] ?? 'build'}`, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const [pid = '', start = '', script = ''] = readFileSync(LOCK, 'utf8').split(' ');
    const holder = `${pid} ${start}`;
    if (holder !== own && holder === idOf(Number(pid))) {
      console.error(
        `"npm run ${script}" runs in this folder (process ${pid}): end it first, since both would use the same cache.`,
      );
      process.exit(1);
    }
    releaseLock();
    takeLock();
  }
}

/** Removes the lock. */
export const releaseLock = () => rmSync(LOCK, { force: true });

/**
 * A running process: its id, and where Linux tells it, when it started, since another may later have the same id. One that was killed stays as a
 * zombie where nobody asks for its exit code, as in containers. @param {number} pid
 */
function idOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user may not be asked, but is there.
    if (codeOf(error) !== 'EPERM') return undefined;
  }
  const file = `/proc/${pid}/stat`;
  // From the third field; the second one, the name in brackets, may contain spaces.
  const fields = (existsSync(file) ? readFileSync(file, 'utf8').replace(/^.*\) /s, '') : '').split(' ');
  return fields[0] === 'Z' ? undefined : `${pid} ${fields[19] ?? '-'}`;
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);
