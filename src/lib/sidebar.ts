import { withoutTrailingSlash } from './paths';

/** A page or category in a sidebar. */
export interface SidebarEntry {
  readonly label: string;
  readonly path: string | null;
  readonly items?: readonly SidebarEntry[];
}

/** Where every trail begins. */
export const HOME = { label: 'Home page', path: '/' };

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

/** Address of an entry: its own, or that of the first page inside it. */
export function firstPath(entry: SidebarEntry): string | null {
  if (entry.path !== null) return entry.path;
  for (const inner of entry.items ?? []) {
    const path = firstPath(inner);
    if (path !== null) return path;
  }
  return null;
}
