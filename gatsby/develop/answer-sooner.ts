import { waitingStates } from 'gatsby/dist/state-machines/waiting';

/** How long Gatsby waits for more changes after one, in ms. Its own half a second would be two fifths of what a writer waits for a saved text. */
const BATCH = 50;

/** Makes Gatsby begin with a saved file sooner. Throws if it does not wait as it did. */
export function answerSooner({ states } = waitingStates): void {
  const batching = states?.['batchingNodeMutations'];
  if (!batching?.after) throw new Error('Gatsby does not wait for changes as it did; see contributing/upgrading.md.');
  batching.after = { [BATCH]: 'committingBatch' };
}
