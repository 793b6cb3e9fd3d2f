import type { Parent } from 'hast';
import type { Plugin } from 'unified';

/** The space between a number and the symbol of its unit. */
const BEFORE_UNIT = /(?<=\d) (?=%|°|(?:[kcmµMG]?(?:m|s|g|N|J|W|Hz|B|Pa)|dB|h|min|px|rad)(?!\p{L}))/gu;

/** Keeps numbers and the units after them on one line, outside code. Ids and data of headings have been made of the common spaces before. */
export const rehypeUnits: Plugin<[], Parent> = () => joinUnits;

/** Does so in a tree. */
export function joinUnits(parent: Parent): void {
  for (const node of parent.children) {
    if (node.type === 'text') node.value = node.value.replace(BEFORE_UNIT, '\u00a0');
    else if ('children' in node && !(node.type === 'element' && node.tagName === 'code')) joinUnits(node);
  }
}
