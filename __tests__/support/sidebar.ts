import { branchesByPath, placedItems, type SidebarItem } from '../../gatsby/sections/sidebars';
import type { SidebarBranches, SidebarRow } from '../../src/lib/sidebar';

/** An item of a sidebar as a test writes it. */
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

/** The items of a sidebar as the data layer gives them, all that is inside them known. */
export const sidebarItemsOf = (items: readonly Written[], name = 'tutorialSidebar'): SidebarItem[] =>
  placedItems(items.map(named), name);

/** A sidebar as pages get it: the rows at its top, and what the page at `path` brings. */
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
