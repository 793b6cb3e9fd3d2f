import type { Actions, CreatePagesArgs } from 'gatsby';
import type { ContentFiles } from '../checks/content-files';

/**
 * Removes the nodes of files that were deleted or renamed while `develop` runs. Those of a file with a fault stay as they were, so that its
 * page does too, and shows the fault.
 */
export function removeOrphans(
  {
    getNodes,
    getNode,
    actions,
  }: Pick<CreatePagesArgs, 'getNodes' | 'getNode'> & { actions: Pick<Actions, 'deleteNode'> },
  files: ContentFiles,
): void {
  for (const node of getNodes()) {
    if (node.internal.owner !== 'default-site-plugin' || !node.parent) continue;
    const isThere = typeof node['file'] === 'string' ? files.exists(node['file']) : getNode(node.parent) !== undefined;
    if (!isThere) actions.deleteNode(node);
  }
}
