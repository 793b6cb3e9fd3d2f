import type { ContentFiles } from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';
import { contentId } from '@physics-editor/lib/content/address';
import { distinctPages, excludedFiles, type FindNode, type WantedPage } from './duplicate-routes';
import { relativePathOf } from './mdx-pages';
import type { PagesArgs, Section } from './section';

/** The nodes that sections create from texts, as needed to resolve conflicts between files. */
export interface TextNodes {
  find: FindNode;
  /** The files that Gatsby has read. */
  files: () => readonly string[];
  /** Recreates the node of a file, if it should have one. */
  make: (file: string) => Promise<void>;
  remove: (id: string) => void;
  /** All pages that the sections request at present. */
  wantedPages: () => Promise<WantedPage[]>;
}

/** Files whose address belongs to one of the site's own pages. Their nodes are not recreated until they change. */
const beaten = new Set<string>();

/**
 * All pages that the sections request, one per address, and warnings about the others. Files left out have no node either, so they are in no list,
 * feed, sidebar or pager; when the conflict is resolved, the node is recreated.
 */
export async function onePageEach(
  nodes: TextNodes,
  files: ContentFiles,
): Promise<{ pages: WantedPage[]; excluded: Fault[] }> {
  const isMade = (file: string): boolean => nodes.find(contentId(file))?.['file'] === file;
  const remove = (file: string): void => {
    if (isMade(file)) nodes.remove(contentId(file));
  };

  const excluded = excludedFiles(files);
  for (const file of excluded.keys()) remove(file);
  for (const file of nodes.files()) {
    if (files.exists(file) && !excluded.has(file) && !beaten.has(file) && !isMade(file)) await nodes.make(file);
  }

  const { pages, lost } = distinctPages(await nodes.wantedPages(), files, nodes.find);
  if (lost.size === 0) return { pages, excluded: [...excluded.values()] };
  for (const file of lost.keys()) {
    beaten.add(file);
    remove(file);
  }
  // Lists, and the number of their pages, depend on the nodes.
  const rest = distinctPages(await nodes.wantedPages(), files, nodes.find);
  return { pages: rest.pages, excluded: [...excluded.values(), ...lost.values()] };
}

/** Access to the nodes that `sections` create from texts. */
export function textNodes(args: PagesArgs, sections: readonly Section[]): TextNodes {
  const { getNode, getNodesByType, actions } = args;
  const mdxNodes = () =>
    getNodesByType('Mdx').map((node) => {
      const source = node.parent ? getNode(node.parent) : undefined;
      return { node, file: source ? relativePathOf(source) : '' };
    });
  return {
    find: getNode,
    files: () => mdxNodes().map(({ file }) => file),
    async make(name) {
      for (const { node, file } of mdxNodes()) {
        if (file !== name) continue;
        for (const section of sections)
          await section.onCreateNode?.({ ...args, node, traceTags: { nodeId: node.id, nodeType: node.internal.type } });
      }
    },
    remove(id) {
      const node = getNode(id);
      if (node) actions.deleteNode(node);
    },
    async wantedPages() {
      const wanted: WantedPage[] = [];
      const createPage = (page: WantedPage) => void wanted.push(page);
      for (const section of sections) {
        await section.createPages?.({ ...args, actions: { ...actions, createPage } });
      }
      return wanted;
    },
  };
}
