/** A key for an entry of the history. Chance is enough for it; `crypto.randomUUID` is missing on a host without encryption. */
export const newKey = (): string => String(Math.random());
