import type { ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Plugin } from 'unified';

/** Blocks with a direction, which also determines the side of list markers and of the border of quotes. */
const BLOCKS = /^(p|h[2-6]|[uod]l|li|blockquote|table|t[hd]|details|summary|d[td])$/;

const RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Sets `dir` on blocks whose direction differs from that of their parent. The site is left to right. */
export const rehypeDirections: Plugin<[], Root> = () => (tree) => visit(tree.children, 'ltr');

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

/** The direction of the first letter, as for `dir="auto"`; undefined for a text without letters. */
function directionOf(text: string): Direction | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  return letter === undefined ? undefined : RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
