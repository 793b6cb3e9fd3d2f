import type { RootContent, Parent } from 'mdast';

declare module 'unist' {
  interface Data {
    /** What stands for a node in plain Markdown, if that is not the node itself. */
    markdown?: readonly RootContent[];
  }
}

/** What stands for a node in plain Markdown, if that is not the node itself. */
export const standInOf = ({ data }: { data?: Parent['data'] }): readonly RootContent[] | undefined => data?.markdown;

/** A node and where it stands. */
export interface Place<Found> {
  node: Found;
  parent: Parent;
}

type OfType<Type extends RootContent['type']> = Extract<RootContent, { type: Type }>;

/** All nodes below `tree`, in the order of the text. The list is made before anything is changed. */
export const allPlaces = (tree: Parent): Place<RootContent>[] =>
  tree.children.flatMap((node) => [{ node, parent: tree }, ...('children' in node ? allPlaces(node) : [])]);

/** All nodes of one type below `tree`, in the order of the text. The list is made before anything is changed. */
export function placesOf<Type extends RootContent['type']>(tree: Parent, type: Type): Place<OfType<Type>>[] {
  const isFound = (node: RootContent): node is OfType<Type> => node.type === type;
  return tree.children.flatMap((node) => [
    ...(isFound(node) ? [{ node, parent: tree }] : []),
    ...('children' in node ? placesOf(node, type) : []),
  ]);
}

/** All nodes of one type below `tree`, in the order of the text. */
export const nodesOf = <Type extends RootContent['type']>(tree: Parent, type: Type): OfType<Type>[] =>
  placesOf(tree, type).map(({ node }) => node);

/** Puts other nodes where a node stands. */
export function replace({ node, parent }: Place<RootContent>, ...replacements: RootContent[]): void {
  parent.children.splice(parent.children.indexOf(node), 1, ...replacements);
}
