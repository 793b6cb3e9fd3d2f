import { messageOf } from './text/message-of';

/** The message of an error, followed by those of its causes. */
export function errorChain(error: unknown): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (
    let at = error;
    at !== undefined && at !== null && !seen.has(at);
    at = at instanceof Error ? at.cause : undefined
  ) {
    seen.add(at);
    messages.push(messageOf(at));
  }
  return messages.join('\n\nCause:\n');
}
