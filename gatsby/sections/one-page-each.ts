import { relative } from 'node:path';
import { type ContentFiles, shownPath } from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';
import { contentId, contentPath } from '@physics-editor/lib/content/address';
import { createTextPages } from './mdx-pages';
import { relativePathOf } from './query';
import type { PagesArgs, Section } from './section';
import { arePages } from './texts';
import type { Page } from 'gatsby';
import { checkFrontMatter, heldBack, publication, slug } from '@physics-editor/markdown/checks/front-matter';
import { isDevelop } from '@physics-editor/lib/build/is-develop';

/**
 * All pages that the sections request, one per address, and warnings about files whose address another page has. Such a file has no node, so it is in
 * no list, feed, sidebar or pager, and links to it are reported.
 * @param whenStored - resolves once queries find all nodes
 */
export async function onePageEach(
  args: PagesArgs,
  sections: readonly Section[],
  files: ContentFiles,
  whenStored: () => Promise<void>,
): Promise<{ pages: WantedPage[]; excluded: Fault[] }> {
  const pages = await wantedPages(args, sections);
  const excluded = excludedFiles(files, builtInPages(pages, args));
  const left = [...excluded.values()];
  if (await settleNodes(args, sections, files, excluded)) return { pages, excluded: left };
  // Lists, and the number of their pages, depend on the nodes.
  await whenStored();
  return { pages: await wantedPages(args, sections), excluded: left };
}

async function wantedPages(args: PagesArgs, sections: readonly Section[]): Promise<WantedPage[]> {
  const wanted: WantedPage[] = [];
  const createPage = (page: WantedPage) => void wanted.push(page);
  const pagesArgs = { ...args, actions: { ...args.actions, createPage } };
  for (const { texts, createPages } of sections) {
    if (arePages(texts)) await createTextPages(pagesArgs, texts);
    await createPages?.(pagesArgs);
  }
  return wanted;
}

/** The pages that are not made from a text: their addresses, and the files of their components. */
const builtInPages = (pages: readonly WantedPage[], { getNode }: PagesArgs): Map<string, string> =>
  new Map(
    pages.flatMap(({ path, component, context }) => {
      const id = typeof context === 'object' && context !== null && 'id' in context ? context.id : undefined;
      const isText = typeof id === 'string' && getNode(id)?.['file'] !== undefined;
      return isText ? [] : [[path.toLowerCase(), relative('.', component).replaceAll('\\', '/')]];
    }),
  );

/** Removes the nodes of excluded files, and creates those of files that are excluded no longer. Returns whether all were right. */
async function settleNodes(
  args: PagesArgs,
  sections: readonly Section[],
  files: ContentFiles,
  excluded: ReadonlyMap<string, Fault>,
): Promise<boolean> {
  const { getNode, getNodesByType, actions } = args;
  let areRight = true;
  for (const node of getNodesByType('Mdx')) {
    const source = node.parent ? getNode(node.parent) : undefined;
    const file = source ? relativePathOf(source) : '';
    const nodeOfFile = () => {
      const found = getNode(contentId(file));
      return found?.['file'] === file ? found : undefined;
    };
    const made = nodeOfFile();
    if (made && excluded.has(file)) actions.deleteNode(made);
    else if (!made && !excluded.has(file) && files.exists(file)) {
      const traceTags = { nodeId: node.id, nodeType: node.internal.type };
      for (const { onCreateNode } of sections) await onCreateNode?.({ ...args, node, traceTags });
      // Drafts and texts with faults have none.
      if (!nodeOfFile()) continue;
    } else continue;
    areRight = false;
  }
  return areRight;
}

/** A page that a section requests. */
export type WantedPage = Page<unknown>;

/** The front matter that a page's address depends on. */
const addressFields = publication.extend({ slug: slug.optional() });

/**
 * Files that get no page, each with a warning for the writer: `builtIn` pages of the site, by address, come before those of files; of files with the
 * same id (`faq.md`, `faq.mdx`, `faq/index.mdx`) or address, the first by name is the page. Capitals make no difference, as for many hosts and disks.
 * What a build leaves out does not count in it.
 */
export function excludedFiles(files: ContentFiles, builtIn: ReadonlyMap<string, string>): Map<string, Fault> {
  const owners = new Map(builtIn);
  const excluded = new Map<string, Fault>();
  for (const file of files.texts('')) {
    const checked = checkFrontMatter(files.read(file), shownPath(file), addressFields);
    if (checked.ok && heldBack(checked.value) && !isDevelop()) continue;
    const ownSlug = checked.ok ? checked.value.slug : undefined;
    // Another file with the id has the address of this one without its slug.
    const [id, path] = [contentPath(file), contentPath(file, ownSlug)];
    const sameId = owners.get(`id:${contentId(file).toLowerCase()}`);
    const owner = sameId ?? owners.get(path.toLowerCase());
    if (owner === undefined) {
      owners.set(`id:${contentId(file).toLowerCase()}`, shownPath(file)).set(path.toLowerCase(), shownPath(file));
      continue;
    }
    const place = checked.ok && !sameId && ownSlug !== undefined ? checked.positionOf(['slug']) : { line: 1 };
    const message = `The address ${sameId ? id : path} is taken by ${owner}, so this page is left out.`;
    const hint = sameId ? 'rename one of the two files' : 'rename the file, or give one of the two another "slug"';
    excluded.set(file, { file: shownPath(file), ...place, message, hint });
  }
  return excluded;
}
