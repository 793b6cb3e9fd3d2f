import type { Expression } from 'estree';
import type { Nodes } from 'hast';
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

/** Renders a tree of HTML and components to static HTML. */
export function toHtml(tree: Nodes, components: Components): string {
  const createEvaluater = evaluaterOf(new Map<string, unknown>(Object.entries(components)));
  return renderToStaticMarkup(toJsxRuntime(tree, { Fragment, jsx, jsxs, components, createEvaluater }));
}
