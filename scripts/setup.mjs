// Installs the packages when node_modules is missing or older than the lock file. Needs Node alone.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const installed = 'node_modules/.package-lock.json';
const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;

if (!isCurrent) {
  // Not `npm ci`: it refuses a lock file without the optional packages of other platforms. The versions are those of the lock file.
  const { status } = spawnSync('npm', ['install', '--no-save'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(status ?? 1);
  }
}
