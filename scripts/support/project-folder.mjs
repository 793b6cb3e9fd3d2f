import { accessSync, constants, mkdirSync } from 'node:fs';
import { sep } from 'node:path';

/** Characters that Gatsby takes for a pattern of file names, and webpack for part of a request. */
const PATTERN = /[!?*\\]|\[.*\]|\{.*\}|[+@]\(/;

/** Why Gatsby cannot build in a folder; undefined if it can. @param {string} folder */
export function pathFault(folder) {
  const [part] = PATTERN.exec(folder.replaceAll(sep, '/')) ?? [];
  return (
    part &&
    `Gatsby cannot build in ${folder}: it takes "${part}" for a pattern. Rename the folder, or move the project.`
  );
}

/** Why builds cannot write a folder, such as that of their caches; undefined if they can. @param {string} folder */
export function writeFault(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch {
    return `This user cannot write ${folder}, which a build needs: change its owner, or mount a writable folder there.`;
  }
}

/** Ends the process with a sentence if there is a fault. @param {string | undefined} fault */
export function endWith(fault) {
  if (fault === undefined) return;
  console.error(fault);
  process.exit(1);
}
