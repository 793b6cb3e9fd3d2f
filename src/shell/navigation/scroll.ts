import { readFragment } from '../../lib/addresses';
import { newKey } from './history-key';

const STORAGE_KEY = 'scroll-positions';

/** How far each entry of the history was scrolled, by its key. */
const positions = new Map<string, number>();

/** Key of the entry whose page is on the screen; undefined while another is on its way, when what scrolls says nothing. */
let shown: string | undefined;
let shownPath: string | undefined;

/** How far the entry that the document began with was scrolled when another document took its place. */
let left: number | undefined;

/** How the entry that is to be shown was reached. */
let arrival: 'link' | 'fragment' | 'traversal' = 'link';

const keyOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : undefined;

/** Key of the entry of the address. One that the browser has made itself, for a link to an anchor, gets its key here. */
function ownKey(): { key: string; isNew: boolean } {
  const known = keyOf(history.state);
  if (known !== undefined) return { key: known, isNew: false };
  const key = newKey();
  history.replaceState({ key }, '');
  return { key, isNew: true };
}

/** Starts to remember positions. The browser would restore them before the page that they belong to is there. */
export function rememberScroll(): void {
  restorePositions();
  shown = ownKey().key;
  left = positions.get(shown);
  // Back from another document: the browser remembers that restoring was not its own.
  if (left !== undefined) window.scrollTo({ top: left, behavior: 'instant' });
  history.scrollRestoration = 'manual';
  window.addEventListener('scroll', () => shown !== undefined && positions.set(shown, window.scrollY), {
    passive: true,
  });
  // When the whole document goes, restoring is the browser's again.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    storePositions();
  });
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}

/** To be called when the address has changed by the browser: its Back or Forward button, or a link to an anchor. */
export function noteTraversal(): void {
  const { key, isNew } = ownKey();
  arrival = isNew ? 'fragment' : 'traversal';
  shown = location.pathname === shownPath ? key : undefined;
}

/** To be called before the address changes by a link to another page. */
export function noteLink(): void {
  arrival = 'link';
  shown = undefined;
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Puts a page that has just arrived where the reader expects it: where it was left, at its anchor, or at its top. A change of the query
 * alone moves nothing, and the first page of a visit is where it has been put already, unless it was rendered after that.
 */
export function settleScroll(place: Place, previous: Place | null, isRenderedAnew: boolean): void {
  const { key } = ownKey();
  const isTraversal = arrival === 'traversal';
  const isFragment = arrival === 'fragment';
  arrival = 'link';
  shown = key;
  shownPath = place.pathname;

  const isQueryChange = previous?.pathname === place.pathname && previous.search !== place.search && !place.hash;
  const anchor = anchorOf(place);
  if (!previous) {
    if (isRenderedAnew && left !== undefined) window.scrollTo({ top: left, behavior: 'instant' });
    else if (isRenderedAnew) anchor?.scrollIntoView();
  } else if (isTraversal) {
    const isHere = previous.pathname === place.pathname;
    window.scrollTo({ top: positions.get(key) ?? (isHere ? window.scrollY : 0), behavior: 'instant' });
  } else if (anchor) {
    if (!isFragment) anchor.scrollIntoView();
  } else if (!isFragment && !isQueryChange) {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
}

/** The element that the hash of an address names; says on the console if there is none. */
function anchorOf({ pathname, hash }: Place): Element | null {
  const { id } = readFragment(hash);
  if (!id) return null;
  const element = document.getElementById(id);
  if (!element) console.warn(`There is no anchor "${id}" on ${pathname}.`);
  return element;
}

function restorePositions(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return;
    for (const [key, position] of stored) positions.set(String(key), Number(position) || 0);
  } catch {
    // Blocked storage or garbage in it: pages start at their top.
  }
}

function storePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // Blocked or full storage: a page that is reached by Back after this starts at its top.
  }
}
