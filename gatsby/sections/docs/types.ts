export const typeDefs = /* GraphQL */ `
  "A version of the docs. There is one, current."
  type DocsVersion implements Node @dontInfer {
    "Key of the version."
    name: String!
    "Text to show."
    label: String!
    "Whether it is the newest version."
    isLast: Boolean!
    "Address of the version's first page."
    path: String!
    "Id of the version's first page."
    mainDocId: String!
    "All pages of the version."
    docs: [Doc!]!
    "Ids of pages that are not to be published yet. In develop they are among the docs too."
    draftIds: [String!]!
    "Sidebars of the version."
    sidebars: [Sidebar!]!
  }

  "A page of the documentation."
  type Doc implements Node & Content @dontInfer {
    "Path of the file below content/docs, without .mdx and /index; the first page is index."
    id: ID!
    "Address, without a slash at the end."
    path: String!
    "Path of the file below content/."
    file: String!
    "The page's h1."
    title: String!
    "One sentence; the first paragraph if the file has none."
    description: String!
    "The text as HTML."
    html: String!
    "Headings of the text, h2 and below, in order."
    headings: [Heading!]!
    "What is wrong in the text."
    faults: [ContentFault!]!
    "Not to be published yet."
    draft: Boolean!
    "Name of the sidebar that the page stands in, if any."
    sidebar: String
    "The page before this one in its sidebar."
    previous: Doc
    "The page after this one in its sidebar."
    next: Doc
    "Day of the last commit that touched the file; null where git knows none."
    lastUpdated: Date @dateformat
    "Where the file can be edited."
    editUrl: String!
  }
`;
