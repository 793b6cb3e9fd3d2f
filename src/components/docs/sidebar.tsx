import { withPrefix } from 'gatsby';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { findTrail, type SidebarEntry } from '@physics-editor/lib/sidebar';
import { withoutTrailingSlash } from '@physics-editor/lib/addresses';
import { DrawerSection, useOpenDrawer } from '../../shell/state/drawer';
import { Link } from '../../shell/navigation/link';
import { visit } from '../../shell/navigation/navigation';
import { useSidebarMemory } from '../../shell/state/sidebar-memory';
import { Icon } from '../icon';
import { PanelLeft } from '../icons';
import './sidebar.css';

interface SidebarProps {
  /** Accessible name of the landmark. */
  label: string;
  items: readonly SidebarEntry[];
  path: string;
}

const ID = 'section-pages';

/**
 * The pages of a section. Narrow screens show them in the drawer or, without script, in a popover.
 * @see https://html.spec.whatwg.org/multipage/popover.html
 */
export function Sidebar({ label, items, path }: SidebarProps) {
  const panel = useRef<HTMLDivElement>(null);
  useStoredScroll(panel, label);
  const openDrawer = useOpenDrawer();

  return (
    <>
      <nav aria-label={label}>
        <button type="button" className="sidebar-open narrow-only" onClick={openDrawer} {...{ popovertarget: ID }}>
          <Icon of={PanelLeft} size={18} /> In this section
        </button>
        <div id={ID} ref={panel} className="sidebar" {...{ popover: 'auto' }}>
          <Items items={items} path={path} />
        </div>
      </nav>
      <DrawerSection>
        <nav aria-label={label}>
          <Items items={items} path={path} />
        </nav>
      </DrawerSection>
    </>
  );
}

/** Restores a sidebar's scroll position from the previous page; initially, scrolls the current page into view. */
function useStoredScroll(panel: RefObject<HTMLElement | null>, name: string): void {
  const { scrolled } = useSidebarMemory();
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const current = element.querySelector<HTMLElement>('[aria-current]');
    const isBelow = current && current.offsetTop > element.clientHeight * 0.8;
    element.scrollTop = scrolled.get(name) ?? (isBelow ? current.offsetTop - element.clientHeight / 2 : 0);
    return () => {
      scrolled.set(name, element.scrollTop);
    };
  }, [panel, name, scrolled]);
}

function Items({ items, path }: { items: readonly SidebarEntry[]; path: string }) {
  return (
    <ul>
      {items.map((entry) =>
        entry.isCategory ? (
          <Category key={entry.id} entry={entry} path={path} />
        ) : (
          <li key={entry.id}>
            <EntryLink entry={entry} path={path} />
          </li>
        ),
      )}
    </ul>
  );
}

function EntryLink({ entry, path }: { entry: SidebarEntry; path: string }) {
  const isCurrent = entry.path === withoutTrailingSlash(path);
  return (
    <Link to={entry.link} className="sidebar-link" {...(isCurrent ? { 'aria-current': 'page' } : {})}>
      {entry.label}
    </Link>
  );
}

/**
 * A category opens automatically if it contains the current page, otherwise only on request. Its items may have to be loaded first: they are in the
 * data of the page that it leads to, which the reader is likely to open next.
 */
function Category({ entry, path }: { entry: SidebarEntry; path: string }) {
  const { id, items, link } = entry;
  const holdsCurrent = findTrail([entry], path).length > 0;
  const { open, setOpen, addBranches } = useSidebarMemory();
  const isOpen = items !== undefined && (open.get(id) ?? holdsCurrent);

  useEffect(() => {
    if (holdsCurrent) setOpen(id, true);
  }, [id, holdsCurrent, setOpen]);

  const toggle = async () => {
    setOpen(id, !isOpen);
    if (items) return;
    const page = await window.___loader.loadPage(withPrefix(link));
    const branches = page?.json?.pageContext?.branches;
    if (branches && id in branches) addBranches(branches);
    else void visit(withPrefix(link));
  };

  return (
    <li className="sidebar-category">
      <div className="sidebar-row">
        <EntryLink entry={entry} path={path} />
        <button
          type="button"
          className="icon-button sidebar-caret"
          aria-expanded={isOpen}
          aria-label={`Toggle the collapsible sidebar category '${entry.label}'`}
          onClick={() => void toggle()}
        />
      </div>
      {isOpen && <Items items={items} path={path} />}
    </li>
  );
}
