import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { beginProgress, endProgress } from '../../../shell/navigation/progress';
import { useSearchKeys, useSearchState } from '../../../shell/state/search';
import { takeTypedAhead, typeAhead } from '../../../shell/state/search-keys';
import { ChunkError } from '../../content/chunk-error';

/** React caches a failed load, so each attempt needs a new component. */
const load = () => lazy(() => import('../../../search/search-dialog'));

/** The search, loaded when first opened: by its button, its shortcuts, or `?q=words` in the address. `query` is that of the address. */
export function SearchHost({ query }: { query: string }) {
  const { words, setWords } = useSearchState();
  const [Dialog, setDialog] = useState(load);
  // A slash may be part of a query typed before the dialog is there.
  const open = useCallback(() => setWords(words ?? takeTypedAhead()), [words, setWords]);
  useSearchKeys(open);

  useEffect(() => {
    const asked = new URLSearchParams(query).get('q')?.trim();
    if (asked) setWords(asked);
  }, [query, setWords]);

  if (words === null) return null;
  return (
    <ErrorBoundary
      onReset={() => setDialog(() => load())}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <div className="search-failure">
          <ChunkError error={error} onRetry={resetErrorBoundary} />
        </div>
      )}
    >
      <Suspense fallback={<Loading words={words} setWords={setWords} />}>
        <Dialog words={words} setWords={setWords} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The progress bar, if loading takes long. Keys typed meanwhile go to the search. */
function Loading({ words, setWords }: { words: string; setWords: (words: string) => void }) {
  useEffect(() => {
    beginProgress();
    return endProgress;
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typed = typeAhead(words, event);
      if (typed === undefined) return;
      event.preventDefault(); // The field may have the focus by the time of the key's default action.
      setWords(typed);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [words, setWords]);
  return null;
}
