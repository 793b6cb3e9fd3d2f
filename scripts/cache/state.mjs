// The caches of a build, their copy, and the digest with which they are valid.
import { constants, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { digestOf } from '../../gatsby/digest.cjs';

/** Gatsby's nodes. Gatsby itself deletes them only when its root files change. */
export const CACHE = '.cache';
/** Output that belongs to the nodes: data, pages and pictures that Gatsby does not write again. */
export const PUBLIC = 'public';
/** Not copied: webpack writes its cache atomically, so a killed build cannot corrupt it. */
const WEBPACK = join(CACHE, 'webpack');
/** Marks the caches of a completed build; removed when the next one begins. */
const ENDED = join(CACHE, 'build-ended');
/** Copy of `.cache` and `public` after the last completed build, and the digest with which it is valid. */
const KEPT = join(CACHE, 'last-build');
const FITS = join(KEPT, 'fits');

/** Entry points of the code that creates nodes, texts and webpack's configuration. */
const CODE = ['gatsby-config.ts', 'gatsby-node.ts'];

/**
 * Everything with which the caches are valid: the folder, whose paths they contain; the code that creates the nodes, with its imports; style sheets,
 * which are inlined in pages that Gatsby does not write again for them alone; the path prefix, which the nodes contain; and the installed packages,
 * since webpack's cache does not track those that configure it.
 */
export function fittingDigest() {
  const root = process.cwd();
  const styles = filesBelow('src').filter((path) => path.endsWith('.css'));
  return `${root} ${digestOf(root, CODE, styles)}`;
}

/** Copies the caches of a completed build, and marks them as complete. @param {string} digest */
export function keep(digest) {
  const next = `${KEPT}.next`;
  rmSync(next, { recursive: true, force: true });
  for (const path of [...keptParts(), PUBLIC]) copy(path, join(next, path));
  rmSync(KEPT, { recursive: true, force: true });
  renameSync(next, KEPT);
  writeFileSync(FITS, fittingText(digest));
  writeFileSync(ENDED, digest);
}

/** Whether the caches are those of a completed build and valid. Removes the mark: from now on they are incomplete. @param {string} digest */
export function takeEnded(digest) {
  const ended = existsSync(PUBLIC) && existsSync(ENDED) && readFileSync(ENDED, 'utf8') === digest;
  rmSync(ENDED, { force: true });
  return ended;
}

/** Restores the copy of the last completed build. Returns false if there is none or it is not valid. @param {string} digest */
export function restore(digest) {
  if (!existsSync(FITS) || readFileSync(FITS, 'utf8') !== fittingText(digest)) return false;
  for (const path of [...keptParts(), PUBLIC]) rmSync(path, { recursive: true, force: true });
  copy(join(KEPT, CACHE), CACHE);
  copy(join(KEPT, PUBLIC), PUBLIC);
  return true;
}

/** Deletes all caches. Returns whether there were any. */
export function drop() {
  const wasThere = existsSync(CACHE) || existsSync(PUBLIC);
  // The record is deleted first: without it, an interrupted deletion cannot be taken for a complete copy.
  for (const path of [FITS, CACHE, PUBLIC]) rmSync(path, { recursive: true, force: true });
  return wasThere;
}

/** The parts of `.cache` that are copied. */
const keptParts = () =>
  readdirSync(CACHE)
    .map((name) => join(CACHE, name))
    .filter((path) => path !== WEBPACK && !path.startsWith(KEPT));

/** Includes the number of files, since Gatsby may be killed while it deletes `.cache` and the copy in it. @param {string} digest */
const fittingText = (digest) => `${digest} ${[CACHE, PUBLIC].flatMap((part) => filesBelow(join(KEPT, part))).length}`;

/** @param {string} from @param {string} to */
const copy = (from, to) =>
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, preserveTimestamps: true });

/** @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('.', join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
