import { withPrefix } from 'gatsby';
import type { SidebarBranches, SidebarEntry } from '@physics-editor/lib/sidebar';

/**
 * Loads the items of a category. They are in the data of the page that it leads to, which the reader is likely to open next. Returns undefined on
 * failure.
 */
export async function loadBranches({ id, link }: SidebarEntry): Promise<SidebarBranches | undefined> {
  const page = await window.___loader.loadPage(withPrefix(link));
  const branches = page?.json?.pageContext?.branches;
  return branches && id in branches ? branches : undefined;
}
