import type { Heading, RootContent } from 'mdast';
import { isElement, type WrittenElement } from '@physics-editor/markdown/attributes';
import { IN_LINES, isSpace, wrapLines } from '@physics-editor/markdown/nodes';

declare module 'unist' {
  interface Data {
    /** Raw text: whether it is a block, and the nesting depth of a callout that it opens. */
    isBlock?: boolean;
    depth?: number;
    /** Name of an anchor. */
    anchor?: string;
    /** The explicit id of a heading. */
    ownId?: string;
    /** Whether an element of HTML has its closing tag. */
    isClosed?: boolean;
  }
}

/** The children of an element, with those of these names out of the paragraph in which MDX puts them if their tags stand on one line. */
export const partsIn = ({ children }: WrittenElement, ...names: string[]): RootContent[] =>
  children.flatMap((child: RootContent): RootContent[] =>
    child.type === 'paragraph' && child.children.some((one) => isElement(one) && names.includes(one.name ?? ''))
      ? child.children
      : [child],
  );

/** The position of a node, for what it becomes. */
export const placeOf = ({ position }: RootContent) => (position ? { position } : {});

/** The value of an attribute as written: a string, or code in braces; `true` without a value. */
export function attributeOf({ attributes }: WrittenElement, ...names: string[]): string | undefined {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !names.includes(attribute.name)) continue;
    const { value } = attribute;
    if (value === null || value === undefined) return 'true';
    if (typeof value === 'string') return value;
    return /^\s*(["'`])((?:(?!\1)[^\\$])*)\1\s*$/.exec(value.value)?.[2] ?? `{${value.value}}`;
  }
  return undefined;
}

/** The literal value of an attribute; undefined if it is code. */
export function textOf(element: WrittenElement, ...names: string[]): string | undefined {
  const value = attributeOf(element, ...names);
  return value?.startsWith('{') ? undefined : value;
}

const LEVELS: readonly Heading['depth'][] = [1, 2, 3, 4, 5, 6];

/** A level as that of a heading: none is deeper than 6. */
export const headingLevel = (level: number): Heading['depth'] => LEVELS.find((each) => each === level) ?? 6;

/** Whether a converted node is a block. */
export const isBlock = ({ type, data }: RootContent): boolean => !IN_LINES.includes(type) || data?.isBlock === true;

/** Raw text as a block. `depth` is the nesting depth of a callout that it opens. */
export const rawBlock = (value: string, depth = 0): RootContent => ({
  type: 'html',
  value,
  data: { isBlock: true, depth },
});

/** Raw text inline. */
export const raw = (value: string): RootContent => ({ type: 'html', value });

/** Converts nodes to blocks: inline nodes among them are wrapped in paragraphs. */
export const inBlocks = (nodes: readonly RootContent[]): RootContent[] => wrapLines(nodes, isBlock);

/** Converts nodes to inline nodes: blocks are replaced by their content, with line breaks between. */
export function inLine(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let wasBlock = false;
  for (const node of nodes) {
    const block = isBlock(node);
    if (result.length > 0 && (block || wasBlock) && !isSpace(node)) result.push(raw('<br />'));
    result.push(...(block ? lineOf(node) : [node]));
    if (!isSpace(node)) wasBlock = block;
  }
  return result;
}

function lineOf(node: RootContent): RootContent[] {
  if (node.type === 'code') return [{ type: 'inlineCode', value: node.value.replace(/\s+/g, ' ').trim() }];
  if (node.type === 'math') return [{ type: 'inlineMath', value: node.value }];
  if (node.type === 'thematicBreak' || node.type === 'html') return [];
  return 'children' in node ? inLine(node.children) : [];
}
