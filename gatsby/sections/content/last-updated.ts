import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CONTENT_FOLDER, shownPath } from '../../checks/content-files';

/**
 * Returns a function that finds the ISO time of the last commit to a content file, or to the data file of the same name beside it (`changelog.yml`);
 * null if git knows none. git runs once, for all files, on the first call.
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

/** ISO times of the last commits to content files, by path from the project's root. */
async function readTimes(root: string): Promise<Map<string, string>> {
  const times = new Map<string, string>();
  const log = await promisify(execFile)(
    'git',
    ['-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--relative', '--', CONTENT_FOLDER],
    { cwd: root, maxBuffer: 256 * 1024 * 1024 },
  ).catch(() => undefined); // Without git or its history, pages show no date.

  for (const commit of log?.stdout.split('\0') ?? []) {
    const [time, ...files] = commit.normalize().split('\n').filter(Boolean);
    for (const file of files) if (time && !times.has(file)) times.set(file, time);
  }
  return times;
}
