import type { Blockquote, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import type { Conversion } from './conversion';
import { filled, text, trimmed } from '@physics-editor/markdown/nodes';
import { inBlocks, inLine, rawBlock } from './elements';
import { CALLOUT_KINDS, type CalloutKind } from '@physics-editor/lib/callouts';
import type { Notes } from '../notes';
import { tabs } from './tabs';
import { writeLine } from '../write';

/** Kinds of callouts of all generators, and their equivalents here. */
const KINDS: ReadonlyMap<string, CalloutKind> = new Map([
  ...CALLOUT_KINDS.map((kind) => [kind, kind] as const),
  ['warning', 'caution'],
  ['warn', 'caution'],
  ['important', 'info'],
  ['secondary', 'note'],
  ['success', 'tip'],
  ['error', 'danger'],
  ['hint', 'tip'],
  ['good', 'tip'],
  ['bad', 'danger'],
  ['default', 'note'],
]);

/** The equivalent of a foreign kind of callout; undefined if there is none. */
export const calloutKind = (name: string): CalloutKind | undefined => KINDS.get(name.toLowerCase());

/** A callout as a sequence of blocks. If its kind has another name here, the original name becomes its title. */
export function callout(name: string, title: string | undefined, blocks: readonly RootContent[]): RootContent[] {
  const kind = calloutKind(name) ?? 'note';
  const label = title?.trim() || (kind === name.toLowerCase() || name === 'default' ? '' : capitalised(name));
  const depth = depthOf(blocks);
  const colons = ':'.repeat(3 + depth);
  const written = label && ` ${writeLine([text(label)]).replace(/\\?[[\]]/g, '')}`;
  return [rawBlock(`${colons}${kind}${written}`, depth + 1), ...blocks, rawBlock(colons)];
}

/** A fold as a sequence of blocks. */
export const details = (
  summary: readonly RootContent[],
  blocks: readonly RootContent[],
  isOpen: boolean,
): RootContent[] => [
  rawBlock(isOpen ? '<details open>' : '<details>', depthOf(blocks)),
  rawBlock(`<summary>${writeLine(trimmed(inLine(summary))) || 'Details'}</summary>`),
  ...blocks,
  rawBlock('</details>'),
];

/** Nesting depth of callouts in blocks: an outer one has more colons. */
const depthOf = (blocks: readonly RootContent[]): number =>
  Math.max(
    0,
    ...blocks.map((block) => {
      if ('children' in block) return depthOf(block.children);
      return block.type === 'html' ? (block.data?.depth ?? 0) : 0;
    }),
  );

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();

/** Converts `:::name[Title]`. */
export function containerBlocks(node: ContainerDirective, { notes, inner }: Conversion): RootContent[] {
  const [first, ...others] = node.children;
  const hasLabel = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data;
  const label = hasLabel ? toString(first) : undefined;
  const children: readonly RootContent[] = hasLabel ? others : node.children;
  if (node.name === 'code-group') return tabs(children, undefined, inner);
  const blocks = inBlocks(inner(children));
  if (node.name === 'details') return details([text(label ?? 'Details')], blocks, false);
  if (calloutKind(node.name)) return callout(node.name, label ?? node.attributes?.['title'] ?? undefined, blocks);
  notes.leave(node, `":::${node.name}" is not supported; its text was preserved.`);
  return blocks;
}

const ALERT = /^\[!(\w+)\][+-]?[ \t]*/;

/** On GitHub, a warning is less severe than a caution. */
const ALERTS: Record<string, string> = { warning: 'warning', caution: 'danger' };

/** Converts a quotation `> [!NOTE]`, of any kind of callout, to a callout; undefined for any other. */
export function calloutOfQuote(
  node: Blockquote,
  blocks: readonly RootContent[],
  notes: Notes,
): RootContent[] | undefined {
  const [first, ...others] = blocks;
  if (first?.type !== 'paragraph') return undefined;
  const [opening, ...rest] = first.children;
  const [mark, kind = ''] = (opening?.type === 'text' && ALERT.exec(opening.value)) || [];
  if (opening?.type !== 'text' || mark === undefined || !calloutKind(kind)) return undefined;
  const after = opening.value.slice(mark.length);
  // VitePress and Obsidian allow a title after the mark. With markup in it, it stays text.
  const [line = ''] = rest.length > 0 && !after.includes('\n') ? [] : after.split('\n');
  filled(first, [{ ...opening, value: after.slice(line.length).trimStart() }, ...rest]);
  const name = ALERTS[kind.toLowerCase()] ?? kind.toLowerCase();
  notes.change(node, 'An alert became a callout.');
  const title = line.trim() || (name === kind.toLowerCase() ? undefined : capitalised(kind));
  const isEmpty = toString(first).trim() === '' && first.children.length === 1;
  return callout(name, title, isEmpty ? others : [first, ...others]);
}
