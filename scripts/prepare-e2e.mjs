// Prepares tests of the built site: finds or installs Chromium, nginx and the programs in the arguments, and builds the site, which takes a second if
// nothing has changed.
import { spawnSync } from 'node:child_process';
import { messageOf } from './support/message-of.mjs';
import { needProgram, programNamed } from './support/programs.cjs';

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

const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
if (status !== 0) process.exit(status ?? 1);
