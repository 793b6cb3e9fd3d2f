import { useCallback, useEffect, useState } from 'react';
import { search } from './engine';
import type { Answer } from './types';

const PAUSE_MS = 120;
/** Number of pages loaded at a time. */
const PAGE_SIZE = 10;

/** State of a search; `develop` has no index. */
export type SearchState =
  | { readonly kind: 'empty' | 'waiting' | 'failed' | 'develop' }
  | { readonly kind: 'found'; readonly words: string; readonly answer: Answer };

/** Searches when the reader pauses typing. An answer stays until the next arrives; outdated ones are dropped. */
export function useSearch(query: string) {
  const words = query.trim();
  const [state, setState] = useState<SearchState>({ kind: words ? 'waiting' : 'empty' });
  const [most, setMost] = useState(PAGE_SIZE);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => setMost(PAGE_SIZE), [words]);

  useEffect(() => {
    if (words === '' || process.env.NODE_ENV === 'development') {
      setState({ kind: words === '' ? 'empty' : 'develop' });
      return undefined;
    }
    let isCurrent = true;
    const show = (next: SearchState) => isCurrent && setState(next);
    setState((before) => (before.kind === 'found' ? before : { kind: 'waiting' }));
    const timer = setTimeout(() => {
      search(words, most).then(
        (answer) => show({ kind: 'found', words, answer }),
        () => show({ kind: 'failed' }),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, most, attempt]);

  const showMore = useCallback(() => setMost((shown) => shown + PAGE_SIZE), []);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { state, showMore, retry };
}
