import { execFile } from 'node:child_process';
import { CONTENT_FOLDER, shownPath } from '../../checks/content-files';

/**
 * Returns a function that finds the time (UTC) of the last commit to a content file, or to the data file of the same name beside it
 * (`changelog.yml`); null if git knows none. git runs once, for all files, on the first call. `warn` receives the reason if no file has a time.
 */
export function createLastUpdated(
  root: string,
  warn: (reason: string) => void,
): (file: string) => Promise<string | null> {
  const read = async () => {
    const history = await readHistory(root);
    if (history.reason !== undefined) warn(`No page has a "Last updated": ${history.reason}`);
    return history.times;
  };
  let times: ReturnType<typeof read> | undefined;
  return async (file) => {
    const known = await (times ??= read());
    const both = [file, file.replace(/\.mdx?$/, '.yml')].map((path) => known.get(shownPath(path)) ?? '');
    return both.sort()[1] || null;
  };
}

/** Times of the last commits to content files, by path from the project's root, or the reason why there are none. */
async function readHistory(root: string): Promise<{ times: ReadonlyMap<string, string>; reason?: string }> {
  const times = new Map<string, string>();
  const shallow = await git(root, ['rev-parse', '--is-shallow-repository']);
  if (shallow.output.trim() === 'true') return { times, reason: REASONS.shallow };
  const log = await git(root, LOG);
  const error = shallow.error ?? log.error;
  if (error !== undefined) return { times, reason: reasonOf(error) };

  for (const commit of log.output.split('\0')) {
    const [time, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (time && !times.has(file)) times.set(file, time);
  }
  return times.size > 0 ? { times } : { times, reason: REASONS.uncommitted };
}

/** Without renames, which need the contents of files: a partial clone may have none. */
const LOG = [
  ...['-c', 'core.quotePath=false', 'log', '--format=%x00%cd', '--date=format-local:%Y-%m-%dT%H:%M:%SZ'],
  ...['--name-only', '--no-renames', '--relative', '--', CONTENT_FOLDER],
];

const REASONS = {
  missing: 'git is not installed. Install it where the site is built.',
  archive: 'the project is not a Git repository. Build from a clone instead of an archive.',
  shallow:
    'in this shallow clone, every file seems to date from the last commit. Run "git fetch --unshallow"; in a workflow, check out with "fetch-depth: 0".',
  partial: 'this partial clone has no folders of earlier commits. Clone without "--filter=tree:0".',
  uncommitted: `no commit of the repository contains ${CONTENT_FOLDER}/. Commit it, or build from a clone of the site itself.`,
};

function reasonOf(error: string): string {
  const [remedy] = /git config --global --add safe\.directory .+/.exec(error) ?? [];
  if (remedy !== undefined) return `Git does not trust this folder, which belongs to another user. Run "${remedy}".`;
  if (error.includes('ENOENT')) return REASONS.missing;
  if (error.includes('not a git repository')) return REASONS.archive;
  if (error.includes('promisor')) return REASONS.partial;
  if (error.includes('not have any commits')) return REASONS.uncommitted;
  return error.trim().split('\n').slice(-1).join('');
}

/** Runs git without network: in a partial clone, it would fetch folder by folder. */
const git = (root: string, args: readonly string[]) =>
  new Promise<{ output: string; error?: string }>((resolve) => {
    const env = { ...process.env, TZ: 'UTC', LC_ALL: 'C', GIT_ALLOW_PROTOCOL: 'none' };
    execFile('git', args, { cwd: root, env, maxBuffer: 256 * 1024 * 1024 }, (error, output) => {
      resolve(error ? { output: '', error: error.message } : { output });
    });
  });
