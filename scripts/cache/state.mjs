// What a build leaves to the next one, and what it fits.
import { constants, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { digestOf } from '../../gatsby/digest.cjs';

/** Gatsby keeps nodes between builds and drops them when its root files change. */
export const CACHE = '.cache';
/** What belongs to the nodes: data, pages and pictures that Gatsby does not make again. */
export const PUBLIC = 'public';
/** Webpack writes its own so that no end of a build can spoil it. */
const WEBPACK = join(CACHE, 'webpack');
/** Written when a build has come to its end, and taken away when the next one begins. */
const ENDED = join(CACHE, 'build-ended');
/** `.cache` and `public` as the last build that came to its end left them, and what they fit. */
const KEPT = join(CACHE, 'last-build');
const FITS = join(KEPT, 'fits');

/** What makes nodes, texts and webpack's configuration. */
const CODE = ['gatsby-config.ts', 'gatsby-node.ts'];

/**
 * What the cache of a build fits: this folder, whose paths it holds; the code that makes the nodes, wherever it lies; style sheets, which
 * Gatsby puts into each page's HTML without writing it anew when nothing else has changed; the path prefix, which is in the nodes; and the
 * packages, since webpack's cache does not know those that configure it.
 */
export function fittingDigest() {
  const root = process.cwd();
  const styles = filesBelow('src').filter((path) => path.endsWith('.css'));
  return `${root} ${digestOf(root, CODE, styles)}`;
}

/** Notes that a build has come to its end, and keeps a copy of what it leaves. @param {string} digest */
export function keep(digest) {
  const next = `${KEPT}.next`;
  rmSync(next, { recursive: true, force: true });
  for (const path of [...keptParts(), PUBLIC]) copy(path, join(next, path));
  rmSync(KEPT, { recursive: true, force: true });
  renameSync(next, KEPT);
  writeFileSync(FITS, fittingText(digest));
  writeFileSync(ENDED, digest);
}

/** Whether the cache is as a build left it that came to its end, and fits. From now on it is not, until the next one has. @param {string} digest */
export function takeEnded(digest) {
  const ended = existsSync(PUBLIC) && existsSync(ENDED) && readFileSync(ENDED, 'utf8') === digest;
  rmSync(ENDED, { force: true });
  return ended;
}

/** Puts back what the last build left that came to its end. Returns whether there is such, and fits. @param {string} digest */
export function restore(digest) {
  if (!existsSync(FITS) || readFileSync(FITS, 'utf8') !== fittingText(digest)) return false;
  for (const path of [...keptParts(), PUBLIC]) rmSync(path, { recursive: true, force: true });
  copy(join(KEPT, CACHE), CACHE);
  copy(join(KEPT, PUBLIC), PUBLIC);
  return true;
}

/** Drops all that builds have left. Returns whether there was anything. */
export function drop() {
  const wasThere = existsSync(CACHE) || existsSync(PUBLIC);
  // First that by which the rest would be taken for complete.
  for (const path of [FITS, CACHE, PUBLIC]) rmSync(path, { recursive: true, force: true });
  return wasThere;
}

/** What is kept of the cache. */
const keptParts = () =>
  readdirSync(CACHE)
    .map((name) => join(CACHE, name))
    .filter((path) => path !== WEBPACK && !path.startsWith(KEPT));

/** Gatsby deletes file by file: a copy that lacks some fits nothing. @param {string} digest */
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
