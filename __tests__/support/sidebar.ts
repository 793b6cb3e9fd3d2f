import { branchesByPath, placedItems, type SidebarItem } from '../../gatsby/sections/sidebars';
import type { SidebarBranches, SidebarRow } from '@physics-editor/lib/sidebar';

/** A sidebar item in the notation of tests. */
export interface Written {
  label: string;
  path: string | null;
  items?: readonly Written[];
}

const named = ({ label, path, items = [] }: Written): Parameters<typeof placedItems>[0][number] => ({
  label,
  path,
  items: items.map(named),
});

/** Sidebar items as the data layer returns them, with all children known. */
export const sidebarItemsOf = (items: readonly Written[], name = 'tutorialSidebar'): SidebarItem[] =>
  placedItems(items.map(named), name);

/** A sidebar as pages receive it: its top level, and the branches of the page at `path`. */
export function sidebarAt(
  path: string,
  items: readonly Written[],
  name = 'tutorialSidebar',
): { rows: SidebarRow[]; branches: SidebarBranches } {
  const placed = sidebarItemsOf(items, name);
  return {
    rows: placed.map(({ items: _, ...row }) => row),
    branches: branchesByPath(placed).get(path) ?? {},
  };
}
