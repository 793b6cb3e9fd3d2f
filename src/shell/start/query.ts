/** Makes Gatsby ignore queries: it would load, store and render a page anew for each, but no page of the site depends on its query. */
export function ignoreQueries(): void {
  const loader = window.___loader;
  const { loadPage, loadPageSync, isPageNotFound } = loader;
  loader.loadPage = (path) => loadPage(withoutQuery(path));
  loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options);
  loader.isPageNotFound = (path) => isPageNotFound(withoutQuery(path));
}

const withoutQuery = (path: string): string => path.replace(/\?.*$/s, '');

type Place = Pick<Location, 'pathname' | 'search' | 'href'>;

/** The address that the router rendered last. */
let rendered: string | undefined;

/** Call when an address is shown: browsers report no change of the hash if the router has changed the query, too. */
export function reportQuery(place: Place, previous: Place | null): void {
  rendered = place.href;
  if (previous?.pathname === place.pathname && previous.search !== place.search) reportHash();
}

/** Call when the browser has gone to another entry: the router, which renders in the next frame, skips one that is left sooner. */
export function reportSkipped(): void {
  if (location.href === rendered) reportHash();
}

const reportHash = () => window.dispatchEvent(new HashChangeEvent('hashchange'));
