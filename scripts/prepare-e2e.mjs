// Makes ready what tests of the built site need: Chromium, nginx, the programs that are named as arguments, and a dist/ that is not older than
// its sources.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from './support/message-of.mjs';
import { needProgram, programNamed } from './support/programs.cjs';

/** What a build reads. gatsby-types.d.ts is left out: a build writes it. */
const SOURCES = ['content', 'gatsby', 'src', 'static', 'package.json', 'package-lock.json', 'tsconfig.json'];
const ROOT_FILE = /^gatsby-.+\.tsx?$/;
const WRITTEN_BY_BUILD = join('src', 'gatsby-types.d.ts');
const BUILT = join('dist', 'index.html');
/** Programs that another can replace, and what that costs. @type {Record<string, string>} */
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

const newer = firstNewerThan(changedAt(BUILT));
if (newer === undefined) {
  console.log('dist/ is current: reused.');
} else {
  console.log(changedAt(BUILT) === 0 ? 'There is no dist/: building.' : `${newer} is newer than dist/: building.`);
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

/** When a file or folder was changed, 0 if it is not there. A folder changes when something in it comes, goes or is renamed. @param {string} path */
function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** A source that was changed after `time`. @param {number} time */
function firstNewerThan(time) {
  const sources = [...SOURCES, ...readdirSync('.').filter((file) => ROOT_FILE.test(file))];
  return sources.flatMap(withAllInside).find((path) => path !== WRITTEN_BY_BUILD && changedAt(path) > time);
}

/** @param {string} path @returns {string[]} */
function withAllInside(path) {
  if (!statSync(path).isDirectory()) return [path];
  return [path, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((inside) => join(path, inside))];
}
