import type { Actions, CreatePagesArgs } from 'gatsby';
import type { ContentFiles } from '@physics-editor/lib/content/content-files';

type Args = Pick<CreatePagesArgs, 'getNodes' | 'getNode'> & { actions: Pick<Actions, 'deleteNode'> };

/**
 * Removes the nodes of files that were deleted or renamed while `develop` runs. Nodes of a file with faults stay, and so does its page, which shows
 * the faults.
 */
export function removeOrphans({ getNodes, getNode, actions }: Args, files: ContentFiles): void {
  for (const node of getNodes()) {
    if (node.internal.owner !== 'default-site-plugin' || !node.parent) continue;
    const isThere = typeof node['file'] === 'string' ? files.exists(node['file']) : getNode(node.parent) !== undefined;
    if (!isThere) actions.deleteNode(node);
  }
}
