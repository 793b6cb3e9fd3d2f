import { execFileSync } from 'node:child_process';

/** Commits files of a folder, which becomes a repository if it is none. */
export function commit(folder: string, files: readonly string[], date: string): void {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@site.example', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  for (const args of [
    ['init', '-q'],
    ['add', ...files],
    ['commit', '-q', '-m', 'Change'],
  ]) {
    execFileSync('git', [...who, ...args], { cwd: folder, env, stdio: 'pipe' });
  }
}
