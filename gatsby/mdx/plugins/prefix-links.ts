import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Puts the site's path prefix before the addresses of pages that links name. Addresses of other sites and anchors of the page stay. */
export function prefixLinks(tree: Root, pathPrefix: string): void {
  if (pathPrefix === '') return;
  visit(tree, 'element', ({ tagName, properties }) => {
    const href = properties['href'];
    if (tagName !== 'a' || typeof href !== 'string' || !/^\/(?!\/)/.test(href)) return;
    properties['href'] = pathPrefix + href;
  });
}
