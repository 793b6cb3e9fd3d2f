import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

interface SearchState {
  /** Whether the page has come alive. */
  isReady: boolean;
  /** The words that the search begins with; null while it is closed. */
  words: string | null;
  /** Opens the search, or closes it with null. */
  setWords: (words: string | null) => void;
}

const Context = createContext<SearchState>({ isReady: false, words: null, setWords: () => undefined });

/** Holds whether the search is open. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => setReady(true), []);
  const value = useMemo(() => ({ isReady, words, setWords }), [isReady, words]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export const useSearchState = (): SearchState => useContext(Context);

/** Where keys are the reader's own: fields, the editor of a scene, and the scene. */
const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), .live-scene';

/** Calls `onOpen` for Ctrl-K, ⌘-K and the slash, unless the reader types or a dialog is open already. */
export function useSearchKeys(onOpen: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k';
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.defaultPrevented || !(isShortcut || isSlash)) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onOpen]);
}
