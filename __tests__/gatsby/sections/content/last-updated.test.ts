import { execFileSync } from 'node:child_process';
import { createLastUpdated } from '../../../../gatsby/sections/content/last-updated';
import { removeTemporaryFolders, temporaryFolder, writeFiles, type Files } from '../../../support/content';

afterEach(removeTemporaryFolders);

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
  expect(await lastUpdated('docs/faq.mdx')).toBe('2025-03-01T10:00:00+02:00');
  expect(Date.parse((await lastUpdated('docs/höhe.mdx')) ?? '')).toBe(Date.parse('2025-01-01T10:00:00Z'));
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

test('without a Git history, no file has a date', async () => {
  const root = temporaryFolder({ 'content/docs/faq.mdx': 'One' });
  // Not that of a folder above it either.
  expect(await createLastUpdated(root)('docs/faq.mdx')).toBeNull();
});
