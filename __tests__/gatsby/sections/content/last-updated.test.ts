import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLastUpdated as create } from '../../../../gatsby/sections/content/last-updated';
import { temporaryFolder, writeFiles, type Files } from '@physics-editor/lib/testing/temporary-folder';

const noReason = (reason: string) => {
  throw new Error(reason);
};
const createLastUpdated = (root: string) => create(root, noReason);

/** The reason why no file of a project has a date. */
async function reasonIn(root: string): Promise<string> {
  const reasons: string[] = [];
  const lastUpdated = create(root, (reason) => reasons.push(reason));
  expect([await lastUpdated('docs/faq.mdx'), await lastUpdated('docs/other.mdx')]).toEqual([null, null]);
  expect(reasons).toHaveLength(1);
  return reasons.join();
}

function git(root: string, args: readonly string[], date = '') {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@site.example', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...who, ...args], { cwd: root, env, stdio: 'pipe' });
}

/** A project with a commit for each entry. */
function projectWith(commits: Readonly<Record<string, Files>>): string {
  const root = temporaryFolder();
  git(root, ['init', '-q']);
  for (const [date, files] of Object.entries(commits)) {
    writeFiles(root, files);
    git(root, ['add', '.']);
    git(root, ['commit', '-q', '-m', 'Change'], date);
  }
  return root;
}

test('the date of a file is that of the last commit that changed it', async () => {
  const lastUpdated = createLastUpdated(
    projectWith({
      '2025-01-01T10:00:00+00:00': { 'content/docs/faq.mdx': 'One', 'content/docs/höhe.mdx': 'One' },
      '2025-03-01T10:00:00+02:00': { 'content/docs/faq.mdx': 'Two' },
      '2025-04-01T10:00:00+00:00': { 'README.md': 'Two' },
    }),
  );
  // In UTC, so that the order of the texts is that of the times.
  expect(await lastUpdated('docs/faq.mdx')).toBe('2025-03-01T08:00:00Z');
  expect(await lastUpdated('docs/höhe.mdx')).toBe('2025-01-01T10:00:00Z');
});

test('a text with a data file of the same name has the later date of the two', async () => {
  const [text, data] = ['content/community/changelog.mdx', 'content/community/changelog.yml'];
  const early = '2025-01-01T23:30:00+00:00';
  const late = '2025-01-02T00:30:00+03:00'; // 21:30 the day before: earlier, though it sorts later
  const ageOf = async (commits: Readonly<Record<string, Files>>) =>
    Date.parse((await createLastUpdated(projectWith(commits))('community/changelog.mdx')) ?? '');
  expect(await ageOf({ [early]: { [text]: 'One' }, [late]: { [data]: 'One' } })).toBe(Date.parse(early));
  expect(await ageOf({ [late]: { [text]: 'One' }, [early]: { [data]: 'One' } })).toBe(Date.parse(early));
  expect(await ageOf({ [late]: { [data]: 'One' } })).toBe(Date.parse(late));
});

test('a file that is not committed has no date', async () => {
  const root = projectWith({ '2025-01-01T10:00:00Z': { 'content/docs/faq.mdx': 'One' } });
  writeFiles(root, { 'content/docs/new.mdx': 'New' });
  expect(await createLastUpdated(root)('docs/new.mdx')).toBeNull();
});

const FAQ = { 'content/docs/faq.mdx': 'One' };
const committed = () => projectWith({ '2025-01-01T10:00:00Z': FAQ, '2025-02-01T10:00:00Z': { 'README.md': 'Two' } });

/** A clone with these options whose origin does not answer, as on a runner without network. */
function cloneWith(options: readonly string[]): string {
  const origin = committed();
  git(origin, ['config', 'uploadpack.allowFilter', 'true']);
  const root = join(temporaryFolder(), 'clone');
  git(origin, ['clone', '-q', ...options, `file://${origin}`, root]);
  git(root, ['remote', 'set-url', 'origin', 'https://192.0.2.1/site.git']);
  return root;
}

test('an archive has no dates, not even in a folder of another repository, and the reason is said once', async () => {
  expect(await reasonIn(temporaryFolder(FAQ))).toBe(
    'No page has a "Last updated": the project is not a Git repository. Build from a clone instead of an archive.',
  );
  const root = committed();
  writeFiles(join(root, 'vendor/site'), FAQ);
  expect(await reasonIn(join(root, 'vendor/site'))).toContain('no commit of the repository contains content/');
  const empty = temporaryFolder(FAQ);
  git(empty, ['init', '-q']);
  expect(await reasonIn(empty)).toContain('no commit of the repository contains content/');
});

test('in a shallow clone, no file has the date of the last commit', async () => {
  expect(await reasonIn(cloneWith(['--depth=1']))).toContain('"git fetch --unshallow"; in a workflow, check out with');
});

test('a clone without the folders of earlier commits has no dates, and does not use the network', async () => {
  expect(await reasonIn(cloneWith(['--filter=tree:0']))).toContain('Clone without "--filter=tree:0"');
});

test('a clone without the contents of earlier files has all dates', async () => {
  expect(await createLastUpdated(cloneWith(['--filter=blob:none']))('docs/faq.mdx')).toBe('2025-01-01T10:00:00Z');
});

describe('git', () => {
  const { PATH, GIT_TEST_ASSUME_DIFFERENT_OWNER: owner } = process.env;
  afterEach(() => Object.assign(process.env, { PATH, GIT_TEST_ASSUME_DIFFERENT_OWNER: owner ?? '' }));

  test('that does not trust the folder is named with its remedy', async () => {
    const root = committed();
    process.env['GIT_TEST_ASSUME_DIFFERENT_OWNER'] = '1';
    const reason = await reasonIn(root);
    expect(reason).toContain('Git does not trust this folder, which belongs to another user.');
    expect(reason).toMatch(/Run "git config --global --add safe\.directory .*"\.$/);
  });

  test('that is not installed is named', async () => {
    const root = committed();
    const empty = join(root, 'bin');
    mkdirSync(empty);
    process.env['PATH'] = empty;
    expect(await reasonIn(root)).toContain('git is not installed.');
  });
});
