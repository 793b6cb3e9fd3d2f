import { contentFields } from '../content-fields';

export const typeDefs = /* GraphQL */ `
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
