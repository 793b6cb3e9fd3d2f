/** Maximum number of levels of a tree, the root included: the library walks through trees by recursion. */
export const MAX_LEVELS = 1000;

interface Tree<Item> {
  readonly parent: Item | undefined;
  readonly children: readonly Item[];
}

/** Number of levels from the root of a tree down to a node. */
export function levelOf<Item extends Tree<Item>>(node: Item): number {
  let level = 1;
  for (let at = node.parent; at; at = at.parent) level++;
  return level;
}

/** Whether a node is another one or one of its ancestors. */
export function isAtOrAbove<Item extends Tree<Item>>(node: Item, other: Item): boolean {
  for (let at: Item | undefined = other; at; at = at.parent) if (at === node) return true;
  return false;
}

/** Number of levels below and including an item, counted without recursion, at most one more than a tree may have. */
export function heightOf<Item>(item: Item, childrenOf: (item: Item) => readonly Item[]): number {
  let level = [item];
  let height = 0;
  while (level.length > 0 && height <= MAX_LEVELS) {
    height++;
    level = level.flatMap((each) => childrenOf(each));
  }
  return height;
}
