import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Root, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import temml from 'temml';
import type { Plugin } from 'unified';
import { messageOf } from '@physics-editor/lib/text/message-of';
import { fault } from '@physics-editor/lib/content/messages';
import { element } from '../hast-of';
import { isFootnoteMark, sectionSummary } from '../plain/summary';
import { takeOwnId } from '../source/source';
import { visitElements } from '../visit';

/** Ids of the layout, which headings must not repeat. */
const LAYOUT_IDS = ['main', 'main-menu', 'section-pages', 'link-preview'];

/** A heading's text as slugs are made of it: "C++" and "C#" differ, and one of signs alone has a word. */
const slugSource = (text: string): string => {
  const words = text.replace(/(?<=\p{L})\+\+(?!\w)/gu, ' plus plus').replace(/(?<=\p{L})#(?!\w)/gu, ' sharp');
  return /[\p{L}\p{N}]/u.test(slug(words)) ? words : 'section';
};

/**
 * Adds an id (the explicit one, or a slug of the text as on GitHub) and a link to itself to every heading, and sets `data.headings`. One that already
 * has an id, like that of the footnotes, was not written by the author and is skipped.
 */
export const rehypeHeadings: Plugin<[], Root> = () => (tree, vfile) => {
  const slugger = new GithubSlugger();
  const taken = new Set<unknown>(LAYOUT_IDS);
  const found: { node: Element; level: number; summary: string; own: string | undefined }[] = [];

  visitElements(tree, ({ properties: { id } }) => void taken.add(id ?? ''));
  visitElements(tree, (node, index, parent) => {
    const level = Number(/^h([2-6])$/.exec(node.tagName)?.[1]);
    if (!level || node.properties['id']) return;
    const own = takeOwnId(node);
    found.push({ node, level, summary: sectionSummary(parent.children.slice(index + 1)), own });
    if (!own) return;
    if (taken.has(own)) fault(vfile, node, `The id "${own}" is on this page already.`, 'give the heading another');
    taken.add(own);
  });
  for (const id of taken) slugger.slug(String(id));

  vfile.data.headings = found.map(({ node, level, summary, own }) => {
    const children = node.children.filter((child) => child.type !== 'element' || !isFootnoteMark(child));
    const text = toString({ ...node, children }).trim();
    if (!text) fault(vfile, node, 'This heading is empty.', 'write what the section is about, or take the heading out');
    const id = own ?? slugger.slug(slugSource(text));
    const label = `Direct link to ${text}`;
    node.properties = { ...node.properties, id };
    const properties = { className: ['hash-link'], href: `#${id}`, ariaLabel: label, title: label };
    node.children.push(element('a', properties, []));
    return { id, text, level, summary };
  });
};

/** Converts formulas from TeX to MathML, which browsers and screen readers support natively. */
export const rehypeFormulas: Plugin<[], Root> = () => (tree, vfile) =>
  visitElements(tree, (node) => {
    const [first] = node.children;
    const code = node.tagName === 'pre' && first?.type === 'element' ? first : node;
    const classes = [code.properties.className ?? []].flat();
    const isDisplay = classes.includes('math-display');
    if (!isDisplay && !classes.includes('math-inline')) return;
    const tex = toString(code);
    try {
      const render = (lines: string) => temml.renderToString(lines, { displayMode: isDisplay, throwOnError: true });
      const line = render(tex);
      // `\\` ends no line outside an environment.
      const markup = isDisplay && line.includes('<mo></mo>') ? render(`\\begin{gathered}${tex}\\end{gathered}`) : line;
      node.properties = { markup, tex: tex.replace(/\s+/g, ' ').trim(), isDisplay };
    } catch (error) {
      fault(vfile, node, `This formula is not TeX: ${messageOf(error).replace(/\s+/g, ' ').trim()}`, 'see temml.org');
    }
    node.tagName = 'content-formula';
    node.children = [];
  });

/** Adds the path prefix to links to pages of the site. Links to other sites and to anchors of the page are unchanged. */
export const rehypePrefix: Plugin<[{ pathPrefix: string }], Root> =
  ({ pathPrefix }) =>
  (tree) =>
    visitElements(tree, ({ tagName, properties }) => {
      const href = properties['href'];
      if (tagName === 'a' && typeof href === 'string' && /^\/(?!\/)/.test(href)) properties['href'] = pathPrefix + href;
    });

/** Blocks with a direction, which also determines the side of list markers and of the border of quotes. */
const BLOCKS = /^(p|h[2-6]|[uod]l|li|blockquote|table|t[hd]|details|summary|d[td])$/;

const RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Sets `dir` on blocks whose direction differs from that of their parent. The site is left to right. */
export const rehypeDirections: Plugin<[], Root> = () => (tree) => setDirections(tree.children, 'ltr');

type Direction = 'ltr' | 'rtl';

function setDirections(nodes: readonly (Root['children'][number] | ElementContent)[], around: Direction): void {
  for (const node of nodes) {
    if (!('children' in node)) continue;
    const isBlock = node.type === 'element' && BLOCKS.test(node.tagName);
    const own = (isBlock && directionOf(toString(node))) || around;
    if (isBlock && own !== around) node.properties = { ...node.properties, dir: own };
    setDirections(node.children, own);
  }
}

/** The direction of the first letter, as for `dir="auto"`; undefined for a text without letters. */
function directionOf(text: string): Direction | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  return letter === undefined ? undefined : RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
