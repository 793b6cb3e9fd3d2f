import { again, seed } from './effort';

/** Tells the seed before the tests, and hands it to the processes that run them: they may go on past midnight. */
export default function tellSeed(): void {
  process.env['SEED'] = String(seed);
  process.stderr.write(`What is tried by chance is the same again with ${again}\n`);
}
