import type { ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';

/** Blocks whose text has one direction, and with it what is beside it: the marks of a list, the line of a quote. */
const BLOCKS = /^(p|h[2-6]|[uod]l|li|blockquote|table|t[hd]|details|summary|d[td])$/;

const RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Blocks get a direction where theirs is not that of what they are in. That of the site is from left to right. */
export const markDirections = (tree: Root): void => visit(tree.children, 'ltr');

type Direction = 'ltr' | 'rtl';

function visit(nodes: readonly (Root['children'][number] | ElementContent)[], around: Direction): void {
  for (const node of nodes) {
    if (!('children' in node)) continue;
    const isBlock = node.type === 'element' && BLOCKS.test(node.tagName);
    const own = (isBlock && directionOf(toString(node))) || around;
    if (isBlock && own !== around) node.properties = { ...node.properties, dir: own };
    visit(node.children, own);
  }
}

/** The direction of the first letter, as `dir="auto"` would have it; undefined for a text without letters. */
function directionOf(text: string): Direction | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  return letter === undefined ? undefined : RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
