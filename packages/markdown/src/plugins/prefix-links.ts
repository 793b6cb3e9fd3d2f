import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Adds the path prefix to links to pages of the site. Links to other sites and to anchors of the page are unchanged. */
export function prefixLinks(tree: Root, pathPrefix: string): void {
  if (pathPrefix === '') return;
  visit(tree, 'element', ({ tagName, properties }) => {
    const href = properties['href'];
    if (tagName !== 'a' || typeof href !== 'string' || !/^\/(?!\/)/.test(href)) return;
    properties['href'] = pathPrefix + href;
  });
}
