import { z } from 'zod';
import { shownPath } from '@physics-editor/lib/content/content-files';
import { pageFields } from '@physics-editor/markdown/checks/front-matter';
import { contentFields } from '../content/types';
import { createPageNode } from '../mdx-pages';
import { template } from '../query';
import type { Section } from '../section';
import type { TextParts } from '../texts';

const FOLDER = 'home';
const FILE = `${FOLDER}/index.mdx`;

const texts = { folder: FOLDER, type: 'HomePage', schema: z.strictObject(pageFields), label: null } satisfies TextParts;

const typeDefs = /* GraphQL */ `
  "The introduction of the home page: a text with a scene."
  type HomePage implements Node & Content @dontInfer {
    ${contentFields}
  }
`;

/** The home page and its introductory text. */
export const home: Section = {
  typeDefs,
  texts,

  check(files) {
    const others = files.texts(FOLDER).filter((each) => each !== FILE);
    const faults = others.map((file) => {
      const message = `The home page has one text, ${shownPath(FILE)}.`;
      return { file: shownPath(file), line: 1, message, hint: 'move this one to another folder' };
    });
    if (files.exists(FILE)) return faults;
    const message = 'The home page has nothing to open with.';
    return [...faults, { file: shownPath(FILE), line: 1, message, hint: 'write the file; a scene will do' }];
  },

  async onCreateNode(args) {
    await createPageNode(args, texts, () => ({ path: '/' }));
  },

  async createPages({ actions, addresses }) {
    actions.createPage({ path: '/', component: template('home'), context: { addresses } });
  },
};
