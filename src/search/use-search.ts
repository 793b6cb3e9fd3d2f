import { useEffect, useMemo, useState } from 'react';
import { forgetEngine, search } from './engine';
import type { Answer } from './types';

const PAUSE_MS = 120;
/** Number of pages loaded at a time. */
const PAGE_SIZE = 10;

type Outcome =
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'found'; readonly words: string; readonly answer: Answer };

/** State of a search; `develop` has no index. */
export type SearchState = { readonly kind: 'empty' | 'waiting' | 'develop' } | Outcome;

/** The state for a query, given the outcome of the latest search: an answer stays until the next arrives. */
function stateOf(words: string, outcome: Outcome | undefined): SearchState {
  if (words === '') return { kind: 'empty' };
  if (process.env.NODE_ENV === 'development') return { kind: 'develop' };
  return outcome?.kind === 'found' || outcome?.words === words ? outcome : { kind: 'waiting' };
}

/** Searches when the reader pauses typing; drops outdated answers. The state belongs to the query in every render, since Enter acts on it. */
export function useSearch(query: string) {
  const words = query.trim();
  const [outcome, setOutcome] = useState<Outcome>();
  const state = useMemo(() => stateOf(words, outcome), [words, outcome]);
  const [most, setMost] = useState(PAGE_SIZE);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => setMost(PAGE_SIZE), [words]);

  useEffect(() => {
    if (words === '') setOutcome(undefined);
    if (words === '' || process.env.NODE_ENV === 'development') return undefined;
    let isCurrent = true;
    const show = (next: Outcome) => isCurrent && setOutcome(next);
    const timer = setTimeout(() => {
      search(words, most).then(
        (answer) => show({ kind: 'found', words, answer }),
        () => show({ kind: 'failed', words }),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, most, attempt]);

  const showMore = () => setMost((shown) => shown + PAGE_SIZE);
  const retry = () => {
    forgetEngine();
    setOutcome(undefined);
    setAttempt((before) => before + 1);
  };
  return { state, showMore, retry };
}
