import { readFragment, sitePath } from '@physics-editor/lib/addresses';
import { previewsPath } from '@physics-editor/lib/page-files';
import { readPreviews, type PagePreviews, type Preview } from './preview';

/** A preview and, for a part of a page, the title of the page. */
export interface LoadedPreview extends Preview {
  page?: string;
}

const pages = new Map<string, Promise<PagePreviews | undefined>>();

/** Loads the preview of an address of the site; undefined if there is none, or it cannot be loaded now. */
export async function loadPreview({ pathname, hash }: URL): Promise<LoadedPreview | undefined> {
  const path = sitePath(pathname);
  const previews = await previewsOf(path);
  if (!previews) return undefined;
  const { id } = readFragment(hash);
  const part = Object.hasOwn(previews.parts, id) ? previews.parts[id] : undefined;
  if (part) return { ...part, page: previews.title };
  return path === sitePath(location.pathname) ? undefined : previews;
}

/** Fetches the previews of a page once. A failure is forgotten: without a network, the next attempt may succeed. */
function previewsOf(path: string): Promise<PagePreviews | undefined> {
  const known = pages.get(path);
  if (known) return known;
  const fetched = fetchPreviews(path).catch(() => {
    pages.delete(path);
    return undefined;
  });
  pages.set(path, fetched);
  return fetched;
}

async function fetchPreviews(path: string): Promise<PagePreviews | undefined> {
  const response = await fetch(__PATH_PREFIX__ + previewsPath(path));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`);
  return readPreviews(await response.json());
}
