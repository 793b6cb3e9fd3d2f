import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { opensSearch } from './search-keys';

interface SearchState {
  /** The query, ending with `ENTER` if its best result is to be opened; null while the search is closed. */
  words: string | null;
  /** Opens the search, changes the query, or closes the search with null. */
  setWords: (words: string | null) => void;
}

const Context = createContext<SearchState>({ words: null, setWords: () => undefined });

/** Provides the state of the search. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [words, setWords] = useState<string | null>(null);
  return <Context.Provider value={{ words, setWords }}>{children}</Context.Provider>;
}

export const useSearchState = (): SearchState => useContext(Context);

/** Calls `onOpen` for Ctrl-K, ⌘-K and the slash, unless the reader is typing or a dialog is open. */
export function useSearchKeys(onOpen: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opensSearch(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onOpen]);
}
