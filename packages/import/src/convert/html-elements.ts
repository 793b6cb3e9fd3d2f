import { parseDocument } from 'htmlparser2';
import type { Html, Parent, RootContent } from 'mdast';
import { filled } from '@physics-editor/markdown/nodes';
import { jsxElement } from '@physics-editor/markdown/plugins/remark-elements';

type DomNode = ReturnType<typeof parseDocument>['children'][number];

const OPEN = '\u{E001}';
const CLOSE = '\u{E002}';
const PLACEHOLDER = /\u{E001}(\d+)\u{E002}/u;

/**
 * Converts the HTML in a tree to elements. Markdown only recognises single tags, which may have blocks between them, so the nodes between the tags of
 * a parent are replaced by numbered placeholders in the HTML and restored after parsing it.
 */
export function htmlToElements(parent: Parent): void {
  for (const child of parent.children) if ('children' in child) htmlToElements(child);
  if (!parent.children.some(({ type }) => type === 'html')) return;
  const { children } = parent;
  const starts: { at: number; node: RootContent }[] = [];
  let html = '';
  children.forEach((node, index) => {
    starts.push({ at: html.length, node });
    html += node.type === 'html' ? node.value : `${OPEN}${index}${CLOSE}`;
  });
  const document = parseDocument(html, {
    lowerCaseTags: false,
    lowerCaseAttributeNames: false,
    recognizeSelfClosing: true,
    withStartIndices: true,
    withEndIndices: true,
  });
  /** The line of `offset` in the joined HTML. */
  const placeOf = (offset: number): Pick<Html, 'position'> => {
    const start = starts.findLast(({ at }) => at <= offset);
    const begin = start?.node.position?.start;
    if (!start || !begin) return {};
    const line = begin.line + html.slice(start.at, offset).split('\n').length - 1;
    return { position: { start: { line, column: 1 }, end: { line, column: 1 } } };
  };

  const convert = (nodes: readonly DomNode[], isVerbatim: boolean): RootContent[] =>
    nodes.flatMap((node) => nodeOf(node, isVerbatim));
  const nodeOf = (node: DomNode, isVerbatim: boolean): RootContent[] => {
    if (node.type === 'text' && 'data' in node) {
      return textNodes(isVerbatim ? node.data : node.data.replace(/\s+/g, ' '), children);
    }
    if (!('attribs' in node)) return [];
    const end = node.endIndex ?? 0;
    const isClosed = html.slice(0, end + 1).endsWith(`</${node.name}>`) || /\/>$/.test(html.slice(0, end + 1));
    const element = jsxElement(node.name, node.attribs, [], placeOf(node.startIndex ?? 0));
    element.data = { isClosed };
    return [filled(element, convert(node.children, isVerbatim || node.name === 'pre'))];
  };
  filled(parent, convert(document.children, false));
}

function textNodes(value: string, children: readonly RootContent[]): RootContent[] {
  return value.split(/(\u{E001}\d+\u{E002})/u).flatMap((part): RootContent[] => {
    const index = PLACEHOLDER.exec(part)?.[1];
    const child = index === undefined ? undefined : children[Number(index)];
    return child ? [child] : part ? [{ type: 'text', value: part }] : [];
  });
}
