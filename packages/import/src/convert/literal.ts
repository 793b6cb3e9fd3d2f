import ts from 'typescript';

/** A literal value. */
export type Literal = string | number | boolean | null | Literal[] | { [key: string]: Literal };

/**
 * The literal values in a module of a foreign site, in JavaScript, TypeScript or JSON; other parts become undefined or are left out. No code is
 * executed.
 */
export function readModule(source: string) {
  const text = /^\s*\{/.test(source) ? `export default ${source}` : source;
  const file = ts.createSourceFile('config.ts', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const constants = new Map<string, ts.Expression>();
  let exported: ts.Expression | undefined;
  const found: { name: string; value: ts.Expression }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      if (!constants.has(node.name.text)) constants.set(node.name.text, node.initializer);
    } else if (ts.isExportAssignment(node)) {
      exported = node.expression;
    } else if (ts.isBinaryExpression(node) && node.left.getText(file) === 'module.exports') {
      exported = node.right;
    } else if (ts.isPropertyAssignment(node)) {
      found.push({ name: nameOf(node.name), value: node.initializer });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return {
    /** Its default export, or `module.exports`. */
    value: exported && literalOf(exported, constants),
    /** The values of all properties with this name, at any depth. */
    properties: (name: string): Literal[] =>
      found
        .filter((one) => one.name === name)
        .map(({ value }) => literalOf(value, constants))
        .filter((value) => value !== undefined),
  };
}

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : '';

/** Maximum depth for resolving constants, which may refer to each other. */
const DEEPEST = 20;

function literalOf(node: ts.Expression, constants: ReadonlyMap<string, ts.Expression>, depth = 0): Literal | undefined {
  const inner = (expression: ts.Expression) => literalOf(expression, constants, depth + 1);
  if (depth > DEEPEST) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return inner(node.expression);
  if (ts.isIdentifier(node)) {
    const constant = constants.get(node.text);
    return constant && inner(constant);
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element): Literal[] => {
      const value = inner(ts.isSpreadElement(element) ? element.expression : element);
      if (value === undefined) return [];
      return ts.isSpreadElement(element) && Array.isArray(value) ? value : [value];
    });
  }
  if (ts.isObjectLiteralExpression(node)) {
    return Object.fromEntries(
      node.properties.flatMap((property): [string, Literal][] => {
        if (!ts.isPropertyAssignment(property) && !ts.isShorthandPropertyAssignment(property)) return [];
        const value = inner(ts.isPropertyAssignment(property) ? property.initializer : property.name);
        return value === undefined ? [] : [[nameOf(property.name), value]];
      }),
    );
  }
  // `defineConfig({ … })` returns its argument.
  if (ts.isCallExpression(node) && node.arguments[0]) return inner(node.arguments[0]);
  return undefined;
}
