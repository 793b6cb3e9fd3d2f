import type { Nodes, Parent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** Replaces nodes of a tree. For replacements that are created asynchronously, which a visitor cannot await. */
export function replaceNodes(tree: Root, replacements: ReadonlyMap<Nodes, RootContent>): void {
  visit(tree, (node, index, parent) => {
    const holder: Parent | undefined = parent;
    const replacement = replacements.get(node);
    if (replacement && holder && index !== undefined) holder.children[index] = replacement;
  });
}
