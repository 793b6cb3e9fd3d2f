import type { ListItem, Paragraph, Root, RootContent } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import { isElement } from '@physics-editor/markdown/attributes';
import { filled, trimmed } from '@physics-editor/markdown/nodes';
import { calloutOfQuote, containerBlocks } from './containers';
import { convertCode } from './code';
import { inBlocks, inLine, isBlock } from './elements';
import { convertElement } from './convert-element';
import type { Conversion } from './conversion';
import type { Notes } from '../notes';

const IMPORT = /import\s+(?:\{?\s*)?(\w+)[^'"]*?from\s*['"]([^'"]+)['"]/g;

/** Converts a foreign tree to Markdown and the elements of this site. Links, pictures and headings are left unchanged. */
export function convertTree(
  tree: Root,
  notes: Notes,
  include: (path: string) => RootContent[] | undefined,
): RootContent[] {
  const conversion: Conversion = {
    notes,
    imports: new Map(),
    include,
    inner: (nodes) => nodes.flatMap((node) => convertNode(node, conversion)),
  };
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const [, name = '', from = ''] of node.value.matchAll(IMPORT)) conversion.imports.set(name, from);
  }
  return inBlocks(conversion.inner(tree.children));
}

function convertNode(node: RootContent, conversion: Conversion): RootContent[] {
  const { notes, inner } = conversion;
  if (isElement(node)) return convertElement(node, conversion);
  switch (node.type) {
    case 'mdxjsEsm':
      if (/^\s*export\b/m.test(node.value)) notes.leave(node, 'Exported code was left out.');
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return expressionText(node, notes);
    case 'containerDirective':
      return containerBlocks(node, conversion);
    case 'blockquote': {
      const blocks = inBlocks(inner(node.children));
      return calloutOfQuote(node, blocks, notes) ?? [filled(node, blocks)];
    }
    case 'code':
      return [convertCode(node, notes)];
    case 'html':
      return [];
    case 'paragraph':
      return paragraphs(node, inner(node.children));
    case 'list':
    case 'table':
    case 'tableRow':
      return [filled(node, inner(node.children))];
    case 'listItem':
      return [listItem(node, inBlocks(inner(node.children)))];
    case 'footnoteDefinition':
      return [filled(node, inBlocks(inner(node.children)))];
    // White space is insignificant at the ends of a line, but not between markup.
    case 'heading':
    case 'tableCell':
      return [filled(node, trimmed(inLine(inner(node.children))))];
    default:
      return ['children' in node ? filled(node, inLine(inner(node.children))) : node];
  }
}

/** A list whose items contain blocks is written with empty lines. */
const listItem = (node: ListItem, blocks: readonly RootContent[]): RootContent =>
  filled({ ...node, spread: node.spread || blocks.some(({ type, data }) => type === 'html' && data?.isBlock) }, blocks);

function paragraphs(node: Paragraph, children: readonly RootContent[]): RootContent[] {
  if (children.some(isBlock)) return inBlocks(children);
  // The end of a container that was never opened or could not be parsed.
  const kept = children.map((child): RootContent =>
    child.type === 'text' ? { ...child, value: child.value.replace(/(^|\n):{3,}[\w ]*(?=\n|$)/g, '') } : child,
  );
  const line = trimmed(kept);
  return line.length > 0 ? [filled(node, line)] : [];
}

/** A string in braces becomes text; other code is shown inline, or left out if it is a block. */
function expressionText(node: MdxFlowExpression | MdxTextExpression, notes: Notes): RootContent[] {
  const code = node.value.trim();
  if (code === '' || /^\/\*[\s\S]*\*\/$/.test(code)) return [];
  const written = /^(["'`])((?:(?!\1)[^\\$])*)\1$/.exec(code)?.[2];
  if (written !== undefined) return [{ type: 'text', value: written }];
  notes.leave(node, `The value of {${shortCode(code)}} was left out: the importer runs no code.`);
  return node.type === 'mdxTextExpression' ? [{ type: 'inlineCode', value: code }] : [];
}

const shortCode = (code: string): string => (code.length > 40 ? `${code.slice(0, 40).replace(/\s+/g, ' ')}…` : code);
