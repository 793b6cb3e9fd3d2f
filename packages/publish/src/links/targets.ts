import { nearestPages } from '@physics-editor/lib/nearest-pages';
import { nearest } from '@physics-editor/lib/content/fault';
import type { BuiltPage } from '../built-site';

/** The targets of internal links. Paths are decoded and without the path prefix. */
export interface Targets {
  /** The ids of the page at `path`; undefined if there is no page. */
  readonly idsAt: (path: string) => ReadonlySet<string> | undefined;
  readonly hasFile: (path: string) => boolean;
  /** Whether `path` is below a page that matches everything below it. */
  readonly isAnswered: (path: string) => boolean;
  /** The target of the redirect at `path`. */
  readonly movedTo: (path: string) => string | undefined;
  /** The page or file that a mistyped `path` most likely means. */
  readonly like: (path: string) => string | undefined;
}

interface Parts {
  readonly pages: readonly BuiltPage[];
  /** Every file, by its path below the site's folder. */
  readonly files: readonly string[];
  /** The patterns of pages that match everything below them: `/feature-requests/*`. */
  readonly patterns: readonly string[];
  readonly redirects: ReadonlyMap<string, string>;
}

/** Indexes the pages, files and redirects of a site. */
export function targetsOf({ pages, files, patterns, redirects }: Parts): Targets {
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const idSets = new Map<string, ReadonlySet<string>>();
  const paths = new Set(files.map((file) => `/${file}`));
  const answered = patterns.map((pattern) => pattern.replace(/\*$/, ''));

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
    isAnswered: (path) => answered.some((start) => path.startsWith(start)),
    movedTo: (path) => redirects.get(path),
    like(path) {
      const page = path.replace(/\.mdx?$|\/$/, '');
      if (pageAt.has(page)) return page;
      return isFile(path) ? nearest(path, [...paths].filter(isFile)) : nearestPages(path, pages)[0]?.path;
    },
  };
}

/** Whether a path names a file by its extension; pages (`.html`) do not count. */
export const isFile = (path: string): boolean => /\.[a-z\d]{2,11}$/i.test(path) && !path.endsWith('.html');
