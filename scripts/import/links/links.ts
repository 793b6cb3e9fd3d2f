import { posix } from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { decodeHash, decodePath } from '../../../src/lib/addresses';
import { isElement } from '../convert/elements';
import type { Notes } from '../notes';
import { routeOf } from './destinations';
import { replaceNodes } from '../convert/walk';

/** A page that links may lead to. */
export interface LinkedPage {
  /** Path of the foreign file, below the folder of the import. */
  readonly path: string;
  /** Path below `content/`. */
  readonly target: string;
  /** Address of its own on the foreign site, if its front matter says so. */
  readonly slug: string | undefined;
  /** Its name in foreign sidebars, if its front matter says so. */
  readonly id: string | undefined;
  /** Anchors of its headings here. */
  readonly ids: readonly string[];
  /** Anchors of its headings here, by foreign anchors; an empty one is the top of the page. */
  readonly aliases: ReadonlyMap<string, string>;
}

/** Folders that the address of a foreign page may begin with and its file may not. */
const PREFIXES = /^(docs?|en|en-us|latest|next|stable|current|v?\d+(\.[\dx]+)*)$/;

/** Finds pages by what foreign texts and sidebars call them. */
export class PageIndex {
  private readonly byRoute = new Map<string, LinkedPage>();

  constructor(
    pages: readonly LinkedPage[],
    /** The folder of the import, whose last parts may be in addresses. */
    private readonly root: string,
  ) {
    const add = (route: string, page: LinkedPage) => {
      const key = keyOf(route);
      if (!this.byRoute.has(key)) this.byRoute.set(key, page);
    };
    for (const page of pages) add(page.path, page);
    for (const page of pages) {
      const folder = posix.dirname(page.path);
      if (page.slug) add(page.slug.startsWith('/') ? page.slug : posix.join(folder, page.slug), page);
      if (page.id) add(posix.join(folder, page.id), page);
    }
  }

  /** The page at a path, an address or an id; folders that are not part of its file may come first. */
  find(name: string): LinkedPage | undefined {
    const parts = keyOf(name).split('/');
    const folders = this.root.toLowerCase().split(/[/\\]/).map(keyOf);
    for (let skipped = 0; skipped <= parts.length; skipped++) {
      const last = parts[skipped - 1];
      if (last !== undefined && !PREFIXES.test(last) && !folders.includes(last)) return undefined;
      const page = this.byRoute.get(parts.slice(skipped).join('/'));
      if (page) return page;
    }
    return undefined;
  }

  /** The page that a link in the text of `page` leads to, by the file or by the address. */
  follow(url: string, page: LinkedPage): LinkedPage | undefined {
    if (url === '') return page;
    if (url.startsWith('/')) return this.find(url);
    const folder = posix.dirname(page.path);
    // Beside the file, below the address, or from the root of the site.
    const bases = [folder, routeOf(page.path), '.'];
    const routes = bases.map((base) => keyOf(posix.join(base, url)));
    return routes.map((route) => this.byRoute.get(route)).find((found) => found !== undefined);
  }
}

const keyOf = (path: string): string =>
  routeOf(path.replace(/^(\.?\/)+|\/+$/g, '').replace(/\.html$/, ''))
    .replace(/^\.?\/|\/+$/g, '')
    .toLowerCase();

/** Hosts that are kept for examples. A site that has no host yet may have one of them, and their pages are not its own. */
const EXAMPLE = /^https?:\/\/([\w-]+\.)*example\.(com|org|net)([/:?#]|$)/i;

/** Leads links to the pages of this site. What leads to nothing that was imported becomes text. */
export function settleLinks(tree: Root, page: LinkedPage, index: PageIndex, notes: Notes): void {
  replaceNodes(tree, (node, above) => {
    if (node.type !== 'link') return undefined;
    const hasText =
      toString(node).trim() !== '' || node.children.some((child) => child.type === 'image' || isElement(child));
    // A heading's link to itself, and a link inside another.
    if (!hasText || above.some(({ type }) => type === 'link')) return node.children;
    if (EXAMPLE.test(node.url)) {
      notes.change(node, `The address ${node.url} is an example, so it is no link.`);
      return toString(node) === node.url ? [{ type: 'inlineCode', value: node.url }] : node.children;
    }
    if (/^(https?:|mailto:|\/\/)/i.test(node.url)) return undefined;
    const url = addressOf(node.url, page, index, (message) => notes.leave(node, message));
    if (url === undefined) return node.children;
    node.url = url;
    return undefined;
  });
}

function addressOf(
  url: string,
  page: LinkedPage,
  index: PageIndex,
  leave: (message: string) => void,
): string | undefined {
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(url) ?? [];
  const isAddress = !/^[a-z][a-z\d+.-]*:/i.test(path);
  const target = isAddress ? index.follow(decodePath(path), page) : undefined;
  if (!target) {
    leave(`The link ${url} leads to nothing that was imported; its text stays.`);
    return undefined;
  }
  const id = hash.length > 1 ? anchorIn(target, decodeHash(hash) ?? hash.slice(1)) : undefined;
  if (hash.length > 1 && id === undefined) leave(`There is no heading ${hash} in ${target.path}.`);
  const anchor = id ? `#${id}` : '';
  if (target === page) return anchor || (hash ? undefined : `./${posix.basename(page.target)}`);
  const relative = posix.relative(posix.dirname(page.target), target.target);
  return `${relative.startsWith('.') ? '' : './'}${encodeURI(relative)}${anchor}`;
}

/** The anchor here that a foreign one means; empty for the top of the page. Generators make them of the same words in different ways. */
function anchorIn({ ids, aliases }: LinkedPage, name: string): string | undefined {
  if (ids.includes(name)) return name;
  const alias = aliases.get(name);
  if (alias !== undefined) return alias;
  const bare = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const near = ids.filter((id) => bare(id) === bare(name));
  if (near.length > 0) return near[0];
  return ids.find((id) => bare(id) === bare(name.replace(/-\d+$/, '')));
}
