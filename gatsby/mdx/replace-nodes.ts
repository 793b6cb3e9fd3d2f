import type { Nodes, Parent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** Replaces nodes of a tree, each by one other. For what takes time to make: a walk does not wait. */
export function replaceNodes(tree: Root, replacements: ReadonlyMap<Nodes, RootContent>): void {
  visit(tree, (node, index, parent) => {
    const holder: Parent | undefined = parent;
    const replacement = replacements.get(node);
    if (replacement && holder && index !== undefined) holder.children[index] = replacement;
  });
}
