import { posix } from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { decodeHash, decodePath } from '@physics-editor/lib/addresses';
import { isElement } from '@physics-editor/markdown/attributes';
import { replaceInside } from '@physics-editor/markdown/visit';
import type { Notes } from '../notes';
import type { ForeignPage } from '../page';
import { routeOf } from './destinations';

/** A possible target of links. */
export interface LinkedPage extends Pick<ForeignPage, 'path' | 'target' | 'fields'> {
  /** Anchors of its headings here. */
  readonly ids: readonly string[];
  /** Anchors of its headings here, by foreign anchor; an empty one is the top of the page. */
  readonly aliases: ReadonlyMap<string, string>;
}

/** Folders that may be in the address of a foreign page but not in the path of its file. */
const PREFIXES = /^(docs?|en|en-us|latest|next|stable|current|v?\d+(\.[\dx]+)*)$/;

/** Finds pages by the names that foreign texts and sidebars use. */
export class PageIndex {
  private readonly byRoute = new Map<string, LinkedPage>();

  constructor(
    pages: readonly LinkedPage[],
    /** The folder of the import; its last segments may be part of addresses. */
    private readonly root: string,
  ) {
    const add = (route: string, page: LinkedPage) => {
      const key = keyOf(route);
      if (!this.byRoute.has(key)) this.byRoute.set(key, page);
    };
    for (const page of pages) add(page.path, page);
    for (const page of pages) {
      const folder = posix.dirname(page.path);
      const { slug, id } = page.fields;
      if (slug) add(slug.startsWith('/') ? slug : posix.join(folder, slug), page);
      if (id) add(posix.join(folder, id), page);
    }
  }

  /** The page with a path, address or id, which may begin with folders that are not part of its file's path. */
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

  /** The target of a link in the text of `page`, by file or by address. */
  follow(url: string, page: LinkedPage): LinkedPage | undefined {
    if (url === '') return page;
    if (url.startsWith('/')) return this.find(url);
    const folder = posix.dirname(page.path);
    // Relative to the file, to the address, or to the root of the site.
    const bases = [folder, routeOf(page.path), '.'];
    const routes = bases.map((base) => keyOf(posix.join(base, url)));
    return routes.map((route) => this.byRoute.get(route)).find((found) => found !== undefined);
  }
}

const keyOf = (path: string): string =>
  routeOf(path.replace(/^(\.?\/)+|\/+$/g, '').replace(/\.html$/, ''))
    .replace(/^\.?\/|\/+$/g, '')
    .toLowerCase();

/** Hosts reserved for examples. A site without a host yet may use one, but links to it are not internal. */
const EXAMPLE = /^https?:\/\/([\w-]+\.)*example\.(com|org|net)([/:?#]|$)/i;

/** Rewrites links to pages of this site. Links to pages that were not imported become text. */
export function settleLinks(tree: Root, page: LinkedPage, index: PageIndex, notes: Notes): void {
  replaceInside(tree, (node, above) => {
    if (node.type !== 'link') return undefined;
    const hasText =
      toString(node).trim() !== '' || node.children.some((child) => child.type === 'image' || isElement(child));
    // A heading's link to itself, or a nested link.
    if (!hasText || above.some(({ type }) => type === 'link')) return node.children;
    // An address that is a link by itself has no position of its own.
    const placed = node.position ? node : above.findLast(({ position }) => position);
    if (EXAMPLE.test(node.url)) {
      notes.change(placed, `The address ${node.url} is an example, so it is not linked.`);
      return toString(node) === node.url ? [{ type: 'inlineCode', value: node.url }] : node.children;
    }
    if (/^(https?:|mailto:|\/\/)/i.test(node.url)) return undefined;
    const url = addressOf(node.url, page, index, (message) => notes.leave(placed, message));
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

/** The equivalent of a foreign anchor; empty for the top of the page. Generators derive anchors from the same words in different ways. */
function anchorIn({ ids, aliases }: LinkedPage, name: string): string | undefined {
  if (ids.includes(name)) return name;
  const alias = aliases.get(name);
  if (alias !== undefined) return alias;
  const bare = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const find = (wanted: string) => ids.find((id) => bare(id) === bare(wanted));
  return find(name) ?? find(name.replace(/-\d+$/, ''));
}
