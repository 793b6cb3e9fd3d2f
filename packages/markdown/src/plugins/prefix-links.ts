import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** Adds the path prefix to links to pages of the site. Links to other sites and to anchors of the page are unchanged. */
export const rehypePrefix: Plugin<[{ pathPrefix: string }], Root> =
  ({ pathPrefix }) =>
  (tree) =>
    visit(tree, 'element', ({ tagName, properties }) => {
      const href = properties['href'];
      if (tagName === 'a' && typeof href === 'string' && /^\/(?!\/)/.test(href)) properties['href'] = pathPrefix + href;
    });
