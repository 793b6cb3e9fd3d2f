/** A random key for a history entry; `crypto.randomUUID` is not available without https. */
export const newKey = (): string => String(Math.random());
