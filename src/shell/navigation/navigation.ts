import { boundHash, decodeHash, normalisedPath } from '@physics-editor/lib/addresses';
import { reportHash } from '../start/query';
import { closeOverlay, entryRemoved, leaveStaleEntry, wasForOverlay } from './back-button';
import { addressOf, internalPath, isPlainClick } from './internal-link';
import { beginProgress, endProgress } from './progress';
import { noteLink, noteTraversal, rememberScroll } from './scroll';

/** The visit in progress. A later one replaces it: a reader who clicks twice means the second link. */
let current: symbol | undefined;

/**
 * Navigates to a page of the site. The current page stays until the other has loaded; if that fails, the browser loads the address itself. This
 * happens only once: a page loaded that way has its HTML and makes no further attempt. `replace` replaces the current history entry.
 */
export async function visit(address: string, { replace = false } = {}): Promise<void> {
  const { pathname, search, hash } = new URL(address, location.href);
  const path = normalisedPath(pathname);
  const target = path + search + checkedHash(hash);
  if (path !== normalisedPath(location.pathname)) beginProgress();
  if (!(await load(path, () => (replace ? location.replace(target) : location.assign(target))))) return;
  await entryRemoved();
  noteLink();
  const isHere = target === location.pathname + location.search + location.hash;
  window.___navigate(target, { replace: closeOverlay() || replace || isHere });
}

/** Call when the page of the address is shown. */
export function endVisit(): void {
  current = undefined;
  endProgress();
}

/** Loads a page as the visit in progress. Returns whether it can be shown; if loading fails, `giveUp` leaves it to the browser. */
async function load(path: string, giveUp: () => void): Promise<boolean> {
  const visitNow = Symbol(path);
  current = visitNow;
  const page = await window.___loader.loadPage(path);
  const isBroken = !page || page.status === 'error';
  if (current !== visitNow) return false;
  if (isBroken) {
    warnOfFailure(path, page?.error);
    giveUp();
  }
  return !isBroken;
}

function warnOfFailure(path: string, cause: unknown): void {
  console.warn(`The page ${path} could not be loaded; the browser opens it afresh.`, cause ?? '');
}

/** The hash if it is not too long and can be decoded, as the router requires; otherwise its usable part, with a warning on the console. */
function checkedHash(hash: string): string {
  const bounded = boundHash(hash);
  if (bounded !== hash) console.warn('The anchor of this address is too long; it is cut.');
  if (decodeHash(bounded) !== undefined) return bounded;
  console.warn(`The anchor ${bounded} is not encoded as an address must be; it is left out.`);
  return '';
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlainClick(event) || event.defaultPrevented) return;
  const address = addressOf(link);
  const path = internalPath(link);
  if (!address || path === undefined) return;
  const { pathname, search, hash } = address;
  // The browser handles links to anchors on the page, so that `:target` and the focus follow.
  if (hash !== '' && pathname === location.pathname && search === location.search) return;
  event.preventDefault();
  void visit(path + search + hash);
}

/**
 * Normalises the address: without file extensions and unusable parts of the hash. It runs first, since an overlong address slows down everything that
 * accesses it.
 */
function normaliseAddress(): void {
  const { pathname, search, hash } = location;
  const tidy = normalisedPath(pathname) + search + checkedHash(hash);
  if (tidy !== pathname + search + hash) history.replaceState(history.state, '', tidy);
}

/** Whether the history change has already reached the browser's listeners and is dispatched again for the router only. */
let isForRouter = false;

function onTraversal(event: PopStateEvent): void {
  if (isForRouter) return;
  if (wasForOverlay()) {
    event.stopImmediatePropagation();
    noteTraversal();
    return;
  }
  normaliseAddress();
  const isRendered = noteTraversal();
  current = undefined;
  const { pathname } = location;
  const page = window.___loader.loadPageSync(pathname, { withErrorDetails: true });
  if (page && page.status !== 'error') {
    endProgress();
    // The router, which renders in the next frame, has skipped the entry that is left.
    if (isRendered) reportHash();
    return;
  }
  // The router would render, or try to load, a page that is not available.
  event.stopImmediatePropagation();
  if (page) {
    warnOfFailure(pathname, page.error);
    location.reload();
  } else {
    void loadEntry(pathname);
  }
}

/** Loads the page of an entry before the router is notified: on failure, the router would add an entry of its own, without the hash. */
async function loadEntry(pathname: string): Promise<void> {
  beginProgress();
  if (!(await load(pathname, () => location.reload()))) return;
  isForRouter = true;
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  isForRouter = false;
}

/** Makes links change the page in place. Call once, before the router starts. */
export function startNavigation(): void {
  normaliseAddress();
  rememberScroll();
  // The router has already read the address; this makes it read it again.
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  document.addEventListener('click', followLink);
  // Before the router's listener.
  window.addEventListener('popstate', onTraversal, { capture: true });
  leaveStaleEntry();
}
