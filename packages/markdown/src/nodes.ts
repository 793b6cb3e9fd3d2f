import type { Properties } from 'hast';
import type * as mdast from 'mdast';
import type { PictureData } from './types';
import type { Nodes, Root, RootContent } from 'mdast';
import { visitAll } from './visit';

type Children = readonly mdast.RootContent[];

/** Sets the children of a node, and returns it. The caller ensures that their types are allowed. */
export function filled<Node extends mdast.Parent>(node: Node, children: Children): Node {
  const parent: mdast.Parent = node;
  parent.children = [...children];
  return node;
}

/** The root of a text. */
export const root = (children: Children): mdast.Root => filled({ type: 'root', children: [] }, children);

/** A heading of level 1 to 6. */
export const heading = (depth: mdast.Heading['depth'], children: Children): mdast.Heading =>
  filled({ type: 'heading', depth, children: [] }, children);

/** A paragraph. */
export const paragraph = (children: Children): mdast.Paragraph => filled({ type: 'paragraph', children: [] }, children);

/** A block quote. */
export const quote = (children: Children): mdast.Blockquote => filled({ type: 'blockquote', children: [] }, children);

/** A tight bullet list: no empty lines between its items. */
export const list = (items: readonly Children[]): mdast.List =>
  filled({ type: 'list', ordered: false, spread: false, children: [] }, items.map(listItem));

const listItem = (children: Children): mdast.ListItem =>
  filled({ type: 'listItem', spread: false, children: [] }, children);

/** Bold text. */
export const strong = (children: Children): mdast.Strong => filled({ type: 'strong', children: [] }, children);

/** Italic text. */
export const emphasis = (children: Children): mdast.Emphasis => filled({ type: 'emphasis', children: [] }, children);

/** A link. */
export const link = (url: string, children: Children): mdast.Link =>
  filled({ type: 'link', url, children: [] }, children);

/** Plain text. */
export const text = (value: string): mdast.Text => ({ type: 'text', value });

/** A picture with its text alternative. */
export const image = (url: string, alt: string): mdast.Image => ({ type: 'image', url, alt });

/** A fenced code block. */
export const code = (lang: string, value: string): mdast.Code => ({ type: 'code', lang, value });

/** Types of inline nodes; all others are blocks. */
export const IN_LINES: readonly RootContent['type'][] = [
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'html',
  'image',
  'imageReference',
  'inlineCode',
  'inlineMath',
  'link',
  'linkReference',
  'strong',
  'text',
];

/** Whether a node is white space. */
export const isSpace = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Removes white space at both ends, and where a line begins. */
export function trimmed(nodes: Children): RootContent[] {
  const start = nodes.findIndex((node) => !isSpace(node));
  const end = nodes.findLastIndex((node) => !isSpace(node));
  if (start < 0) return [];
  return nodes.slice(start, end + 1).map((node, at) => {
    if (node.type !== 'text') return node;
    const opens = at === 0 || nodes[start + at - 1]?.type === 'break';
    const value = opens ? node.value.trimStart() : node.value;
    return { ...node, value: at === end - start ? value.trimEnd() : value };
  });
}

/** Wraps inline nodes among blocks in paragraphs. */
export function wrapLines(nodes: Children, isBlock: (node: RootContent) => boolean): RootContent[] {
  const blocks: RootContent[] = [];
  let line: RootContent[] = [];
  const endLine = () => {
    const children = trimmed(line);
    if (children.length > 0) blocks.push(paragraph(children));
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(node);
  }
  endLine();
  return blocks;
}

/** Adds a picture to the properties of a component. React accepts an object, but the types of `hast` only allow HTML values. */
export const withPicture = (picture: PictureData, properties: Properties): Properties =>
  Object.assign(properties, { picture: picture.gatsbyImageData });

/** Replaces nodes of a tree. For replacements that are created asynchronously, which a visitor cannot await. */
export function replaceNodes(tree: Root, replacements: ReadonlyMap<Nodes, RootContent>): void {
  visitAll(tree, (node, index, parent) => {
    parent.children[index] = replacements.get(node) ?? node;
  });
}
