// The caches of a build, their copy, and the digest that determines whether they are valid.
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path/posix';
import { digestOfBundle } from '@physics-editor/lib/build/digest.cjs';
import { filesAt } from '../support/files-at.mjs';
import { messageOf } from '../support/message-of.mjs';
import { buildCode } from './code.cjs';
import { RECORD } from './published.mjs';

/** Gatsby's nodes. Gatsby itself deletes them only when its root files change. */
export const CACHE = '.cache';
/** Output that belongs to the nodes: data, pages and pictures that Gatsby does not write again. */
export const PUBLIC = 'public';
/** A folder that Gatsby leaves alone when it deletes its caches. Nothing is cached there. */
const LASTING = join(CACHE, 'webpack');
/** What a build begins from: digests of the code and of all that it reads. */
const BEGUN = join(LASTING, 'begun.json');
/** Marker of the caches of a completed build; removed when the next one begins. */
const COMPLETE = join(CACHE, 'build-ended');
/** Copy of `.cache` and `public` from before the last build, after one that had completed, and the digest for which it is valid. */
const COPY = join(CACHE, 'last-build');
const COPY_DIGEST = join(COPY, 'digest');
/** What is being deleted. */
const OLD = join(CACHE, 'old');
const NOT_COPIED = [LASTING, COMPLETE, COPY, RECORD, OLD];

/**
 * Digests of the code and, of a build, of all that it reads; none if dist/ was made from that already.
 * @typedef {{ code?: string, inputs?: string | undefined }} Begun
 */

/** What loads the code of the build. */
const ENTRIES = ['gatsby-config.ts', 'gatsby-node.ts'];

/**
 * Everything that determines whether the caches are valid: the folder, whose paths they contain; the code that creates the nodes and runs their
 * scenes; style sheets, which are inlined in pages that Gatsby does not write again for them alone, and the font that they name; the path prefix,
 * which the nodes contain; Node; and the installed packages.
 */
export async function cacheDigest() {
  const root = process.cwd();
  const styles = filesAt('src').filter((path) => /\.(css|woff2)$/.test(path));
  return `${root} ${process.version} ${process.env['PATH_PREFIX'] ?? ''} ${digestOfBundle(root, await buildCode(), [...ENTRIES, ...styles])}`;
}

/** Marks the caches as those of a completed build. @param {string} digest */
export function markComplete(digest) {
  if (!existsSync(PUBLIC)) throw new Error('There is no public/.');
  writeFileSync(COMPLETE, markOf(digest, copiedFiles()));
}

/**
 * Whether the caches are valid and those of a completed build. If so, what has changed in them is copied, in case that this build fails. Removes the
 * marker until it completes.
 * @param {string} digest
 */
export function takeComplete(digest) {
  if (!existsSync(COMPLETE)) return false;
  const files = copiedFiles();
  const mark = markOf(digest, files);
  const isComplete = readFileSync(COMPLETE, 'utf8') === mark;
  if (isComplete) copyCaches(files, mark);
  rmSync(COMPLETE);
  return isComplete;
}

/** @param {readonly string[]} files @param {string} mark */
function copyCaches(files, mark) {
  try {
    // Without it, an interrupted copy cannot be taken for a complete one.
    rmSync(COPY_DIGEST, { force: true });
    const wanted = new Set(files.map((file) => join(COPY, file)));
    for (const file of filesAt(COPY)) if (!wanted.has(file)) rmSync(file);
    for (const file of files) copyChanged(file, join(COPY, file));
    writeFileSync(COPY_DIGEST, mark);
  } catch (error) {
    console.warn(
      `If this build fails, the next one will rebuild everything, since the cache cannot be saved: ${messageOf(error)}`,
    );
  }
}

/** Restores the copy of the last completed build. Returns false if there is none or it is not valid. @param {string} digest */
export function restore(digest) {
  if (!existsSync(COPY_DIGEST) || readFileSync(COPY_DIGEST, 'utf8') !== markOf(digest, copiedFiles(COPY))) return false;
  for (const path of copiedParts()) rmSync(path, { recursive: true, force: true });
  const options = { recursive: true, mode: constants.COPYFILE_FICLONE, preserveTimestamps: true };
  for (const path of [CACHE, PUBLIC]) cpSync(join(COPY, path), path, options);
  return true;
}

/** Deletes all caches; the files themselves while Gatsby starts. Returns whether there were any. */
export function drop() {
  const wasThere = existsSync(CACHE) || existsSync(PUBLIC);
  mkdirSync(OLD, { recursive: true });
  const parts = [...copiedParts(), LASTING, COPY];
  // Without its record, the copy cannot be taken for a complete one if this is interrupted.
  rmSync(COPY_DIGEST, { force: true });
  const old = mkdtempSync(join(OLD, '-'));
  for (const path of parts.filter((each) => existsSync(each))) renameSync(path, join(old, basename(path)));
  rm(OLD, { recursive: true, force: true }).catch(() => undefined);
  return wasThere;
}

/** Records what this build or `develop` begins from. @param {Begun} begun */
export function noteBegin(begun) {
  mkdirSync(LASTING, { recursive: true });
  writeFileSync(BEGUN, JSON.stringify(begun));
}

/** What `noteBegin` recorded last. */
export function begun() {
  /** @type {Begun} */
  const last = existsSync(BEGUN) ? JSON.parse(readFileSync(BEGUN, 'utf8')) : {};
  return last;
}

/** What is copied: parts of `.cache`, and `public`, below `folder`. */
function copiedParts(folder = '.') {
  const cache = join(folder, CACHE);
  const parts = (existsSync(cache) ? readdirSync(cache) : [])
    .map((name) => join(CACHE, name))
    .filter((path) => !NOT_COPIED.some((other) => path.startsWith(other)));
  return [...parts, PUBLIC].map((part) => join(folder, part));
}

const copiedFiles = (folder = '.') => copiedParts(folder).flatMap(filesAt);

/**
 * Includes the number and the total size of the files: Gatsby may be killed while it deletes `.cache` and the copy in it, and a full disk or a runner
 * that restores a cache may leave a part of them.
 * @param {string} digest
 * @param {readonly string[]} files
 */
function markOf(digest, files) {
  return `${digest} ${files.length} ${files.reduce((sum, file) => sum + statSync(file).size, 0)}`;
}

/** Copies a file, unless its copy has its size and time, which is copied in whole milliseconds. @param {string} file @param {string} copy */
function copyChanged(file, copy) {
  const [{ size, mtime }, old] = [statSync(file), statSync(copy, { throwIfNoEntry: false })];
  if (old?.size === size && old.mtime.getTime() === mtime.getTime()) return;
  mkdirSync(dirname(copy), { recursive: true });
  copyFileSync(file, copy, constants.COPYFILE_FICLONE);
  utimesSync(copy, mtime, mtime);
}
