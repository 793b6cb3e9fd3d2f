import { parse, type AnyNode } from 'acorn';

/** The code that was parsed last: several checks of a scene follow one another. */
let last: { code: string; tree: AnyNode | undefined } | undefined;

/** The syntax tree of a scene's code; undefined if it has a syntax error, which running it reports. */
export function scriptTree(code: string): AnyNode | undefined {
  if (last?.code !== code) last = { code, tree: parseScript(code) };
  return last.tree;
}

function parseScript(code: string): AnyNode | undefined {
  try {
    return parse(code, {
      ecmaVersion: 'latest',
      locations: true,
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
    });
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export const childrenOf = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter(isNode);

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

/** Whether a node is the variable of that name. */
export const isNamed = (node: AnyNode, name: string): boolean => node.type === 'Identifier' && node.name === name;

/** The name of a variable, or the last one of a path; empty if it is computed. */
export function nameOf(node: AnyNode): string {
  if (node.type === 'MemberExpression')
    return node.property.type === 'Identifier' && !node.computed ? node.property.name : '';
  return node.type === 'Identifier' ? node.name : '';
}
