// Verifies a deployed site: statuses, types, caching, compression, security headers, redirects, the not-found page, and that all files are of one
// build. Prints a table with the faults, and exits with status 1 if there are any. Usage: npm run deploy:check -- https://example.com/folder
import { parseArgs } from 'node:util';
import { messageOf } from '../support/message-of.mjs';
import { checks } from './checks.mjs';
import { liveSite } from './live-site.mjs';

const {
  positionals: [address],
} = parseArgs({ allowPositionals: true });
if (address === undefined || !/^https?:\/\//.test(address) || !URL.canParse(address)) {
  console.error('The address of the site is missing: npm run deploy:check -- https://example.com');
  process.exit(2);
}

const site = liveSite(address);
/** @type {{ name: string, count: number, wrong: string[] }[]} */
const results = [];
for (const [name, check] of Object.entries(checks)) {
  const { count, wrong } = await check(site).catch((/** @type {unknown} */ error) => ({
    count: 0,
    wrong: [messageOf(error)],
  }));
  results.push({ name, count, wrong });
}

console.log(`${site.origin}${site.prefix}\n`);
const width = Math.max(...results.map(({ name }) => name.length));
for (const { name, count, wrong } of results) {
  const outcome = wrong.length === 0 ? 'ok' : `${wrong.length} ${wrong.length === 1 ? 'fault' : 'faults'}`;
  console.log(`${name.padEnd(width)}  ${String(count).padStart(4)} checked  ${outcome}`);
  for (const line of wrong) console.log(`${' '.repeat(width)}  - ${line}`);
}

const total = results.reduce((sum, { wrong }) => sum + wrong.length, 0);
console.log(total === 0 ? '\nNo faults.' : `\nFaults: ${total}`);
process.exitCode = total === 0 ? 0 : 1;
