import { sitePath } from '../../lib/addresses';

const NOT_FOUND = '/404.html';

/** Whether Gatsby's loader has the not-found page for the address of another page. */
const isNotFound = (loaded: LoadedPage | undefined): boolean =>
  loaded?.page?.path.split('?')[0] === NOT_FOUND && loaded.status !== 'error';

/**
 * Whether a page exists, but its data could not be read: truncated or invalid. Gatsby's loader treats such data as missing and then looks for the
 * page without the path prefix, where it is never found, so the host is asked again.
 */
export async function isUnreadable(path: string, loaded: LoadedPage | undefined): Promise<boolean> {
  const page = sitePath(path);
  if (!isNotFound(loaded) || page === NOT_FOUND) return false;
  const address = `${__PATH_PREFIX__}/page-data${page === '/' ? '/index' : page}/page-data.json`;
  try {
    const { ok, headers } = await fetch(address, { method: 'HEAD' });
    return ok && /json/.test(headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}

/** Whether the served HTML is the page of the address, but its data could not be read. */
export function isServedUnreadable(): boolean {
  const { pathname, search } = location;
  const isOwn = window.pagePath !== NOT_FOUND && window.pagePath === sitePath(pathname);
  return isOwn && isNotFound(window.___loader.loadPageSync(pathname + search));
}
