import { again, seed } from './effort';

/** Prints the seed before the tests and passes it to their processes, which may run past midnight. */
export default function tellSeed(): void {
  process.env['SEED'] = String(seed);
  process.stderr.write(`What is tried by chance is the same again with ${again}\n`);
}
