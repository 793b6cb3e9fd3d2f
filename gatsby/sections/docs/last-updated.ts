import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** ISO time of the last commit that touched each file below `folder`, by path from the project's root. One git call for all. */
export async function readLastUpdated(folder: string): Promise<Map<string, string>> {
  const times = new Map<string, string>();
  const log = await promisify(execFile)(
    'git',
    ['-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--relative', '--', folder],
    { maxBuffer: 256 * 1024 * 1024 },
  ).catch(() => undefined); // No git, or no history here: pages then say nothing of their age.

  for (const commit of log?.stdout.split('\0') ?? []) {
    const [time, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (time && !times.has(file)) times.set(file, time);
  }
  return times;
}
