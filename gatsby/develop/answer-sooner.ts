import { queryStates } from 'gatsby/dist/state-machines/query-running';
import { waitingStates } from 'gatsby/dist/state-machines/waiting';

/** A state of Gatsby's in which it only waits. */
interface Wait {
  readonly states: Readonly<Record<string, { after?: object }>> | undefined;
  readonly name: string;
  /** In ms, instead of Gatsby's. */
  readonly delay: number;
}

const WAITS: readonly Wait[] = [
  // For more changes after one: half a second.
  { states: waitingStates.states, name: 'batchingNodeMutations', delay: 20 },
  // For queries, which timers of 0 ms add: 50 ms.
  { states: queryStates.states, name: 'waitingPendingQueries', delay: 5 },
];

/** Makes Gatsby show a saved file sooner. Throws if it does not wait as it did. */
export function answerSooner(waits = WAITS): void {
  for (const { states, name, delay } of waits) {
    const state = states?.[name];
    const [next, ...others] = Object.values(state?.after ?? {});
    if (!state || next === undefined || others.length > 0) {
      throw new Error('Gatsby does not wait for changes as it did; see contributing/upgrading.md.');
    }
    state.after = { [delay]: next };
  }
}
