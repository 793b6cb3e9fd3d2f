import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { SidebarBranches } from '../../lib/sidebar';

interface Memory {
  /** Whether each category that was opened or closed is open, by its id. */
  open: ReadonlyMap<string, boolean>;
  setOpen: (id: string, isOpen: boolean) => void;
  /** What is in the categories that were on the way to a page, or that were opened. */
  branches: SidebarBranches;
  addBranches: (more: SidebarBranches) => void;
  /** How far each sidebar is scrolled, by its name. */
  scrolled: Map<string, number>;
}

const Context = createContext<Memory>({
  open: new Map(),
  setOpen: () => undefined,
  branches: {},
  addBranches: () => undefined,
  scrolled: new Map(),
});

/** Keeps how the reader has left the sidebars, which are made anew with each page. `own` are the branches that the page on the screen brings. */
export function SidebarMemory({ own, children }: { own?: SidebarBranches | undefined; children: ReactNode }) {
  const [open, setAll] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [kept, setKept] = useState<SidebarBranches>({});
  const { current: scrolled } = useRef(new Map<string, number>());
  const setOpen = useCallback((id: string, isOpen: boolean) => setAll((known) => new Map(known).set(id, isOpen)), []);
  const addBranches = useCallback((more: SidebarBranches) => setKept((known) => ({ ...known, ...more })), []);
  // They stay known on pages that bring others.
  useEffect(() => own && addBranches(own), [own, addBranches]);
  const branches = useMemo(() => ({ ...kept, ...own }), [kept, own]);
  const value = useMemo(
    () => ({ open, setOpen, branches, addBranches, scrolled }),
    [open, setOpen, branches, addBranches, scrolled],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export const useSidebarMemory = (): Memory => useContext(Context);
