import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOUNDS } from '../../packages/runtime/__tests__/laws/bounds';

const LAWS = join(__dirname, '../../packages/runtime/__tests__/laws');

/** Quantities and bounds: first and last cells of the tables whose last column says how close the simulation comes. */
const ROWS = readFileSync('content/docs/accuracy.mdx', 'utf8')
  .split('\n\n')
  .filter((block) => /^\|.*\| The simulation is within \|$/m.test(block))
  .flatMap((table) => table.split('\n').slice(2))
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .map((cells): [string, string] => [cells[1] ?? '', cells.at(-2) ?? '']);

/** A bound as a text of the page: 10 %, or 10 to the power of −12. */
const shown = ([bound, unit]: readonly [number, string]): string =>
  `${String(bound).replace(/^1e(-\d+)$/, (_, exponent) => `$10^{${exponent}}$`)} ${unit}`.trim();

test.each(ROWS)('%s: within %s', (quantity, within) => {
  const bounds = Object.entries(BOUNDS).filter(([start]) => quantity.startsWith(start));
  expect(bounds.map(([, bound]) => shown(bound))).toEqual([
    within.replace(/ of (its height|the distance( fallen)?)$/, ''),
  ]);
});

test('every bound is in a row, and a test asserts it', () => {
  expect(ROWS).toHaveLength(Object.keys(BOUNDS).length);
  const tests = readdirSync(LAWS).map((file) => readFileSync(join(LAWS, file), 'utf8'));
  const asserted = Object.keys(BOUNDS).filter((start) => tests.some((code) => code.includes(`boundOf('${start}')`)));
  expect(asserted).toEqual(Object.keys(BOUNDS));
});
