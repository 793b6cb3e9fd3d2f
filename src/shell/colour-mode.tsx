import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

type ColourMode = 'light' | 'dark';

const STORAGE_KEY = 'theme';
const ATTRIBUTE = 'data-theme';

/**
 * Runs before the first paint: sets the mode from storage, light if there is none or storage is blocked.
 * It stands in every page, so it is short.
 */
export const earlyScript = `(function(d){try{d.setAttribute('${ATTRIBUTE}',localStorage.getItem('${STORAGE_KEY}')==='dark'?'dark':'light')}catch(e){d.setAttribute('${ATTRIBUTE}','light')}})(document.documentElement)`;

const toMode = (value: string | null): ColourMode => (value === 'dark' ? 'dark' : 'light');

function store(mode: ColourMode): void {
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Blocked storage: the mode holds for this page view.
  }
}

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
    const follow = (event: StorageEvent) => {
      if (event.key === STORAGE_KEY && event.newValue !== null) setMode(toMode(event.newValue));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  useEffect(() => {
    if (mode) document.documentElement.setAttribute(ATTRIBUTE, mode);
  }, [mode]);

  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    store(next);
    setMode(next);
  };

  return <Context.Provider value={{ mode, toggle }}>{children}</Context.Provider>;
}

export const useColourMode = (): ColourModeState => useContext(Context);
