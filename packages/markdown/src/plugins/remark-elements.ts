import type { RootContent, Root, Blockquote } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { CALLOUT_KINDS, type CalloutKind } from '@physics-editor/lib/callouts';
import { suggest } from '@physics-editor/lib/content/fault';
import { fault, warn } from '@physics-editor/lib/content/messages';
import { nodesOf, visit } from '../visit';

const ALIASES: ReadonlyMap<string, CalloutKind> = new Map([
  ['secondary', 'note'],
  ['success', 'tip'],
  ['important', 'info'],
  ['warning', 'danger'],
]);

/** Creates a flow element of a content component, with the position of `origin`. */
export function jsxElement(
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxFlowElement['children'],
  origin: Pick<RootContent, 'position'>,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children,
    ...(origin.position ? { position: origin.position } : {}),
  };
}

/** Converts `:::note Title` to `<Callout kind="note" title="Title">`. */
export const remarkCallouts: Plugin<[], Root> = () => (tree, vfile) => {
  visit(tree, ['containerDirective'], (node, index, parent) => {
    const kind = ALIASES.get(node.name) ?? CALLOUT_KINDS.find((known) => known === node.name);
    if (!kind) {
      fault(vfile, node, `There is no callout ":::${node.name}".`, suggest(node.name, CALLOUT_KINDS));
      return undefined;
    }
    const [first, ...rest] = node.children;
    const label = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
    const attributes = { kind, ...(label ? { title: toString(label) } : {}) };
    parent.children[index] = jsxElement('Callout', attributes, label ? rest : node.children, node);
    return index;
  });
  for (const node of nodesOf(tree, ['paragraph'])) {
    const [first] = node.children;
    if (first?.type !== 'text' || !first.value.startsWith(':::')) continue;
    fault(vfile, node, 'This callout is not understood.', 'write ":::tip Title" and, below the text, ":::"');
  }
};

/**
 * Replaces paragraphs that contain only elements, such as `<summary>` on a line of its own, by these elements. A paragraph that contained only
 * comments is removed. A `<summary>` before the text of its fold is no part of its first paragraph.
 * @see https://mdxjs.com/docs/what-is-mdx/#interleaving
 */
export const remarkUnravel: Plugin<[], Root> = () => (tree) =>
  visit(tree, ['paragraph'], (node, index, parent) => {
    const children = node.children.filter((child) => !(child.type === 'text' && child.value.trim() === ''));
    const [first, ...rest] = children;
    if (first?.type === 'mdxJsxTextElement' && first.name === 'summary' && rest.length > 0) {
      parent.children.splice(index, 1, first, { ...node, children: rest });
      return index;
    }
    if (!children.every(({ type }) => type === 'mdxJsxTextElement')) return undefined;
    parent.children.splice(index, 1, ...children);
    return index;
  });

/** Reports code in content: `import`, `export` and expressions. Removes comments, except the mark at the end of an excerpt. */
export const remarkNoCode: Plugin<[], Root> = () => (tree, vfile) =>
  visit(tree, ['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'], (node, index, parent) => {
    if (node.type === 'mdxjsEsm') {
      const hint = 'use a component that contributing/writing.md lists; it needs no import';
      fault(vfile, node, 'Content has no "import" or "export".', hint);
    } else if (!isComment(node.value)) {
      const apart = node.value.startsWith('#') ? HEADING_ID : 'put braces into `code`, or write \\{ and \\}';
      const hint = isInsideParagraph(node, parent.children[index - 1]) ? WRAPPED : apart;
      fault(vfile, node, `Content has no expressions: {${node.value}}.`, hint);
    } else if (!isTruncateMark(node.value)) {
      parent.children.splice(index, 1);
      return index;
    } else if (parent.type !== 'root') {
      const hint = 'put it on a line of its own, outside lists and callouts';
      fault(vfile, node, 'The truncate mark ends nothing here.', hint);
    }
    return undefined;
  });

/** Correction if a line of a paragraph begins with a brace, even inside code. */
export const WRAPPED = 'a line inside a paragraph must not begin with "{", not even in code: break the line elsewhere';

