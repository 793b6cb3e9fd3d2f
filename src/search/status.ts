import type { SearchState } from './use-search';

/** The announced status of a search: the number of pages found, or that it is in progress. Failures have messages of their own. */
export function statusOf(state: SearchState): string {
  if (state.kind === 'waiting') return 'Searching…';
  if (state.kind !== 'found') return '';
  const { total } = state.answer;
  if (total === 0) return `No results for “${state.words}”`;
  return `${total} ${total === 1 ? 'result' : 'results'} for “${state.words}”`;
}
