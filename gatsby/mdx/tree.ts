import type { Content, Parent } from 'mdast';

/** A node and where it stands. */
export interface Place<Found> {
  node: Found;
  parent: Parent;
}

type OfType<Type extends Content['type']> = Extract<Content, { type: Type }>;

/** All nodes of one type below `tree`, in the order of the text. The list is made before anything is changed. */
export function placesOf<Type extends Content['type']>(tree: Parent, type: Type): Place<OfType<Type>>[] {
  const isFound = (node: Content): node is OfType<Type> => node.type === type;
  return tree.children.flatMap((node) => [
    ...(isFound(node) ? [{ node, parent: tree }] : []),
    ...('children' in node ? placesOf(node, type) : []),
  ]);
}

/** All nodes of one type below `tree`, in the order of the text. */
export const nodesOf = <Type extends Content['type']>(tree: Parent, type: Type): OfType<Type>[] =>
  placesOf(tree, type).map(({ node }) => node);

/** Puts other nodes where a node stands. */
export function replace({ node, parent }: Place<Content>, ...replacements: Content[]): void {
  parent.children.splice(parent.children.indexOf(node), 1, ...replacements);
}
