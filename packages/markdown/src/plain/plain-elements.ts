import type { RootContent } from 'mdast';
import { attributesOf, type WrittenElement } from '../attributes';
import { emphasis, IN_LINES, paragraph, quote, strong, text, trimmed, wrapLines } from '../nodes';

/** Inline elements without a Markdown equivalent. GitHub supports them as HTML. */
const PRESERVED = ['kbd', 'sub', 'sup'];

/** Converts an element to plain Markdown. Its children have already been converted. */
export function plainElement(element: WrittenElement): RootContent[] {
  const { name } = element;
  const attributes = attributesOf(element);
  const children: readonly RootContent[] = element.children;
  switch (name) {
    case 'Callout': {
      const label = attributes.get('title') || labelOf(attributes.get('kind') ?? '');
      return [quote([paragraph([strong([text(label)])]), ...inBlocks(children)])];
    }
    case 'TabItem': {
      const label = attributes.get('label') || (attributes.get('value') ?? '');
      return [paragraph([strong([text(label)])]), ...inBlocks(children)];
    }
    case 'Figure':
      return [...inBlocks(children), paragraph([emphasis([text(attributes.get('caption') ?? '')])])];
    case 'summary':
    case 'dt':
      return [paragraph([strong(trimmed(inLine(children)).flatMap(withoutStrong))])];
    case 'Tabs':
    case 'details':
    case 'dl':
    case 'dd':
      return inBlocks(children);
    case 'br':
      return [{ type: 'break' }];
    case 'abbr': {
      const meaning = attributes.get('title');
      return [...inLine(children), ...(meaning ? [text(` (${meaning})`)] : [])];
    }
    case 'cite':
      return [emphasis(inLine(children))];
    case 'mark':
      return [strong(inLine(children))];
    default:
      if (!name || !PRESERVED.includes(name)) return inLine(children);
      return [{ type: 'html', value: `<${name}>` }, ...inLine(children), { type: 'html', value: `</${name}>` }];
  }
}

/** Wraps inline nodes among blocks in paragraphs. */
export const inBlocks = (nodes: readonly RootContent[]): RootContent[] =>
  wrapLines(nodes, ({ type }) => !IN_LINES.includes(type));

/** Replaces paragraphs by their children. */
const inLine = (nodes: readonly RootContent[]): RootContent[] =>
  nodes.flatMap((node): RootContent[] => (node.type === 'paragraph' ? node.children : [node]));

/** Unwraps bold text, since bold inside bold has no effect. */
const withoutStrong = (node: RootContent): RootContent[] => (node.type === 'strong' ? node.children : [node]);

const labelOf = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);
