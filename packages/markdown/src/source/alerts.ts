import type { Blockquote, Root } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { CalloutKind } from '@physics-editor/lib/callouts';
import { suggest } from '@physics-editor/lib/content/fault';
import { fault } from '@physics-editor/lib/content/messages';
import { jsxElement } from '../plugins/remark-elements';

/** Callouts for GitHub's alerts, with a title where the default label differs. */
const ALERTS: Readonly<Record<string, { kind: CalloutKind; title?: string }>> = {
  NOTE: { kind: 'note' },
  TIP: { kind: 'tip' },
  IMPORTANT: { kind: 'info', title: 'Important' },
  WARNING: { kind: 'danger', title: 'Warning' },
  CAUTION: { kind: 'caution' },
};

const MARK = /^\[!(\w+)\][^\S\n]*([^\n]*)\n?/;

/** Converts `> [!NOTE]` to `<Callout kind="note">`, like `:::note`. Text on the line of the marker is the title. */
export const remarkAlerts: Plugin<[], Root> = () => (tree, vfile) =>
  visit(tree, 'blockquote', (node, index, parent) => {
    const [, name, title] = takeMark(node) ?? [];
    if (name === undefined || index === undefined || !parent) return undefined;
    const alert = ALERTS[name.toUpperCase()];
    if (!alert) fault(vfile, node, `There is no alert "[!${name}]".`, suggest(name, Object.keys(ALERTS)));
    const label = title || alert?.title;
    const attributes = { kind: alert?.kind ?? 'note', ...(label ? { title: label } : {}) };
    parent.children[index] = jsxElement('Callout', attributes, node.children, node);
    return [SKIP, index];
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
