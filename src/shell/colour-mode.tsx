import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { followStored, writeStored } from './storage';

type ColourMode = 'light' | 'dark';

const STORAGE_KEY = 'theme';
const ATTRIBUTE = 'data-theme';

/**
 * Runs before the first paint: sets the mode from the query (`?theme=dark`) or else from storage; light if neither says anything, or storage
 * is blocked. It stands in every page, so it is short.
 */
export const earlyScript = `(function(d,q){try{q=new URLSearchParams(location.search).get('${STORAGE_KEY}')||localStorage.getItem('${STORAGE_KEY}')}catch(e){}d.setAttribute('${ATTRIBUTE}',q==='dark'?'dark':'light')})(document.documentElement)`;

const toMode = (value: string | null): ColourMode => (value === 'dark' ? 'dark' : 'light');

interface ColourModeState {
  /** Null until the page has come alive: the server does not know the reader's choice. */
  mode: ColourMode | null;
  toggle: () => void;
}

const Context = createContext<ColourModeState>({ mode: null, toggle: () => undefined });

/** Holds the colour mode: the reader's choice, followed from other tabs of the site. */
export function ColourModeProvider({ children }: { children: ReactNode }) {
  const [mode, setMode] = useState<ColourMode | null>(null);

  useEffect(() => {
    setMode(toMode(document.documentElement.getAttribute(ATTRIBUTE)));
    return followStored(STORAGE_KEY, (value) => value !== null && setMode(toMode(value)));
  }, []);

  useEffect(() => {
    if (mode) document.documentElement.setAttribute(ATTRIBUTE, mode);
  }, [mode]);

  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    setMode(next);
    writeStored(STORAGE_KEY, next);
  };

  return <Context.Provider value={{ mode, toggle }}>{children}</Context.Provider>;
}

export const useColourMode = (): ColourModeState => useContext(Context);
