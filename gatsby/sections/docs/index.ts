import { z } from 'zod';
import { shownPath } from '../../checks/content-files';
import { pageFields } from '../../checks/front-matter';
import { contentId } from '../address';
import { createPageNode, readMdxPages } from '../mdx-pages';
import { query, template } from '../query';
import type { Section } from '../section';
import { checkSidebars } from '../sidebars';
import { createDocResolvers } from './resolvers';
import { typeDefs } from './types';

const FOLDER = 'docs';
const MAIN_DOC = 'index';
/** The doc that opens the API reference; the shared types follow its text. */
export const API_DOC = 'api';
const schema = z.strictObject(pageFields);

/** Documentation: pages from content/docs, ordered by its sidebars.yml. */
export const docs: Section = {
  typeDefs,

  check(files) {
    const { pages, faults } = readMdxPages(files, FOLDER, schema);
    const known = files.texts(FOLDER).map(contentId);
    if (pages.length > 0 && !known.includes(MAIN_DOC)) {
      faults.push({
        file: shownPath(`${FOLDER}/${MAIN_DOC}.mdx`),
        line: 1,
        message: `Couldn't find any doc with id "${MAIN_DOC}", the first page of the docs.`,
        hint: 'write that file',
      });
    }
    return [...faults, ...checkSidebars(files, FOLDER, known)];
  },

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

  onCreateNode: (args) => createPageNode(args, { folder: FOLDER, type: 'Doc', schema }, () => ({})),

  createResolvers: createDocResolvers,

  async createPages(args) {
    const { allDoc } = await query<{ allDoc: { nodes: { id: string; path: string }[] } }>(
      args,
      '{ allDoc { nodes { id path } } }',
    );
    for (const { id, path } of allDoc.nodes) {
      const component = template(id === API_DOC ? 'api/overview' : 'doc');
      args.actions.createPage({ path, component, context: { id, addresses: args.addresses } });
    }
  },
};
