import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';

/** Content of the drawer: none, the main menu, or the pages of the section. */
type DrawerView = 'closed' | 'main' | 'section';

interface DrawerState {
  view: DrawerView;
  setView: (view: DrawerView) => void;
  /** Whether the page provides a panel for the drawer. */
  hasSection: boolean;
  setHasSection: (has: boolean) => void;
  /** Container of that panel in the drawer. */
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

/** Provides the state of the drawer of narrow screens. */
export function DrawerProvider({ children }: { children: ReactNode }) {
  const [view, setView] = useState<DrawerView>('closed');
  const [hasSection, setHasSection] = useState(false);
  const [host, setHostNow] = useState<HTMLElement | null>(null);
  // A panel can be long; the drawer appears before it is rendered.
  const setHost = useCallback((element: HTMLElement | null) => startTransition(() => setHostNow(element)), []);
  return (
    <Context.Provider value={{ view, setView, hasSection, setHasSection, host, setHost }}>{children}</Context.Provider>
  );
}

export const useDrawer = (): DrawerState => useContext(Context);

/** Opens the drawer in place of a button's popover, with the pages of the section if the page has any. */
export function useOpenDrawer(): (event: MouseEvent) => void {
  const { setView, hasSection } = useDrawer();
  return (event) => {
    event.preventDefault(); // No popover, also if the click coincides with hydration.
    setView(hasSection ? 'section' : 'main');
  };
}

/** A page's panel for the drawer, rendered while the drawer shows it. */
export function DrawerSection({ children }: { children: ReactNode }) {
  const { host, setHasSection } = useDrawer();
  useEffect(() => {
    setHasSection(true);
    return () => setHasSection(false);
  }, [setHasSection]);
  return host && createPortal(children, host);
}
