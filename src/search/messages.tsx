import type { SearchState } from './use-search';

/** The announced status of a search: the number of pages found, or that it is in progress. Failures have messages of their own. */
export function statusOf(state: SearchState): string {
  if (state.kind === 'waiting') return 'Searching…';
  if (state.kind !== 'found') return '';
  const { total, corrected } = state.answer;
  const words = corrected === undefined ? `“${state.words}”` : `“${corrected}” instead of “${state.words}”`;
  if (total === 0) return `No results for ${words}`;
  return `${total} ${total === 1 ? 'result' : 'results'} for ${words}`;
}

/** Content below the field before anything is typed. */
export function Welcome({ hasRecents, onClear }: { hasRecents: boolean; onClear: () => void }) {
  if (hasRecents) {
    return (
      <button type="button" className="button button-quiet search-more" onClick={onClear}>
        Clear recent searches
      </button>
    );
  }
  return (
    <div className="search-message">
      <p>
        Words of a text, such as <em>soft bodies</em>, or a name of the API, such as <code>gravityScale</code>.
      </p>
      <p>The documentation, the API, the blog, the community pages and the showcase are searched.</p>
    </div>
  );
}

/** A message in place of results. */
export function Message({ state, onRetry }: { state: SearchState; onRetry: () => void }) {
  if (state.kind === 'failed')
    return (
      <div className="search-message" role="alert">
        <p>
          <strong>The search could not be loaded.</strong>
        </p>
        <p>You may be offline.</p>
        <button type="button" className="button button-quiet" onClick={onRetry}>
          Try again
        </button>
      </div>
    );
  if (state.kind === 'develop')
    return (
      <div className="search-message" role="alert">
        <p>
          <strong>There is no search index here.</strong>
        </p>
        <p>
          The index is made of the finished pages: build the site first, with <code>npm run build</code>, and look at it
          with <code>npm run serve</code>.
        </p>
      </div>
    );
  if (state.kind !== 'found' || state.answer.total > 0) return null;
  return (
    <div className="search-message">
      <p>No page has any of these words.</p>
      <p>Try the name of a thing: a tool, a node, a property.</p>
    </div>
  );
}
