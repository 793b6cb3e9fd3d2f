/** Makes Gatsby ignore queries: it would load, store and render a page anew for each, but no page of the site depends on its query. */
export function ignoreQueries(): void {
  const loader = window.___loader;
  const { loadPage, loadPageSync, isPageNotFound } = loader;
  loader.loadPage = (path) => loadPage(withoutQuery(path));
  loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options);
  loader.isPageNotFound = (path) => isPageNotFound(withoutQuery(path));
}

const withoutQuery = (path: string): string => path.replace(/\?.*$/s, '');

type Place = Pick<Location, 'pathname' | 'search'>;

/** Call when an address is shown: browsers report no change of the hash if the router has changed the query, too. */
export function reportQuery(place: Place, previous: Place | null): void {
  if (previous?.pathname === place.pathname && previous.search !== place.search) reportHash();
}

/** Has whoever reads the address read it again. */
export const reportHash = (): boolean => window.dispatchEvent(new HashChangeEvent('hashchange'));
