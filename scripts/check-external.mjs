// Requests every address on other hosts that the pages of dist/ link to, one at a time per host, and prints the results. Exits with status 1 if a
// link is broken. Usage: npm run check:external [-- --timeout 15], in seconds
import { parseArgs } from 'node:util';
import { ask } from './external-links/ask.mjs';
import { findExternalLinks } from './external-links/find-links.mjs';

const { values } = parseArgs({ options: { timeout: { type: 'string', default: '15' } } });
const timeout = Number(values.timeout);
if (!(timeout > 0)) {
  console.error(`--timeout takes a number of seconds above 0, not "${values.timeout}".`);
  process.exit(1);
}

/** @typedef {ReturnType<typeof findExternalLinks>[number]} Link */

const links = findExternalLinks('.');
/** @type {Map<string, Link[]>} */
const hosts = new Map();
for (const link of links) {
  const { host } = new URL(link.address);
  hosts.set(host, [...(hosts.get(host) ?? []), link]);
}

const answers = (await Promise.all([...hosts.values()].map(askInTurn))).flat();
const broken = answers.filter(({ ok }) => !ok);
const rows = answers.map(({ ok, note, address, pages }) => [ok ? 'ok' : 'BROKEN', note, address, named(pages)]);
printTable([['', 'answer', 'address', 'on'], ...rows]);
console.log(`links: ${links.length}, hosts: ${hosts.size}, broken: ${broken.length}`);
process.exitCode = broken.length > 0 ? 1 : 0;

/** @param {Link[]} links */
async function askInTurn(links) {
  const answers = [];
  for (const link of links) answers.push({ ...link, ...(await ask(link.address, timeout)) });
  return answers;
}

/** @param {string[]} pages */
function named([first = '', ...others]) {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

/** @param {string[][]} rows */
function printTable(rows) {
  /** @param {number} column */
  const widthOf = (column) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widthOf(column)))
        .join('  ')
        .trimEnd(),
    );
}
