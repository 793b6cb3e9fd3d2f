import type { SearchState } from './use-search';

/** What is said of a search, aloud too: how many pages were found, or that it goes on. The failures say more, and elsewhere. */
export function statusOf(state: SearchState): string {
  if (state.kind === 'waiting') return 'Searching…';
  if (state.kind !== 'found') return '';
  const { total } = state.answer;
  if (total === 0) return `No results for “${state.words}”`;
  return `${total} ${total === 1 ? 'result' : 'results'} for “${state.words}”`;
}
