import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { createPortal } from 'react-dom';

/** What the drawer shows: nothing, the main menu, or the pages of the section. */
export type DrawerView = 'closed' | 'main' | 'section';

interface DrawerState {
  view: DrawerView;
  setView: Dispatch<SetStateAction<DrawerView>>;
  /** Whether the page has a panel of its own for the drawer. */
  hasSection: boolean;
  setHasSection: (has: boolean) => void;
  /** Where the drawer has room for that panel. */
  host: HTMLElement | null;
  setHost: (host: HTMLElement | null) => void;
}

const nothing = () => undefined;
const Context = createContext<DrawerState>({
  view: 'closed',
  setView: nothing,
  hasSection: false,
  setHasSection: nothing,
  host: null,
  setHost: nothing,
});

/** Holds what the drawer of narrow screens shows. */
export function DrawerProvider({ children }: { children: ReactNode }) {
  const [view, setView] = useState<DrawerView>('closed');
  const [hasSection, setHasSection] = useState(false);
  const [host, setHostNow] = useState<HTMLElement | null>(null);
  // A panel can be long; the drawer shows before it is drawn.
  const setHost = useCallback((element: HTMLElement | null) => startTransition(() => setHostNow(element)), []);
  const value = useMemo(
    () => ({ view, setView, hasSection, setHasSection, host, setHost }),
    [view, hasSection, host, setHost],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export const useDrawer = (): DrawerState => useContext(Context);

/** Opens the drawer: with the pages of the section first, where the page has any. */
export function useOpenDrawer(): () => void {
  const { setView, hasSection } = useDrawer();
  return useCallback(() => setView(hasSection ? 'section' : 'main'), [setView, hasSection]);
}

/** The panel that a page gives to the drawer. It is drawn while the drawer shows it. */
export function DrawerSection({ children }: { children: ReactNode }) {
  const { host, setHasSection } = useDrawer();
  useEffect(() => {
    setHasSection(true);
    return () => setHasSection(false);
  }, [setHasSection]);
  return host && createPortal(children, host);
}
