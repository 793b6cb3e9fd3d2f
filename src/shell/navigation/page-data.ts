import { sitePath } from '../../lib/addresses';

const NOT_FOUND = '/404.html';

/** Whether what Gatsby's loader has for an address is the not-found page, though another was asked for. */
const isNotFound = (loaded: LoadedPage | undefined): boolean =>
  loaded?.page?.path.split('?')[0] === NOT_FOUND && loaded.status !== 'error';

/**
 * Whether a page is there, but its data could not be read: cut off, or not what it should be. Gatsby's loader takes such data for none and then
 * looks for the page, without the path prefix: in a folder of its host it finds none, so the host is asked once more.
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

/** Whether the HTML that was served is the page of the address, but its data could not be read. */
export function isServedUnreadable(): boolean {
  const { pathname, search } = location;
  const isOwn = window.pagePath !== NOT_FOUND && window.pagePath === sitePath(pathname);
  return isOwn && isNotFound(window.___loader.loadPageSync(pathname + search));
}
