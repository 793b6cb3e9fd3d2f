import { useEffect } from 'react';
import { OnDemand } from '../../../islands/on-demand';
import type { SearchDialogProps } from '../../../search/search-dialog';
import { beginProgress, endProgress } from '../../../shell/navigation/progress';
import { useSearchState } from '../../../shell/state/search';
import { opensSearch, takeTypedAhead, typeAhead } from '../../../shell/state/search-keys';

const load = () => import('../../../search/search-dialog');

/** The search, loaded when first opened: by its button, its shortcuts, or `?q=words` in the address. `query` is that of the address. */
export function SearchHost({ query }: { query: string }) {
  const { words, setWords } = useSearchState();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opensSearch(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      // A slash may be part of a query typed before the dialog is there.
      setWords(words ?? takeTypedAhead());
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [words, setWords]);

  useEffect(() => {
    const asked = new URLSearchParams(query).get('q')?.trim();
    if (asked) setWords(asked);
  }, [query, setWords]);

  if (words === null) return null;
  const props = { words, setWords };
  return <OnDemand load={load} props={props} loading={<Loading {...props} />} onClose={() => setWords(null)} />;
}

/** The progress bar, if loading takes long. Keys typed meanwhile go to the search. */
function Loading({ words, setWords }: SearchDialogProps) {
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
