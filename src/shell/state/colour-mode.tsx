import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { PAPER } from '@physics-editor/lib/paper';
import { followStored, writeStored } from './storage';

/** In the order in which the toggle offers them. */
const CHOICES = ['light', 'dark', 'system'] as const;

/** The reader's choice: a mode, or that of the system, also when it changes. */
type Choice = (typeof CHOICES)[number];

const STORAGE_KEY = 'theme';
const ATTRIBUTE = 'data-theme';
/** Has the value "system" while that is the choice. */
const CHOICE_ATTRIBUTE = 'data-theme-choice';
const SYSTEM_IS_DARK = '(prefers-color-scheme:dark)';
/** Colours the browser's own interface. It is outside of Helmet, which would reset it. */
const THEME_COLOUR = 'meta[name=theme-color]';

/**
 * Runs before the first paint: sets the mode from the query (`?theme=dark`), otherwise from storage; light if neither is set or storage is blocked.
 * It is inlined in every page, so it is short.
 */
export const earlyScript = `(function(d,q,m){try{q=new URLSearchParams(location.search).get('${STORAGE_KEY}')||localStorage.getItem('${STORAGE_KEY}')}catch(e){}if(q==='system'){d.setAttribute('${CHOICE_ATTRIBUTE}',q);q=matchMedia('${SYSTEM_IS_DARK}').matches&&'dark'}q=q==='dark';d.setAttribute('${ATTRIBUTE}',q?'dark':'light');if(q&&(m=document.querySelector('${THEME_COLOUR}')))m.content='${PAPER.dark}'})(document.documentElement)`;

const toChoice = (value: string | null): Choice => CHOICES.find((choice) => choice === value) ?? 'light';

interface ColourModeState {
  /** Null until the page is interactive: the server does not know it. */
  choice: Choice | null;
  /** Makes the next choice. */
  toggle: () => void;
}

const Context = createContext<ColourModeState>({ choice: null, toggle: () => undefined });

/** Provides the colour mode: the reader's choice, synchronised with other tabs of the site. */
export function ColourModeProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<Choice | null>(null);

  useEffect(() => {
    const { documentElement: html } = document;
    setChoice(toChoice(html.getAttribute(CHOICE_ATTRIBUTE) ?? html.getAttribute(ATTRIBUTE)));
    return followStored(STORAGE_KEY, (value) => value !== null && setChoice(toChoice(value)));
  }, []);

  useEffect(() => {
    if (!choice) return undefined;
    show(choice);
    if (choice !== 'system') return undefined;
    const system = window.matchMedia(SYSTEM_IS_DARK);
    const follow = () => show(choice);
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [choice]);

  const toggle = () => {
    const next = CHOICES[(CHOICES.indexOf(choice ?? 'light') + 1) % CHOICES.length] ?? 'light';
    setChoice(next);
    writeStored(STORAGE_KEY, next);
  };

  return <Context.Provider value={{ choice, toggle }}>{children}</Context.Provider>;
}

function show(choice: Choice): void {
  const { documentElement: html } = document;
  const isSystem = choice === 'system';
  const mode = isSystem ? (window.matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light') : choice;
  html.setAttribute(ATTRIBUTE, mode);
  if (isSystem) html.setAttribute(CHOICE_ATTRIBUTE, choice);
  else html.removeAttribute(CHOICE_ATTRIBUTE);
  document.querySelector(THEME_COLOUR)?.setAttribute('content', PAPER[mode]);
}

export const useColourMode = (): ColourModeState => useContext(Context);
