import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CONTENT_FOLDER, shownPath } from '../../checks/content-files';

/**
 * Tells the ISO time of the last commit that touched a content file, or the data file of the same name beside it (`changelog.yml`);
 * null where git knows none. git is asked once for all files below the project's `root`, with the first of them.
 */
export function createLastUpdated(root: string): (file: string) => Promise<string | null> {
  let times: Promise<Map<string, string>> | undefined;
  return async (file) => {
    const known = await (times ??= readTimes(root));
    const [first, second] = [file, file.replace(/\.mdx?$/, '.yml')].map((path) => known.get(shownPath(path)));
    if (first === undefined || second === undefined) return first ?? second ?? null;
    return Date.parse(first) < Date.parse(second) ? second : first;
  };
}

/** ISO time of the last commit that touched each content file, by path from the project's root. */
async function readTimes(root: string): Promise<Map<string, string>> {
  const times = new Map<string, string>();
  const log = await promisify(execFile)(
    'git',
    ['-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--relative', '--', CONTENT_FOLDER],
    { cwd: root, maxBuffer: 256 * 1024 * 1024 },
  ).catch(() => undefined); // No git, or no history here: pages then say nothing of their age.

  for (const commit of log?.stdout.split('\0') ?? []) {
    const [time, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (time && !times.has(file)) times.set(file, time);
  }
  return times;
}
