import { messageOf } from './text/message-of';

/** The message of an error, followed by those of its causes. */
export function errorChain(error: unknown): string {
  const seen = new Set<unknown>();
  let at = error;
  while (at !== undefined && at !== null && !seen.has(at)) {
    seen.add(at);
    at = at instanceof Error ? at.cause : undefined;
  }
  return Array.from(seen, messageOf).join('\n\nCause:\n');
}
