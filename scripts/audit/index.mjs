// Lists known vulnerabilities of the packages that the build uses, except those that SECURITY.md accepts. Needs the registry and a built site.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { acceptedIn, auditReport, compare, shippedIn } from './compare.cjs';

const LICENCES = 'dist/third-party-licences.txt';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 28 });
const report = z.union([auditReport, z.object({ message: z.string() })]).safeParse(readJson(stdout)).data;

if (report === undefined || 'message' in report) {
  console.error(`The registry has returned no audit: ${report?.message ?? stdout}`);
  process.exit(2);
}
if (!existsSync(LICENCES)) {
  console.error(`${LICENCES}, which lists the packages that reach readers, does not exist: build the site first.`);
  process.exit(2);
}

const accepted = acceptedIn(readFileSync('SECURITY.md', 'utf8'));
const { unexpected, obsolete } = compare(report, accepted, shippedIn(readFileSync(LICENCES, 'utf8')));
for (const { id, package: name, severity, title } of unexpected)
  console.error(`new: ${id} ${name} (${severity}): ${title}`);
for (const { id, package: name } of obsolete)
  console.log(`no longer reported: ${id} ${name}; remove it from SECURITY.md`);
if (unexpected.length === 0) console.log('No new vulnerabilities.');
process.exitCode = unexpected.length === 0 ? 0 : 1;

/** @param {string} text @returns {unknown} */
function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
