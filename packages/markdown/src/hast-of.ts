import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { toHast, type Options } from 'mdast-util-to-hast';

/** Converts a Markdown tree to an HTML tree. */
export function hastOf(tree: Root, options?: Options): HastRoot {
  const hast = toHast(tree, options);
  if (hast.type !== 'root') throw new Error('A text did not become a tree.');
  return hast;
}
