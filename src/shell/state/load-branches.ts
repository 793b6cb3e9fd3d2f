import { withPrefix } from 'gatsby';
import type { SidebarBranches, SidebarEntry } from '../../lib/sidebar';

/**
 * Loads what is in a category. The page that it leads to brings it, as the next that a reader is likely to open. Gives nothing if that cannot be
 * had.
 */
export async function loadBranches({ id, link }: SidebarEntry): Promise<SidebarBranches | undefined> {
  const page = await window.___loader.loadPage(withPrefix(link));
  const branches = page?.json?.pageContext?.branches;
  return branches && id in branches ? branches : undefined;
}
