import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { SidebarBranches } from '@physics-editor/lib/sidebar';

interface Memory {
  /** Whether each category that the reader has toggled is open, by id. */
  open: ReadonlyMap<string, boolean>;
  setOpen: (id: string, isOpen: boolean) => void;
  /** Items of categories that contained a visited page or were opened. */
  branches: SidebarBranches;
  addBranches: (more: SidebarBranches) => void;
  /** Scroll position of each sidebar, by name. */
  scrolled: Map<string, number>;
}

const Context = createContext<Memory>({
  open: new Map(),
  setOpen: () => undefined,
  branches: {},
  addBranches: () => undefined,
  scrolled: new Map(),
});

/** Keeps the state of the sidebars, which are mounted anew with each page. `own` are the branches of the current page. */
export function SidebarMemory({ own, children }: { own?: SidebarBranches | undefined; children: ReactNode }) {
  const [open, setAll] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [kept, setKept] = useState<SidebarBranches>({});
  const { current: scrolled } = useRef(new Map<string, number>());
  const setOpen = useCallback((id: string, isOpen: boolean) => setAll((known) => new Map(known).set(id, isOpen)), []);
  const addBranches = useCallback((more: SidebarBranches) => setKept((known) => ({ ...known, ...more })), []);
  // Other pages keep them.
  useEffect(() => own && addBranches(own), [own, addBranches]);
  const branches = { ...kept, ...own };
  return <Context.Provider value={{ open, setOpen, branches, addBranches, scrolled }}>{children}</Context.Provider>;
}

export const useSidebarMemory = (): Memory => useContext(Context);
