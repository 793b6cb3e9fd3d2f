import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { messageOf } from '@physics-editor/lib/text/message-of';
import { CONTENT_FOLDER, shownPath } from '@physics-editor/lib/content/content-files';

/**
 * Returns a function that finds the time (UTC) of the last commit to a content file, or to the data file of the same name beside it
 * (`changelog.yml`); null if git knows none. git runs once, for all files, on the first call. `warn` receives the reason if no file has a time.
 */
export function createLastUpdated(root: string, warn: (text: string) => void) {
  const read = () =>
    readTimes(root).catch((error: unknown) => {
      warn(`No page has a "Last updated": ${reasonOf(messageOf(error))}`);
      return new Map<string, string>();
    });
  let times: ReturnType<typeof read> | undefined;
  return async (file: string): Promise<string | null> => {
    const known = await (times ??= read());
    const both = [file, file.replace(/\.mdx?$/, '.yml')].map((path) => known.get(shownPath(path)) ?? '');
    return both.sort()[1] || null;
  };
}

const SHALLOW = 'shallow clone';
const UNCOMMITTED = 'does not have any commits';
/** Without renames, for which git needs the contents of files: a partial clone may have none. */
const LOG = ['log', '--format=%x00%cd', '--date=format-local:%Y-%m-%dT%H:%M:%SZ', '--name-only', '--no-renames'];

/** Times of the last commits to content files, by path from the project's root. Throws if there are none. */
async function readTimes(root: string): Promise<Map<string, string>> {
  // In a partial clone, git would fetch folder by folder.
  const env = { ...process.env, TZ: 'UTC', LC_ALL: 'C', GIT_ALLOW_PROTOCOL: 'none' };
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: root, env, maxBuffer: 256 * 1024 * 1024 });
  if ((await git('rev-parse', '--is-shallow-repository')).stdout.startsWith('true')) throw new Error(SHALLOW);

  const times = new Map<string, string>();
  const log = await git('-c', 'core.quotePath=false', ...LOG, '--relative', '--', CONTENT_FOLDER);
  for (const commit of log.stdout.split('\0')) {
    const [time, ...files] = commit.normalize().split('\n').filter(Boolean);
    for (const file of files) if (time && !times.has(file)) times.set(file, time);
  }
  if (times.size === 0) throw new Error(UNCOMMITTED);
  return times;
}

/** What is wrong and what to do, by a part of the error. */
const REASONS = {
  ENOENT: 'git is not installed. Install it where the site is built.',
  'not a git repository': 'the project is not a Git repository. Build from a clone instead of an archive.',
  [SHALLOW]:
    'in this shallow clone, every file seems to date from the last commit. Run "git fetch --unshallow"; in a workflow, check out with "fetch-depth: 0".',
  'not allowed': 'this partial clone has no folders of earlier commits. Clone without "--filter=tree:0".',
  [UNCOMMITTED]: `no commit of the repository contains ${CONTENT_FOLDER}/. Commit it, or build from a clone of the site itself.`,
};

function reasonOf(error: string): string {
  const [remedy] = /git config --global --add safe\.directory .+/.exec(error) ?? [];
  if (remedy) return `Git does not trust this folder, which belongs to another user. Run "${remedy}".`;
  const [, reason] = Object.entries(REASONS).find(([part]) => error.includes(part)) ?? [];
  return reason ?? error.trim().replace(/^.*\n/s, '');
}
