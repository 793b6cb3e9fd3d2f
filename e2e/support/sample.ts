import { isFull, seed } from '../../__tests__/support/effort';

/** One of `every` similar cases of a long test, others for each `turn` and on each day; at night (`FULL=1`), all of them. */
export const sample = <Case>(
  cases: readonly Case[],
  { turn = 0, every = cases.length }: { turn?: number; every?: number } = {},
): readonly Case[] => (isFull ? cases : cases.filter((_, at) => (at + turn + seed) % every === 0));
