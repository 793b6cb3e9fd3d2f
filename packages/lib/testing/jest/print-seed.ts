import { again, seed } from '../effort';

/** Prints the seed before the tests and passes it to their processes, which may run past midnight. */
export default function printSeed(): void {
  process.env['SEED'] = String(seed);
  process.stderr.write(`Repeat the random tests of this run with ${again}\n`);
}
