import type { RootContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { CALLOUT_KINDS, type CalloutKind } from '../../../src/lib/callouts';
import { suggest } from '../../checks/fault';
import { fault } from '../../checks/messages';
import { nodesOf, placesOf, replace, type Place } from '../tree';

const ALIASES: Readonly<Record<string, CalloutKind>> = {
  secondary: 'note',
  success: 'tip',
  important: 'info',
  warning: 'danger',
};

/** Makes a flow element of a content component, in place of `origin`. */
export function jsxElement(
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxFlowElement['children'],
  origin: RootContent,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children,
    ...(origin.position ? { position: origin.position } : {}),
  };
}

/** `:::note Title` becomes `<Callout kind="note" title="Title">`; the inner ones first, since an outer one takes its children along. */
export function calloutsToElements(tree: Root, vfile: VFile): void {
  for (const place of placesOf(tree, 'containerDirective').reverse()) {
    const { node } = place;
    const kind = ALIASES[node.name] ?? CALLOUT_KINDS.find((known) => known === node.name);
    if (!kind) {
      fault(vfile, node, `There is no callout ":::${node.name}".`, suggest(node.name, CALLOUT_KINDS));
      continue;
    }
    const [first, ...rest] = node.children;
    const label = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
    const attributes = { kind, ...(label ? { title: toString(label) } : {}) };
    replace(place, jsxElement('Callout', attributes, label ? rest : node.children, node));
  }
  for (const paragraph of nodesOf(tree, 'paragraph')) {
    const [first] = paragraph.children;
    if (first?.type !== 'text' || !first.value.startsWith(':::')) continue;
    fault(vfile, paragraph, 'This callout is not understood.', 'write ":::tip Title" and, below the text, ":::"');
  }
}

/**
 * A paragraph that holds nothing but elements, as `<summary>` on a line of its own does, is no paragraph: its elements take its place. Of one
 * that held comments alone nothing is left.
 * @see https://mdxjs.com/docs/what-is-mdx/#interleaving
 */
export function unravelElements(tree: Root): void {
  for (const place of placesOf(tree, 'paragraph')) {
    const children = place.node.children.filter((child) => !(child.type === 'text' && child.value.trim() === ''));
    if (children.every(({ type }) => type === 'mdxJsxTextElement')) replace(place, ...children);
  }
}

/** Content holds no code: `import`, `export` and expressions are faults. Comments leave, but for the mark that ends an excerpt. */
export function refuseCode(tree: Root, vfile: VFile): void {
  for (const node of nodesOf(tree, 'mdxjsEsm')) {
    fault(
      vfile,
      node,
      'Content has no "import" or "export".',
      'use a component that contributing/writing.md lists; it needs no import',
    );
  }
  for (const place of [...placesOf(tree, 'mdxFlowExpression'), ...placesOf(tree, 'mdxTextExpression')]) {
    const { node } = place;
    if (!isComment(node.value)) {
      fault(
        vfile,
        node,
        `Content has no expressions: {${node.value}}.`,
        isInsideParagraph(place) ? WRAPPED : 'put braces into `code`, or write \\{ and \\}',
      );
    } else if (!isTruncateMark(node.value)) {
      replace(place);
    } else if (place.parent.type !== 'root') {
      fault(
        vfile,
        node,
        'The truncate mark ends nothing here.',
        'put it on a line of its own, outside lists and callouts',
      );
    }
  }
}

/** What is right where a line of a paragraph begins with a brace, even one of code. */
export const WRAPPED = 'a line inside a paragraph must not begin with "{", not even in code: break the line elsewhere';

/** Whether an expression on a line of its own has cut a paragraph in two. */
function isInsideParagraph({ node, parent }: Place<RootContent>): boolean {
  const before = parent.children[parent.children.indexOf(node) - 1];
  return before?.type === 'paragraph' && before.position?.end.line === (node.position?.start.line ?? 0) - 1;
}

/** Whether an expression holds a comment and nothing else. */
const isComment = (value: string): boolean => /^(?:\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+$/.test(value);

/** Whether an expression is the mark that ends a post's excerpt. */
export const isTruncateMark = (value: string): boolean => /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(value);

/** The title is the page's h1, so the text starts at h2. */
export function refuseTitles(tree: Root, vfile: VFile): void {
  for (const node of nodesOf(tree, 'heading')) {
    if (node.depth === 1) fault(vfile, node, 'The text has an h1 of its own.', 'start at "##"; the title is the h1');
  }
}
