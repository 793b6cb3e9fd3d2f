import type { Content, Parent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { suggest } from '../checks/fault';
import type { Report } from './report';

const CALLOUTS = ['note', 'tip', 'info', 'danger', 'caution'];
const ALIASES: Record<string, string> = { secondary: 'note', success: 'tip', important: 'info', warning: 'danger' };

/** Makes a flow element of a content component. */
export function jsxElement(
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxFlowElement['children'],
  position: MdxJsxFlowElement['position'],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children,
    ...(position ? { position } : {}),
  };
}

/** `:::note Title` becomes `<Callout kind="note" title="Title">`. */
export function calloutsToElements(tree: Root, report: Report): void {
  visit(tree, 'containerDirective', (node, index, parent: Parent | null) => {
    if (parent === null || index === null) return;
    const kind = ALIASES[node.name] ?? node.name;
    if (!CALLOUTS.includes(kind)) {
      report.fault(node, `There is no callout ":::${node.name}".`, suggest(node.name, CALLOUTS));
    }
    const [first, ...rest] = node.children;
    const isLabel = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data;
    const attributes = { kind, ...(isLabel ? { title: toString(first) } : {}) };
    parent.children.splice(index, 1, jsxElement('Callout', attributes, isLabel ? rest : node.children, node.position));
    return index;
  });
}

/**
 * A paragraph that holds nothing but elements, as `<summary>` on a line of its own does, is no paragraph: its elements take its place.
 * @see https://mdxjs.com/docs/what-is-mdx/#interleaving
 */
export function unravelElements(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent: Parent | null) => {
    if (parent === null || index === null) return;
    const elements = node.children.filter((child) => !(child.type === 'text' && child.value.trim() === ''));
    if (elements.length === 0 || !elements.every((child) => child.type === 'mdxJsxTextElement')) return;
    const flow = elements.flatMap((child): Content[] =>
      child.type === 'mdxJsxTextElement' ? [{ ...child, type: 'mdxJsxFlowElement' } as MdxJsxFlowElement] : [],
    );
    parent.children.splice(index, 1, ...flow);
    return [SKIP, index];
  });
}

/** Content holds no code: `import`, `export` and expressions other than comments are faults. */
export function refuseCode(tree: Root, report: Report): void {
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      report.fault(node, 'Content has no "import" or "export".', 'use a component that CONTRIBUTING.md lists; it needs no import');
    }
    if ((node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && !isComment(node.value)) {
      report.fault(node, `Content has no expressions: {${node.value}}.`, 'put braces into `code`, or write \\{ and \\}');
    }
  });
}

/** Whether an expression holds a comment and nothing else. */
export const isComment = (value: string): boolean => /^\s*\/\*[\s\S]*\*\/\s*$/.test(value);

/** The title is the page's h1, so the text starts at h2. */
export function refuseTitles(tree: Root, report: Report): void {
  visit(tree, 'heading', (node) => {
    if (node.depth === 1) report.fault(node, 'The text has an h1 of its own.', 'start at "##"; the title is the h1');
  });
}