/** Correction for `{#…}` that is no id of a heading. */
export const HEADING_ID = 'an id ends a heading and has letters, digits, "-" and "_" only: ## Heading {#short-id}';

/** Whether an expression that starts a line has split a paragraph. */
const isInsideParagraph = (node: RootContent, before: RootContent | undefined): boolean =>
  before?.type === 'paragraph' && before.position?.end.line === (node.position?.start.line ?? 0) - 1;

/** Whether an expression contains only comments. */
const isComment = (value: string): boolean => /^(?:\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+$/.test(value);

/** Whether an expression is the mark at the end of a post's excerpt. */
export const isTruncateMark = (value: string): boolean => /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(value);

/** Reports h1 headings: the title is the page's h1, so the text starts at h2. */
export const remarkTitles: Plugin<[], Root> = () => (tree, vfile) => {
  for (const node of nodesOf(tree, ['heading'])) {
    if (node.depth === 1) fault(vfile, node, 'The text has an h1 of its own.', 'start at "##"; the title is the h1');
  }
};

/** The row of dashes below the header of a table. */
const DASHES = /\n(?=.*-)(?=.*\|)[ |:-]+(?:\n|$)/;

/** Warns of cells beyond the columns of their table, which are left out, and of a text that was to be a table. */
export const remarkRows: Plugin<[], Root> = () => (tree, vfile) => {
  for (const {
    children: [header, ...rows],
  } of nodesOf(tree, ['table'])) {
    const columns = header?.children.length ?? 0;
    for (const row of rows) {
      const { length } = row.children;
      const message = `This row has ${length} cells, and its table ${columns} columns.`;
      if (length > columns) warn(vfile, row, message, 'write \\| for a bar inside a cell');
    }
  }
  for (const line of nodesOf(tree, ['paragraph']).filter((each) => DASHES.test(toString(each)))) {
    const message = 'This is not a table: its second row has another number of cells than the first.';
    warn(vfile, line, message, 'write | - | - | with as many cells as the first row');
  }
};

/** Callouts for GitHub's alerts, with a title where the default label differs: there, a caution is red, and a warning amber. */
const ALERTS: Readonly<Record<string, { kind: CalloutKind; title?: string }>> = {
  NOTE: { kind: 'note' },
  TIP: { kind: 'tip' },
  IMPORTANT: { kind: 'info', title: 'Important' },
  WARNING: { kind: 'caution', title: 'Warning' },
  CAUTION: { kind: 'danger', title: 'Caution' },
};

const MARK = /^\[!(\w+)\][^\S\n]*([^\n]*)\n?/;

/** Converts `> [!NOTE]` to `<Callout kind="note">`, like `:::note`. Text on the line of the marker is the title. */
export const remarkAlerts: Plugin<[], Root> = () => (tree, vfile) =>
  visit(tree, ['blockquote'], (node, index, parent) => {
    const [, name, title] = takeMark(node) ?? [];
    if (name === undefined) return undefined;
    const alert = ALERTS[name.toUpperCase()];
    if (!alert) fault(vfile, node, `There is no alert "[!${name}]".`, suggest(name, Object.keys(ALERTS)));
    const label = title || alert?.title;
    const attributes = { kind: alert?.kind ?? 'note', ...(label ? { title: label } : {}) };
    parent.children[index] = jsxElement('Callout', attributes, node.children, node);
    return index;
  });

/** Removes the marker from the start of a block quote, and returns its match. */
function takeMark({ children }: Blockquote): RegExpExecArray | undefined {
  const [paragraph] = children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const mark = text?.type === 'text' ? MARK.exec(text.value) : null;
  if (!mark || paragraph?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  text.value = text.value.slice(mark[0].length);
  if (text.value === '') paragraph.children.shift();
  // A hard break, if the marker is followed by two spaces.
  if (paragraph.children[0]?.type === 'break') paragraph.children.shift();
  if (paragraph.children.length === 0) children.shift();
  return mark;
}
