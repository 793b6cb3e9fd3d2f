import type { RootContent, Parent } from 'mdast';
import { filled } from '@physics-editor/markdown/nodes';

/** Replaces nodes below `parent`, the inner ones first. `above` are a node's ancestors, the outermost first. */
export function replaceNodes(
  parent: Parent,
  replacementOf: (node: RootContent, above: readonly Parent[]) => RootContent[] | undefined,
  above: readonly Parent[] = [],
): void {
  const around = [...above, parent];
  const children = parent.children.flatMap((node) => {
    if ('children' in node) replaceNodes(node, replacementOf, around);
    return replacementOf(node, around) ?? [node];
  });
  filled(parent, children);
}
