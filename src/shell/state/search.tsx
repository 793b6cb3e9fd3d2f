import { createContext, useContext, useState, type ReactNode } from 'react';

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
