import { readFragment } from '@physics-editor/lib/addresses';
import { parseStored, readForTab, writeForTab } from '../state/storage';

const STORAGE_KEY = 'scroll-positions';

/** Scroll positions of history entries, by key. */
const positions = new Map<string, number>();

/** Key of the entry whose page is shown; undefined while another is loading, when scroll events are meaningless. */
let shown: string | undefined;

/** The address that is rendered. */
let rendered: Place = { pathname: '', search: '', hash: '' };

/** Scroll position of the document's first entry when another document replaced it. */
let left: number | undefined;

/** How the current entry was reached. The router may render several entries after that of the last one. */
let arrival: 'link' | 'fragment' | 'traversal' = 'link';

/** Key of a history entry with that state. */
export const keyOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : undefined;

/** A random key for a history entry; `crypto.randomUUID` is not available without https. */
export const newKey = (): string => String(Math.random());

/** Key of the current entry. Entries that the browser created, for links to anchors, get their key here. */
function ownKey(): { key: string; isNew: boolean } {
  const known = keyOf(history.state);
  if (known !== undefined) return { key: known, isNew: false };
  const key = newKey();
  history.replaceState({ key }, '');
  return { key, isNew: true };
}

/** Starts recording positions. The browser would restore them before the page is rendered. */
export function rememberScroll(): void {
  const stored = parseStored(readForTab(STORAGE_KEY));
  for (const [key, position] of Array.isArray(stored) ? stored.filter((entry) => Array.isArray(entry)) : [])
    positions.set(String(key), Number(position) || 0);
  shown = ownKey().key;
  left = positions.get(shown);
  // Back from another document: the browser remembers that restoration was manual.
  if (left !== undefined) window.scrollTo({ top: left, behavior: 'instant' });
  history.scrollRestoration = 'manual';
  window.addEventListener('scroll', () => shown !== undefined && positions.set(shown, window.scrollY), {
    passive: true,
  });
  // When the document is unloaded, the browser restores positions again.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    writeForTab(STORAGE_KEY, JSON.stringify([...positions]));
  });
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}

/**
 * Call when the browser has changed the address: by Back, Forward, or a link to an anchor. Within a page, it restores the position at once: the
 * router skips an entry that is left before it has rendered it. Returns whether the address is rendered already.
 */
export function noteTraversal(): boolean {
  const { key, isNew } = ownKey();
  arrival = isNew ? 'fragment' : 'traversal';
  const isHere = pageOf(location) === pageOf(rendered);
  unmarkTarget();
  shown = isHere ? key : undefined;
  const position = positions.get(key);
  if (isHere && position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
  return isHere && location.hash === rendered.hash;
}

/** Call before a link to another page changes the address. */
export function noteLink(): void {
  arrival = 'link';
  shown = undefined;
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

const pageOf = ({ pathname, search }: Omit<Place, 'hash'>): string => pathname + search;

/**
 * Scrolls a new page to its stored position, its anchor, or its top. A change of only the query does not scroll; neither does the first page of a
 * visit, which is already in position, unless it was rendered afterwards.
 */
export function settleScroll(place: Place, previous: Place | null, isRenderedAnew: boolean): void {
  const { key } = ownKey();
  const isTraversal = arrival === 'traversal';
  const isFragment = arrival === 'fragment';
  shown = key;
  rendered = place;

  const isQueryChange = previous?.pathname === place.pathname && previous.search !== place.search && !place.hash;
  const anchor = anchorOf(place);
  unmarkTarget();
  if (anchor && !anchor.matches(':target')) anchor.setAttribute(TARGET, '');
  if (!previous) {
    if (isRenderedAnew && left !== undefined) window.scrollTo({ top: left, behavior: 'instant' });
    else if (isRenderedAnew) anchor?.scrollIntoView();
  } else if (isTraversal) {
    if (pageOf(previous) === pageOf(place)) return;
    const isQueryOnly = previous.pathname === place.pathname;
    window.scrollTo({ top: positions.get(key) ?? (isQueryOnly ? window.scrollY : 0), behavior: 'instant' });
  } else if (anchor) {
    if (!isFragment) anchor.scrollIntoView();
  } else if (!isFragment && !isQueryChange) {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
  // A page that is never scrolled sends no scroll event.
  positions.set(key, window.scrollY);
}

/** Marks the anchor of a page that was rendered after its address changed: browsers have no `:target` there. */
const TARGET = 'data-target';

const unmarkTarget = (): void => document.querySelector(`[${TARGET}]`)?.removeAttribute(TARGET);

/** The element that the hash refers to, now in open folds; logs a warning if there is none. */
function anchorOf({ pathname, hash }: Place): Element | null {
  const { id } = readFragment(hash);
  if (!id) return null;
  const element = document.getElementById(id);
  if (!element) console.warn(`There is no anchor "${id}" on ${pathname}.`);
  // Browsers only open folds when they follow a link themselves.
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  return element;
}
