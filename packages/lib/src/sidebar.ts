import { withoutTrailingSlash } from './addresses';

/** A page or a category in a sidebar. */
export interface SidebarRow {
  /** Name of the sidebar, and the position in it. */
  readonly id: string;
  readonly label: string;
  /** Address of its own page; null for a category without one. */
  readonly path: string | null;
  /** Target of its link: its own page, or the first page inside it. */
  readonly link: string;
  readonly isCategory: boolean;
}

/** A row with its known children. */
export interface SidebarEntry extends SidebarRow {
  readonly items?: readonly SidebarEntry[];
}

/** The items of categories, by category id. */
export type SidebarBranches = Readonly<Record<string, readonly SidebarRow[]>>;

/** Context of a page in a sidebar category, written by the build. */
export interface SidebarContext {
  /** The items of the page's ancestor categories. */
  branches?: SidebarBranches;
}

/** The first entry of every breadcrumb trail. */
export const HOME = { label: 'Home page', path: '/', link: '/' };

/** Inserts known items into their categories. */
export const withBranches = (rows: readonly SidebarRow[], branches: SidebarBranches): SidebarEntry[] =>
  rows.map((row) => {
    const inside = branches[row.id];
    return inside ? { ...row, items: withBranches(inside, branches) } : row;
  });

/** The entries from the top of a sidebar to the page at `path`, inclusive; empty if the page is not in it. */
export function findTrail(entries: readonly SidebarEntry[], path: string): SidebarEntry[] {
  const target = withoutTrailingSlash(path);
  for (const entry of entries) {
    if (entry.path === target) return [entry];
    const below = findTrail(entry.items ?? [], target);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}
