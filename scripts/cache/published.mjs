// Whether dist/ is what a build would write: by what the last one was made from, and by the files of dist/, as somebody may have changed them since.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ENVIRONMENT, stateOf } from '@physics-editor/lib/build/digest.cjs';
import { BUILD_FILES } from '../support/build-files.cjs';
import { filesAt } from '../support/files-at.mjs';

const DIST = 'dist';
/** What dist/ was made from, the digest of its files, and the warnings of the build. */
export const RECORD = '.cache/published';
/** The warnings of a build, which `gatsby/checks/log.ts` logs. */
const WARNINGS = '.cache/warnings';
const TESTS = /(?:^|\/)__tests__\//;

/**
 * Digest of everything that a build depends on: files, options, environment (types of queries are only written outside CI), the day, since posts have
 * dates, and the last commit of the content, whose time pages show.
 */
export function inputsDigest() {
  // In a partial clone, git would fetch.
  const env = { ...process.env, GIT_ALLOW_PROTOCOL: 'none' };
  const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { encoding: 'utf8', env }).stdout;
  const commit = [git('log', '-1', '--format=%H', '--', 'content'), git('rev-parse', '--is-shallow-repository')];
  const entries = Object.entries(process.env).filter(([name]) => name === 'CI' || ENVIRONMENT.test(name));
  const environment = entries.map((entry) => entry.join('=')).sort();
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, process.argv.slice(2), environment, today, commit]));
  for (const file of BUILD_FILES.flatMap(filesAt)) {
    if (!TESTS.test(file)) hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** The warnings of the build that made dist/, a line each; undefined if it was made from something else, or somebody has changed it. @param {string} inputs */
export function publishedWarnings(inputs) {
  const [record = '', ...warnings] = textOf(RECORD).split('\n');
  return record === recordOf(inputs) ? warnings.join('\n') : undefined;
}

/** Records what dist/ was made from, with the warnings. @param {string} inputs */
export const notePublished = (inputs) => writeFileSync(RECORD, `${recordOf(inputs)}\n${textOf(WARNINGS)}`);

export const forgetWarnings = () => rmSync(WARNINGS, { force: true });

/** @param {string} file */
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** @param {string} inputs */
const recordOf = (inputs) => `${inputs} ${stateOf(DIST)}`;
