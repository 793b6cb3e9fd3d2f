import type { ContentFiles } from '../checks/content-files';
import type { Fault } from '../checks/fault';
import { contentId } from './address';
import { distinctPages, filesLeftOut, type FindNode, type WantedPage } from './duplicate-routes';
import { relativePathOf } from './mdx-pages';
import type { PagesArgs, Section } from './section';

/** The nodes that sections make of texts, as far as one file can stand in the way of another. */
export interface TextNodes {
  find: FindNode;
  /** The files that Gatsby has read. */
  files: () => readonly string[];
  /** Makes the node of a file again, if there is to be one. */
  make: (file: string) => Promise<void>;
  remove: (id: string) => void;
  /** Every page that the sections want, now. */
  wantedPages: () => Promise<WantedPage[]>;
}

/** Files whose address a page has that the site makes by itself. No node is made of them again until they change. */
const beaten = new Set<string>();

/**
 * Every page that the sections want, one for each address, and the warnings about the others. What is left out has no node either, so no list,
 * feed, sidebar or neighbour has it; what no longer is gets its node back.
 */
export async function onePageEach(
  nodes: TextNodes,
  files: ContentFiles,
): Promise<{ pages: WantedPage[]; leftOut: Fault[] }> {
  const isMade = (file: string): boolean => nodes.find(contentId(file))?.['file'] === file;
  const remove = (file: string): void => {
    if (isMade(file)) nodes.remove(contentId(file));
  };

  const leftOut = filesLeftOut(files);
  for (const file of leftOut.keys()) remove(file);
  for (const file of nodes.files()) {
    if (files.exists(file) && !leftOut.has(file) && !beaten.has(file) && !isMade(file)) await nodes.make(file);
  }

  const { pages, lost } = distinctPages(await nodes.wantedPages(), files, nodes.find);
  if (lost.size === 0) return { pages, leftOut: [...leftOut.values()] };
  for (const file of lost.keys()) {
    beaten.add(file);
    remove(file);
  }
  // Lists of pages, and how many there are, change with the nodes.
  const rest = distinctPages(await nodes.wantedPages(), files, nodes.find);
  return { pages: rest.pages, leftOut: [...leftOut.values(), ...lost.values()] };
}

/** The nodes that `sections` make of texts. */
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
