import { emitter } from 'gatsby/dist/redux';
import { dataLayerServices } from 'gatsby/dist/state-machines/data-layer/services';

/** Types of the nodes that the creation of pages changes itself. */
const OF_PAGES = ['SitePage', 'FaultReport'];

/** A change of a node, such as `createNode` with the node. */
interface Change {
  readonly payload?: readonly { readonly internal?: { readonly type?: string } }[];
}

/**
 * Makes Gatsby create the pages again if a file changes while it creates them, as it does if one changes while queries run, and first store all nodes,
 * as it does before it builds a schema. Otherwise, a renamed folder has no pages until the next change: its files come a moment after the folder.
 * Throws if Gatsby does not create pages as it did.
 * @param hooksEnd - see `followHooks`
 * @param whenStored - resolves once queries find all nodes
 */
export function createPagesAgain(
  hooksEnd: () => Promise<void>,
  whenStored: () => Promise<void>,
  services = dataLayerServices,
): void {
  const create = services?.['createPages'];
  if (!services || typeof create !== 'function')
    throw new Error('Gatsby does not create pages as it did; see contributing/upgrading.md.');
  services['createPages'] = async (...args) => {
    let late = 0;
    const note = ({ payload }: Change) => {
      const type = payload?.[0]?.internal?.type;
      if (type !== undefined && !OF_PAGES.includes(type)) late += 1;
    };
    emitter.on('ENQUEUE_NODE_MUTATION', note);
    try {
      let pages: unknown;
      do {
        await hooksEnd();
        late = 0;
        await whenStored();
        pages = await create(...args);
      } while (late > 0);
      return pages;
    } finally {
      emitter.off('ENQUEUE_NODE_MUTATION', note);
    }
  };
}
