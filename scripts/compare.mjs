// Compares the appearance of two states of the site, that of a git ref and this folder: builds both, and takes the screenshots of
// bench/appearance.ts in both. Playwright's report in comparison/report/ shows those that differ.
// Usage: npm run compare -- <git ref>
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { messageOf } from './support/message-of.mjs';
import { serveFolder } from './support/serve-folder.cjs';

const LOCK = 'package-lock.json';

const [ref, ...others] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'site-comparison-'));
// Ctrl+C ends the command that is running, and then this one, after it has cleaned up.
process.on('SIGINT', () => undefined);
try {
  if (ref === undefined || others.length > 0) throw new Error('Usage: npm run compare -- <git ref>');
  run('git', ['worktree', 'add', '--detach', folder, ref]);
  if (readFileSync(join(folder, LOCK), 'utf8') === readFileSync(LOCK, 'utf8'))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  else run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  run('npm', ['run', 'build'], folder);
  run('node', ['scripts/prepare-e2e.mjs']);
  rmSync('comparison', { recursive: true, force: true });
  await takeScreenshots(folder, 'all');
  await takeScreenshots('.', 'none');
  console.log('comparison/report/index.html shows the screenshots that differ.');
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
} finally {
  // Removes the link to node_modules, but not its target.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  spawnSync('git', ['worktree', 'prune']);
}

/** @param {string} state the folder of a built site @param {'all' | 'none'} update which screenshots to write instead of comparing them */
async function takeScreenshots(state, update) {
  const host = await serveFolder(state);
  const args = ['playwright', 'test', '--config', 'playwright.compare.config.ts', `--update-snapshots=${update}`];
  // Playwright's status is 1 where screenshots differ.
  spawnSync('npx', args, { env: { ...process.env, SITE_URL: host.origin, STATE: state }, stdio: 'inherit' });
  await host.close();
}

/** @param {string} command @param {string[]} args */
function run(command, args, cwd = '.') {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"${[command, ...args].join(' ')}" has failed in ${resolve(cwd)}.`);
}
