import type { AnyNode } from 'acorn';
import { childrenOf, isNamed, nameOf, scriptTree } from './script-tree';

/** The symbols of the API that the code of a scene uses, sorted: `X` in `editor.X` and in `const { X } = editor`, if `known` has it. */
export function usedSymbols(code: string, known: ReadonlySet<string>): string[] {
  const used = new Set<string>();
  const visit = (node: AnyNode): void => {
    for (const name of takenNames(node)) if (known.has(name)) used.add(name);
    childrenOf(node).forEach(visit);
  };
  const tree = scriptTree(code);
  if (tree) visit(tree);
  return [...used].sort();
}

/** The names of what a node itself takes from `editor`. */
function takenNames(node: AnyNode): string[] {
  if (node.type === 'MemberExpression') return isNamed(node.object, 'editor') ? [nameOf(node)] : [];
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'ObjectPattern') return [];
  if (!node.init || !isNamed(node.init, 'editor')) return [];
  return node.id.properties.flatMap((each) => (each.type === 'Property' && !each.computed ? [nameOf(each.key)] : []));
}
