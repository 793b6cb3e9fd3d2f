// Prepares tests of the built site: finds or installs Chromium, nginx and the programs in the arguments, and builds dist/ if it is older than its
// sources.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from './support/message-of.mjs';
import { needProgram, programNamed } from './support/programs.cjs';

/** Files and folders that a build reads. */
const SOURCES = [
  ...['content', 'gatsby', 'packages', 'src', 'static'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'LICENSE'],
];
const ROOT_FILE = /^gatsby-.+\.tsx?$/;
const WRITTEN_BY_BUILD = join('src', 'gatsby-types.d.ts');
const BUILT = join('dist', 'index.html');
/** Written by every build, even one that leaves dist/ as it is. */
const BUILD_ENDED = join('.cache', 'build-ended');
/** Programs that another one can replace, with the cost. @type {Record<string, string>} */
const REPLACEABLE = { 'headless-shell': 'The whole Chromium replaces it: the tests take twice as long.' };

for (const name of ['chromium', 'nginx', ...process.argv.slice(2)]) {
  try {
    console.log(`${name}: ${needProgram(programNamed(name))}`);
  } catch (error) {
    console.error(messageOf(error));
    const cost = REPLACEABLE[name];
    if (cost === undefined) process.exit(1);
    console.error(cost);
  }
}

const builtAt = changedAt(BUILT) && Math.max(changedAt(BUILT), changedAt(BUILD_ENDED));
const newer = firstNewerThan(builtAt);
if (newer === undefined) {
  console.log('dist/ is up to date.');
} else {
  console.log(builtAt === 0 ? 'dist/ does not exist: building.' : `${newer} is newer than dist/: building.`);
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Modification time in ms, 0 if there is none. That of a folder changes when an entry is added, removed or renamed. @param {string} path */
function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** A source that was modified after `time`, in ms; undefined if there is none. @param {number} time */
function firstNewerThan(time) {
  const sources = [...SOURCES, ...readdirSync('.').filter((file) => ROOT_FILE.test(file))];
  return sources.flatMap(withAllInside).find((path) => path !== WRITTEN_BY_BUILD && changedAt(path) > time);
}

/** @param {string} path @returns {string[]} */
function withAllInside(path) {
  if (!statSync(path).isDirectory()) return [path];
  return [path, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((inside) => join(path, inside))];
}
