// Builds the two states of the site to compare.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const LOCK = 'package-lock.json';

/**
 * Checks out a git ref into `folder` and builds it there. `remove` deletes the folder.
 * @param {string} ref
 * @param {string} folder
 */
export function buildRef(ref, folder) {
  const commit = git('rev-parse', '--short', '--verify', '--end-of-options', `${ref}^{commit}`);
  git('worktree', 'add', '--detach', folder, commit);
  const remove = () => {
    // Removes the link to node_modules, but not its target.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    git('worktree', 'prune');
  };
  try {
    if (readFileSync(join(folder, LOCK), 'utf8') === readFileSync(LOCK, 'utf8'))
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
    else run('npm', ['ci', '--no-audit', '--no-fund'], folder);
    console.log(`Building ${ref} (${commit})`);
    run('npm', ['run', 'build'], folder);
    if (!existsSync(join(folder, 'dist', 'index.html'))) throw new Error(`The build of ${ref} has written no dist/.`);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, commit, remove };
}

/** Builds the site in this folder, unless dist/ is up to date. */
export const buildHere = () => run(process.execPath, ['scripts/prepare-e2e.mjs'], '.');

/** @param {string} command @param {string[]} args */
function git(command, ...args) {
  const { status, stdout, stderr } = spawnSync('git', [command, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${command}: ${stderr.trim()}`);
  return stdout.trim();
}

/** Runs a command; its output is shown only if it fails. @param {string} file @param {string[]} args @param {string} cwd */
function run(file, args, cwd) {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${stdout}${stderr}"${args.join(' ')}" failed in ${resolve(cwd)}.`);
}
