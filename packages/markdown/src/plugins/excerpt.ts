import type { Root } from 'hast';
import { isExternal } from '@physics-editor/lib/addresses';
import { visitElements } from '../visit';

/** The comment that the truncate mark becomes. */
export const TRUNCATE = 'truncate';

/**
 * The part before the truncate mark, for lists of posts; undefined if there is none. It has no anchors, and its links, footnotes and scenes lead to
 * `page`, the address of the whole text.
 */
export function excerptOf(tree: Root, page: string): Root | undefined {
  const end = tree.children.findIndex((node) => node.type === 'comment' && node.value === TRUNCATE);
  if (end < 0) return undefined;
  const excerpt = structuredClone({ ...tree, children: tree.children.slice(0, end) });
  visitElements(excerpt, (node) => {
    const { href, id, picture, alt } = node.properties;
    // Ids in drawings, to which their elements refer, contain the name of the file.
    if (/^(?:h[2-6]|a)$/.test(node.tagName)) Object.assign(node.properties, { id: null, ariaDescribedBy: null });
    if (node.tagName === 'content-live-scene') {
      const poster = { type: 'element', tagName: 'content-picture', properties: { picture, alt }, children: [] };
      Object.assign(node, { tagName: 'a', properties: { href: `${page}#${String(id)}` }, children: [poster] });
    }
    if (typeof href !== 'string' || isExternal(href) || href.startsWith('/')) return;
    const { pathname, search, hash } = new URL(href, `https://site.invalid${page}`);
    node.properties.href = pathname + search + hash;
  });
  return excerpt;
}
