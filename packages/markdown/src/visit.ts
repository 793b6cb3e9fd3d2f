import type { Element, Parent as HtmlParent } from 'hast';
import type { Parent, RootContent } from 'mdast';

/** What is done with a node that stands at `index` in the last of its ancestors, and may be replaced there. */
type Visitor<Node extends RootContent> = (
  node: Node,
  index: number,
  parent: Parent,
  ancestors: readonly Parent[],
) => number | undefined;

/**
 * Visits the nodes inside a tree, in the order of the text. `unist-util-visit` does the same in several times the time: it names a function for each
 * node, and a text is walked through by most of its steps.
 * @param visitor - returns the index at which its siblings go on, which leaves out what is inside the node
 */
export function visitAll(tree: Parent, visitor: Visitor<RootContent>): void {
  const ancestors: Parent[] = [];
  const inside = (parent: Parent): void => {
    ancestors.push(parent);
    let index = 0;
    for (let node; (node = parent.children[index]);) {
      const next = visitor(node, index, parent, ancestors);
      if (next === undefined && 'children' in node) inside(node);
      index = next ?? index + 1;
    }
    ancestors.pop();
  };
  inside(tree);
}

/** Visits the nodes of these types inside a tree, as `visitAll` does. */
export function visit<Type extends RootContent['type']>(
  tree: Parent,
  types: readonly Type[],
  visitor: Visitor<Extract<RootContent, { type: Type }>>,
): void {
  const names = new Set<string>(types);
  const isWanted = (node: RootContent): node is Extract<RootContent, { type: Type }> => names.has(node.type);
  visitAll(tree, (node, ...place) => (isWanted(node) ? visitor(node, ...place) : undefined));
}

/** The nodes of these types inside a tree, in the order of the text. */
export function nodesOf<Type extends RootContent['type']>(
  tree: Parent,
  types: readonly Type[],
): Extract<RootContent, { type: Type }>[] {
  const nodes: Extract<RootContent, { type: Type }>[] = [];
  visit(tree, types, (node) => void nodes.push(node));
  return nodes;
}

/** Replaces nodes inside a tree, the inner ones first. `above` are a node's ancestors, the outermost first. */
export function replaceInside(
  parent: Parent,
  replacementOf: (node: RootContent, above: readonly Parent[]) => RootContent[] | undefined,
  above: readonly Parent[] = [],
): void {
  const around = [...above, parent];
  parent.children = parent.children.flatMap((node) => {
    if ('children' in node) replaceInside(node, replacementOf, around);
    return replacementOf(node, around) ?? [node];
  });
}

/** Visits the elements inside a tree of HTML, also those inside the components of a text, in the order of the text. */
export function visitElements(
  tree: HtmlParent,
  visitor: (element: Element, index: number, parent: HtmlParent) => void,
): void {
  for (const [index, node] of tree.children.entries()) {
    if (node.type === 'element') visitor(node, index, tree);
    if ('children' in node) visitElements(node, visitor);
  }
}
