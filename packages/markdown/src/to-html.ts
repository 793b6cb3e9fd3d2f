import type { Expression } from 'estree';
import { toJsxRuntime, type Options as JsxOptions } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';

/** React components that render the elements of a text, by the name of the element. */
export type Components = NonNullable<JsxOptions['components']>;

/** Evaluates component names and literals. Other expressions have been refused before. */
const evaluaterOf = (components: ReadonlyMap<string, unknown>) => () => ({
  evaluateExpression(expression: Expression): unknown {
    if (expression.type === 'Identifier') return components.get(expression.name);
    if (expression.type === 'Literal') return expression.value;
    if (expression.type === 'UnaryExpression' && expression.argument.type === 'Literal')
      return -Number(expression.argument.value);
    return undefined;
  },
  evaluateProgram: () => undefined,
});

type JsxTree = Parameters<typeof toJsxRuntime>[0];

/** The libraries use different versions of @types/hast for the same trees. */
const isJsxTree = (tree: unknown): tree is JsxTree => typeof tree === 'object' && tree !== null && 'type' in tree;

/** Renders a tree of HTML and components to static HTML. */
export function toHtml(tree: unknown, components: Components): string {
  if (!isJsxTree(tree)) throw new TypeError('This is not a tree.');
  const createEvaluater = evaluaterOf(new Map<string, unknown>(Object.entries(components)));
  return renderToStaticMarkup(toJsxRuntime(tree, { Fragment, jsx, jsxs, components, createEvaluater }));
}
