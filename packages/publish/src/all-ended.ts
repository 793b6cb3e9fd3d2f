/** Waits until all have ended; then throws the first error, if any: nothing goes on in a site that is about to be removed. */
export async function allEnded(tasks: readonly Promise<unknown>[]): Promise<void> {
  for (const end of await Promise.allSettled(tasks)) if (end.status === 'rejected') throw end.reason;
}
