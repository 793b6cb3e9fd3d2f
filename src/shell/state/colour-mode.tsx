import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { PAPER } from '@physics-editor/lib/paper';
import { followStored, writeStored } from './storage';

type ColourMode = 'light' | 'dark';

const STORAGE_KEY = 'theme';
const ATTRIBUTE = 'data-theme';
/** Colours the browser's own interface. It is outside of Helmet, which would reset it. */
const THEME_COLOUR = 'meta[name=theme-color]';

/**
 * Runs before the first paint: sets the mode from the query (`?theme=dark`), otherwise from storage; light if neither is set or storage is blocked.
 * It is inlined in every page, so it is short.
 */
export const earlyScript = `(function(d,q,m){try{q=new URLSearchParams(location.search).get('${STORAGE_KEY}')||localStorage.getItem('${STORAGE_KEY}')}catch(e){}q=q==='dark';d.setAttribute('${ATTRIBUTE}',q?'dark':'light');if(q&&(m=document.querySelector('${THEME_COLOUR}')))m.content='${PAPER.dark}'})(document.documentElement)`;

const toMode = (value: string | null): ColourMode => (value === 'dark' ? 'dark' : 'light');

interface ColourModeState {
  /** Null until the page is interactive: the server does not know the reader's choice. */
  mode: ColourMode | null;
  toggle: () => void;
}

const Context = createContext<ColourModeState>({ mode: null, toggle: () => undefined });

/** Provides the colour mode: the reader's choice, synchronised with other tabs of the site. */
export function ColourModeProvider({ children }: { children: ReactNode }) {
  const [mode, setMode] = useState<ColourMode | null>(null);

  useEffect(() => {
    setMode(toMode(document.documentElement.getAttribute(ATTRIBUTE)));
    return followStored(STORAGE_KEY, (value) => value !== null && setMode(toMode(value)));
  }, []);

  useEffect(() => {
    if (!mode) return;
    document.documentElement.setAttribute(ATTRIBUTE, mode);
    document.querySelector(THEME_COLOUR)?.setAttribute('content', PAPER[mode]);
  }, [mode]);

  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    setMode(next);
    writeStored(STORAGE_KEY, next);
  };

  return <Context.Provider value={{ mode, toggle }}>{children}</Context.Provider>;
}

export const useColourMode = (): ColourModeState => useContext(Context);
