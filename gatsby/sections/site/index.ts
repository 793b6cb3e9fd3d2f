import { isDevelop } from '@physics-editor/lib/build/is-develop';
import { createOwnNode, field, template } from '../query';
import type { Section } from '../section';
import { settingsFaults, siteMetadata } from './settings';

const typeDefs = /* GraphQL */ `
  "Settings of the whole site, from content/site.yml."
  type SiteSiteMetadata @dontInfer {
    "The product's name, which is also the site's."
    title: String!
    "One line under the name."
    tagline: String!
    "What the product is, in one or two sentences."
    description: String!
    "Address of the site without a trailing slash."
    siteUrl: String!
    "Year in the footer's copyright line."
    copyrightYear: Int!
    "Named addresses outside the site."
    links: SiteLinks!
    "Entries of the navigation bar, from left to right."
    navbar: [NavbarItem!]!
    "Columns of the footer, from left to right."
    footer: [FooterColumn!]!
    "The bar above the navigation bar; null if there is none."
    announcement: Announcement
  }

  "Named addresses outside the site."
  type SiteLinks @dontInfer {
    "The simulation app."
    launch: String!
    "The chat server."
    chat: String!
    "The video channel."
    video: String!
    "The social page."
    social: String!
    "Address of the folder above content/ at which its files can be edited."
    edit: String!
  }

  "An entry of the navigation bar."
  type NavbarItem @dontInfer {
    "Text of the link."
    label: String!
    "Address of the link."
    to: String!
    "The entry is highlighted as current at this path and below it."
    activeUnder: String!
  }

  "A column of the footer."
  type FooterColumn @dontInfer {
    "Heading of the column."
    title: String!
    "Links below the heading."
    links: [SiteLink!]!
  }

  "News in a bar above the navigation bar."
  type Announcement @dontInfer {
    "Key of the announcement. Readers who have closed the bar see it again when this changes."
    id: String!
    "The news, in one sentence."
    text: String!
    "Where to read more."
    link: SiteLink
    "Whether readers can close the bar."
    closeable: Boolean!
  }

  "A link with its text."
  type SiteLink @dontInfer {
    "Text of the link."
    label: String!
    "Path on the site, or external address."
    to: String!
  }

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
