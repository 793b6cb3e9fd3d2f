// Installs the packages if node_modules is missing or older than the lock file: all, or with the argument "build" those that a build needs, unless the
// others are there already. Uses no packages itself.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { endWith, pathFault } from './support/project-folder.mjs';

endWith(pathFault(process.cwd()));

const installed = 'node_modules/.package-lock.json';
const hasTools = existsSync('node_modules/jest');
const isEnough = hasTools || process.argv[2] === 'build';
const isCurrent =
  isEnough && existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;

if (!isCurrent) {
  console.log('The packages are being installed, which takes a minute or two.');
  const { status } = spawnSync('npm', ['ci', ...(isEnough && !hasTools ? ['--omit=dev'] : [])], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed; see the messages of npm above.');
    process.exit(status ?? 1);
  }
}
