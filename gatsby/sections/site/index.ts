import { isDevelop } from '@physics-editor/lib/build/is-develop';
import { createOwnNode, field, template } from '../query';
import type { Section } from '../section';
import { typesOf } from '../sdl';
import { METADATA_TYPES, settingsFaults, siteMetadata } from './settings';

const typeDefs = /* GraphQL */ `
  ${typesOf({ types: METADATA_TYPES })}
  "A language of the site."
  type Locale implements Node @dontInfer {
    "BCP 47 tag, the value of the html element's lang attribute."
    code: String!
    "Name of the language in that language."
    label: String!
    "ltr or rtl."
    direction: String!
    "Unicode name of the calendar."
    calendar: String!
  }
`;

/** Settings, locale, not-found page and offline page. */
export const site: Section = {
  typeDefs,

  check: settingsFaults,

  sourceNodes(args) {
    const locale = { code: 'en', label: 'English', direction: 'ltr', calendar: 'gregory' };
    createOwnNode(args, 'Locale', { ...locale, id: 'locale:en' });
  },

  createResolvers({ createResolvers }) {
    // Gatsby reads its configuration once; in `develop`, pages follow changes of the file.
    if (!isDevelop()) return;
    const siteMetadataField = field(async (_, { nodeModel }) => {
      await nodeModel.findOne({ type: 'File', query: { filter: { relativePath: { eq: 'site.yml' } } } });
      return siteMetadata(process.cwd());
    });
    createResolvers({ Site: { siteMetadata: siteMetadataField } });
  },

  async createPages({ actions }) {
    actions.createPage({ path: '/404.html', component: template('not-found') });
    actions.createPage({ path: '/offline', component: template('offline') });
  },
};
