import type { Element, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { toHast, type Options } from 'mdast-util-to-hast';

/** An element of HTML. */
export const element = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Converts a Markdown tree to an HTML tree. */
export function hastOf(tree: Root, options?: Options): HastRoot {
  const hast = toHast(tree, options);
  if (hast.type !== 'root') throw new Error('A text did not become a tree.');
  return hast;
}
