/** Whether long tests run in full, as at night (`npm run test:all`), instead of their short form. */
export const isFull = process.env['FULL'] === '1';

/** Number of repetitions in a long test. */
export const effort = (short: number, full: number): number => (isFull ? full : short);

/** Seed of random tests: a new one each day, for variety, or the value of `SEED`. */
export const seed = seedOf(process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

/** Prefix of a command that repeats a random test; for the names of such tests. */
export const again = `${isFull ? 'FULL=1 ' : ''}SEED=${seed}`;

function seedOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`SEED must be a whole number of at most nine digits, not "${text}".`);
  return Number(text);
}

/**
 * One of `every` similar cases of a long test (by default, one of them), others for each `turn` and on each day; all of them with `FULL=1`: browser
 * tests on pull requests, and everything at night.
 */
export const sample = <Case>(
  cases: readonly Case[],
  { turn = 0, every = cases.length }: { turn?: number; every?: number } = {},
): readonly Case[] => (isFull ? cases : cases.filter((_, at) => (at + turn + seed) % every === 0));
