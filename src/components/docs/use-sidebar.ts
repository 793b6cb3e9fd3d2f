import { graphql, useStaticQuery } from 'gatsby';
import type { SidebarEntry } from '../../lib/sidebar';

/** The items of a sidebar by its name, the same data for every page. Throws for a name that no sidebars.yml has. */
export function useSidebar(name: string): readonly SidebarEntry[] {
  const { allSidebar } = useStaticQuery<Queries.SidebarsQuery>(graphql`
    query Sidebars {
      allSidebar(sort: { name: ASC }) {
        nodes {
          name
          items {
            ...SidebarRow
            items {
              ...SidebarRow
              items {
                ...SidebarRow
              }
            }
          }
        }
      }
    }

    fragment SidebarRow on SidebarItem {
      label
      path
    }
  `);
  const sidebar = allSidebar.nodes.find((node) => node.name === name);
  if (!sidebar) {
    const known = allSidebar.nodes.map((node) => node.name).join(', ');
    throw new Error(`Can't find any sidebar with id "${name}"; there are: ${known}.`);
  }
  return sidebar.items;
}
