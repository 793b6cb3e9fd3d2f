import { withoutTrailingSlash } from './addresses';

/** A page or a category in a sidebar. */
export interface SidebarRow {
  /** Name of the sidebar, and the place in it. */
  readonly id: string;
  readonly label: string;
  /** Address of its own page; null for a category without one. */
  readonly path: string | null;
  /** Address that it leads to: its own page, or the first page inside it. */
  readonly link: string;
  readonly isCategory: boolean;
}

/** A row with what is in it, as far as that is known. */
export interface SidebarEntry extends SidebarRow {
  readonly items?: readonly SidebarEntry[];
}

/** What is in categories, by their ids. */
export type SidebarBranches = Readonly<Record<string, readonly SidebarRow[]>>;

/** What the build puts into the context of a page that stands in a sidebar inside a category. */
export interface SidebarContext {
  /** What is in the categories on the way to the page. */
  branches?: SidebarBranches;
}

/** Where every trail begins. */
export const HOME = { label: 'Home page', path: '/', link: '/' };

/** Puts what is in categories into them. */
export const withBranches = (rows: readonly SidebarRow[], branches: SidebarBranches): SidebarEntry[] =>
  rows.map((row) => {
    const inside = branches[row.id];
    return inside ? { ...row, items: withBranches(inside, branches) } : row;
  });

/** The entries on the way from the top of a sidebar to the page at `path`, that page last; empty if it is not in there. */
export function findTrail(entries: readonly SidebarEntry[], path: string): SidebarEntry[] {
  const target = withoutTrailingSlash(path);
  for (const entry of entries) {
    if (entry.path === target) return [entry];
    const below = findTrail(entry.items ?? [], target);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}
