import { z } from 'zod';
import { shownPath } from '@physics-editor/lib/content/content-files';
import { textFields } from '@physics-editor/markdown/checks/front-matter';
import { contentId } from '@physics-editor/lib/content/address';
import { createPageNode, readMdxPages } from '../mdx-pages';
import { allNodes, createOwnNode } from '../query';
import type { Section } from '../section';
import { checkSidebars, unlistedPages } from '../sidebars';
import type { TextPages, Site } from '../texts';
import { createDocResolvers } from './resolvers';
import { contentFields } from '../content/types';
import { byName } from '@physics-editor/lib/api';
import { joinBlocks } from '@physics-editor/markdown/plain/plain-markdown';

const typeDefs = /* GraphQL */ `
  "A version of the docs. There is one, named current."
  type DocsVersion implements Node @dontInfer {
    "Key of the version."
    name: String!
    "Display text."
    label: String!
    "Whether it is the newest version."
    isLast: Boolean!
    "Address of the version's first page."
    path: String!
    "Id of the version's first page."
    mainDocId: String!
    "All pages of the version, by address; sidebars have their order."
    docs: [Doc!]!
    "Ids of drafts. In develop, drafts are also among the docs."
    draftIds: [String!]!
    "Sidebars of the version."
    sidebars: [Sidebar!]!
  }

  "A page of the documentation."
  type Doc implements Node & Content @dontInfer {
    ${contentFields}
    "Path of the file below content/docs, without .mdx and /index; the first page is index."
    id: ID!
    "Name of the sidebar that contains the page, if any."
    sidebar: String
    "The page before this one in its sidebar."
    previous: Doc
    "The page after this one in its sidebar."
    next: Doc
    "Address at which the file can be edited."
    editUrl: String!
  }
`;

const FOLDER = 'docs';
const MAIN_DOC = 'index';
/** The doc that opens the API reference; the shared types follow its text. */
const API_DOC = 'api';

const texts = {
  folder: FOLDER,
  type: 'Doc',
  schema: z.strictObject(textFields),
  label: 'Docs',
  template: 'doc',
  others: { [API_DOC]: 'api/overview' },
  order: readingOrder,
  additions: async (site) => new Map([[API_DOC, await sharedShapes(site)]]),
} satisfies TextPages;

/** Documentation: pages from content/docs, ordered by its sidebars.yml. */
export const docs: Section = {
  typeDefs,
  texts,

  check(files) {
    const faults = checkSidebars(files, texts);
    if (files.texts(FOLDER).map(contentId).includes(MAIN_DOC)) return faults;
    if (readMdxPages(files, texts).pages.length === 0) return faults;
    const message = `Couldn't find any doc with id "${MAIN_DOC}", the first page of the docs.`;
    return [...faults, { file: shownPath(`${FOLDER}/${MAIN_DOC}.mdx`), line: 1, message, hint: 'write that file' }];
  },

  warn: (files) => unlistedPages(files, texts),

  sourceNodes(args) {
    const version = { name: 'current', label: 'Next', isLast: true, path: `/${FOLDER}`, mainDocId: MAIN_DOC };
    createOwnNode(args, 'DocsVersion', { ...version, id: 'docs-version:current' });
  },

  onCreateNode: (args) => createPageNode(args, texts),

  createResolvers: createDocResolvers,
};

/** A sidebar item, nested to the maximum depth. */
interface Item {
  path: string | null;
  items?: Item[];
}

/** Addresses of the docs in the order of the sidebars. */
async function readingOrder({ query }: Site): Promise<string[]> {
  const { docsVersion } = await query<{ docsVersion: { sidebars: { items: Item[] }[] } }>(
    '{ docsVersion { sidebars { items { path items { path items { path } } } } } }',
  );
  return pathsIn(docsVersion.sidebars.flatMap(({ items }) => items));
}

const pathsIn = (items: readonly Item[]): string[] =>
  items.flatMap(({ path, items: inner = [] }) => [...(path === null ? [] : [path]), ...pathsIn(inner)]);

/** The shapes that the reference's overview shows below its text, as Markdown. */
async function sharedShapes(site: Site): Promise<string> {
  const shapes = await allNodes<{ name: string; markdown: string }>(site, 'ApiShape', 'name markdown');
  const texts = shapes.sort(byName).map(({ markdown }) => markdown);
  return texts.length > 0 ? joinBlocks(['## Shared shapes', ...texts]) : '';
}
