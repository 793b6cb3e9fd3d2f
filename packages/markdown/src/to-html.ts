import type { Expression } from 'estree';
import { toJsxRuntime, type Options as JsxOptions } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { contentComponents } from '../../../src/components/content';

const componentsByName = new Map<string, unknown>(Object.entries(contentComponents));

/** Evaluates component names and literals. Other expressions have been refused before. */
const createEvaluater: NonNullable<JsxOptions['createEvaluater']> = () => ({
  evaluateExpression(expression: Expression): unknown {
    if (expression.type === 'Identifier') return componentsByName.get(expression.name);
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

/** Renders a tree of HTML and content components to static HTML. */
export function toHtml(tree: unknown): string {
  if (!isJsxTree(tree)) throw new TypeError('This is not a tree.');
  return renderToStaticMarkup(
    toJsxRuntime(tree, { Fragment, jsx, jsxs, components: contentComponents, createEvaluater }),
  );
}
