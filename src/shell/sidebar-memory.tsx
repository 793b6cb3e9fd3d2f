import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

interface OpenCategories {
  /** Whether each category that was opened or closed is open, by its key. */
  open: ReadonlyMap<string, boolean>;
  setOpen: (key: string, isOpen: boolean) => void;
}

const Context = createContext<OpenCategories>({ open: new Map(), setOpen: () => undefined });

/** Keeps which sidebar categories are open: a sidebar is made anew with each page, a reader's choice is not. */
export function OpenCategoriesProvider({ children }: { children: ReactNode }) {
  const [open, setAll] = useState<ReadonlyMap<string, boolean>>(new Map());
  const setOpen = useCallback((key: string, isOpen: boolean) => setAll((known) => new Map(known).set(key, isOpen)), []);
  const value = useMemo(() => ({ open, setOpen }), [open, setOpen]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export const useOpenCategories = (): OpenCategories => useContext(Context);
