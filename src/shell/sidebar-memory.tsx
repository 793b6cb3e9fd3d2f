import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';

interface Memory {
  /** Whether each category that was opened or closed is open, by its key. */
  open: ReadonlyMap<string, boolean>;
  setOpen: (key: string, isOpen: boolean) => void;
  /** How far each sidebar is scrolled, by its name. */
  scrolled: Map<string, number>;
}

const Context = createContext<Memory>({ open: new Map(), setOpen: () => undefined, scrolled: new Map() });

/** Keeps how the reader has left the sidebars, which are made anew with each page. */
export function SidebarMemory({ children }: { children: ReactNode }) {
  const [open, setAll] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { current: scrolled } = useRef(new Map<string, number>());
  const setOpen = useCallback((key: string, isOpen: boolean) => setAll((known) => new Map(known).set(key, isOpen)), []);
  const value = useMemo(() => ({ open, setOpen, scrolled }), [open, setOpen, scrolled]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export const useSidebarMemory = (): Memory => useContext(Context);
