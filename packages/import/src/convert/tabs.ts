import { slug } from 'github-slugger';
import type { Code, RootContent } from 'mdast';
import { isElement, type WrittenElement } from '@physics-editor/markdown/attributes';
import { attributeOf, inBlocks, rawBlock, textOf } from './elements';
import { readModule } from './literal';

const ITEMS = ['TabItem', 'Tab', 'TabPanel', 'CodeTab'];

interface Tab {
  value: string;
  label: string;
  isFirst?: boolean;
  blocks: readonly RootContent[];
}

/** Tabs of any generator as a sequence of blocks; `children` are items, or listings that are one tab each. */
export function tabs(
  children: readonly RootContent[],
  element: WrittenElement | undefined,
  inner: (nodes: readonly RootContent[]) => RootContent[],
): RootContent[] {
  const named = element ? labelsOf(element) : new Map<string, string>();
  const labels = [...named.values()];
  const found = tabNodes(children).map((node, index): Tab => {
    if (node.type === 'code') {
      const label = labelOfCode(node) ?? labels[index] ?? node.lang ?? `Tab ${index + 1}`;
      return { value: slug(label), label, blocks: inner([node]) };
    }
    const own = isElement(node) ? textOf(node, 'value') : undefined;
    const label =
      (isElement(node) && textOf(node, 'label', 'title', 'name')) ||
      named.get(own ?? '') ||
      own ||
      labels[index] ||
      `Tab ${index + 1}`;
    const isFirst = isElement(node) && textOf(node, 'default') === 'true';
    const blocks = 'children' in node ? inBlocks(inner(node.children)) : [];
    return { value: own ?? slug(label), label, isFirst, blocks };
  });
  if (found.length === 0) return inBlocks(inner(children));
  const group = element && textOf(element, 'groupId', 'syncKey', 'group');
  const groupId = group && slug(group);
  const query = element && textOf(element, 'queryString');
  const attributes = {
    groupId,
    defaultValue: (element && textOf(element, 'defaultValue')) ?? found.find(({ isFirst }) => isFirst)?.value,
    queryString: query === 'true' ? groupId : query,
  };
  const written = Object.entries(attributes).map(([name, value]) => (value ? ` ${name}=${quoted(value)}` : ''));
  return [
    rawBlock(`<Tabs${written.join('')}>`),
    ...found.flatMap(({ value, label, blocks }, index) => [
      rawBlock(`<TabItem value=${quoted(value || `tab-${index + 1}`)} label=${quoted(label)}>`),
      ...blocks,
      rawBlock('</TabItem>'),
    ]),
    rawBlock('</Tabs>'),
  ];
}

const quoted = (value: string): string =>
  `"${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')}"`;

/** Items and listings, including those in a paragraph or fragment. */
const tabNodes = (nodes: readonly RootContent[]): RootContent[] =>
  nodes.flatMap((node): RootContent[] => {
    if (node.type === 'code' || (isElement(node) && ITEMS.includes(node.name?.split('.').at(-1) ?? ''))) return [node];
    return 'children' in node ? tabNodes(node.children) : [];
  });

/** VitePress labels a tab by `[label]` after the language. */
const labelOfCode = ({ lang, meta }: Code): string | undefined => {
  const written = `${lang ?? ''} ${meta ?? ''}`;
  return /\[([^\]]+)\]/.exec(written)?.[1]?.trim() ?? /\b(?:title|filename|label)=["']([^"']+)["']/.exec(written)?.[1];
};

/** Labels from the `values` or `items` attribute of the tabs, by value. */
function labelsOf(element: WrittenElement): Map<string, string> {
  const code = attributeOf(element, 'values', 'items');
  const list = code?.startsWith('{') ? readModule(`export default (${code.slice(1, -1)})`).value : undefined;
  if (!Array.isArray(list)) return new Map();
  return new Map(
    list.flatMap((entry: unknown): [string, string][] => {
      if (typeof entry === 'string') return [[entry, entry]];
      if (typeof entry !== 'object' || entry === null || !('value' in entry)) return [];
      return [[String(entry.value), 'label' in entry ? String(entry.label) : String(entry.value)]];
    }),
  );
}
