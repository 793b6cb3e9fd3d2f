import type { AnyNode } from 'acorn';
import { childrenOf, isNamed, nameOf, scriptTree } from './script-tree';

/** Names of the API that code uses as `editor.<Name>`, in the order of their first use: classes and enums, not functions. */
export function usedNames(code: string): readonly string[] {
  const names = new Set<string>();
  const visit = (node: AnyNode): void => {
    const name = nameOf(node);
    if (node.type === 'MemberExpression' && isNamed(node.object, 'editor') && /^[A-Z]/.test(name)) names.add(name);
    childrenOf(node).forEach(visit);
  };
  const root = scriptTree(code);
  if (root) visit(root);
  return [...names];
}
