import { z } from 'zod';
import { shownPath } from '@physics-editor/lib/content/content-files';
import { textFields } from '@physics-editor/markdown/checks/front-matter';
import { contentId } from '@physics-editor/lib/content/address';
import { sharedShapes } from '../api/shared-shapes';
import { createPageNode, createTextPages, readMdxPages } from '../mdx-pages';
import type { Section } from '../section';
import { checkSidebars, unlistedPages } from '../sidebars';
import type { TextPages } from '../texts';
import { readingOrder } from './reading-order';
import { createDocResolvers } from './resolvers';
import { typeDefs } from './types';

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
    const { pages, faults } = readMdxPages(files, texts);
    const known = files.texts(FOLDER).map(contentId);
    if (pages.length > 0 && !known.includes(MAIN_DOC)) {
      const message = `Couldn't find any doc with id "${MAIN_DOC}", the first page of the docs.`;
      faults.push({ file: shownPath(`${FOLDER}/${MAIN_DOC}.mdx`), line: 1, message, hint: 'write that file' });
    }
    return [...faults, ...checkSidebars(files, FOLDER, known)];
  },

  warn: (files) => unlistedPages(files, texts, contentId),

  sourceNodes({ actions, createContentDigest }) {
    const version = { name: 'current', label: 'Next', isLast: true, path: `/${FOLDER}`, mainDocId: MAIN_DOC };
    void actions.createNode({
      ...version,
      id: 'docs-version:current',
      parent: null,
      children: [],
      internal: { type: 'DocsVersion', contentDigest: createContentDigest(version) },
    });
  },

  onCreateNode: (args) => createPageNode(args, texts),

  createResolvers: createDocResolvers,

  createPages: (args) => createTextPages(args, texts),
};
