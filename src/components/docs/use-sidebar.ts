import { graphql, useStaticQuery } from 'gatsby';
import { withBranches, type SidebarEntry } from '@physics-editor/lib/sidebar';
import { useSidebarMemory } from '../../shell/state/sidebar-memory';

/**
 * The items of a sidebar by name. Its top level is shared by all pages; each page adds the items of its ancestor categories, and readers
 * load others by opening them. Throws for a name that no sidebars.yml contains.
 */
export function useSidebar(name: string): readonly SidebarEntry[] {
  const { branches } = useSidebarMemory();
  const { allSidebar } = useStaticQuery<Queries.SidebarsQuery>(graphql`
    query Sidebars {
      allSidebar(sort: { name: ASC }) {
        nodes {
          name
          items {
            id
            label
            path
            link
            isCategory
          }
        }
      }
    }
  `);
  const rows = allSidebar.nodes.find((node) => node.name === name)?.items;
  if (!rows) {
    const known = allSidebar.nodes.map((node) => node.name).join(', ');
    throw new Error(`Can't find any sidebar with id "${name}"; there are: ${known}.`);
  }
  return withBranches(rows, branches);
}
