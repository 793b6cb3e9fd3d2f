/** Whether the long tests do all that they can, as they do at night (`npm run test:all`), and not the short form that a change waits for. */
export const isFull = process.env['FULL'] === '1';

/** How often a long test does something. */
export const effort = (short: number, full: number): number => (isFull ? full : short);

/** What is tried by chance comes from this number: another one each day, so that more is tried than once, and the one that `SEED` tells. */
export const seed = seedOf(process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

/** What stands before a command that does the same again; for the names of tests that do something by chance. */
export const again = `${isFull ? 'FULL=1 ' : ''}SEED=${seed}`;

function seedOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`SEED must be a whole number of at most nine digits, not "${text}".`);
  return Number(text);
}
