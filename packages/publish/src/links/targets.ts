import { nearestPages } from '@physics-editor/lib/nearest-pages';
import { nearest } from '@physics-editor/lib/content/fault';
import type { BuiltPage } from '../built-site';

/** The targets of internal links. Paths are decoded and without the path prefix. */
export interface Targets {
  /** The ids of the page at `path`; undefined if there is no page. */
  readonly idsAt: (path: string) => ReadonlySet<string> | undefined;
  readonly hasFile: (path: string) => boolean;
  /** The page or file that a mistyped `path` most likely means. */
  readonly like: (path: string) => string | undefined;
  /** The patterns of pages that match everything below them: `/feature-requests/*`. */
  readonly patterns: readonly string[];
  /** New addresses by old ones. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** Indexes the pages and files of a site; files are paths below its folder. */
export function targetsOf(
  pages: readonly BuiltPage[],
  files: readonly string[],
): Pick<Targets, 'idsAt' | 'hasFile' | 'like'> {
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const idSets = new Map<string, ReadonlySet<string>>();
  const paths = new Set(files.map((file) => `/${file}`));

  return {
    idsAt(path) {
      // A Markdown alternate has the anchors of its page.
      const page = pageAt.get(path) ?? pageAt.get(path.replace(/\.md$/, ''));
      if (!page) return undefined;
      const ids = idSets.get(page.path) ?? new Set(page.ids);
      idSets.set(page.path, ids);
      return ids;
    },
    hasFile: (path) => paths.has(path) || paths.has(`${path}.html`),
    like(path) {
      const page = path.replace(/\.mdx?$|\/$/, '');
      if (pageAt.has(page)) return page;
      return isFile(path) ? nearest(path, [...paths].filter(isFile)) : nearestPages(path, pages)[0]?.path;
    },
  };
}

/** Whether a path names a file by its extension; pages (`.html`) do not count. */
export const isFile = (path: string): boolean => /\.[a-z\d]{2,11}$/i.test(path) && !path.endsWith('.html');
