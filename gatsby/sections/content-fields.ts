/** SDL of the fields that every page written in MDX has. */
export const contentFields = /* GraphQL */ `
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
    "The page as plain Markdown: its title, its description if it has one of its own, and its text. All addresses are full ones."
    markdown: String!
    "Headings of the text, h2 and below, in order."
    headings: [Heading!]!
    "Ids in the text that an address can lead to, in order; null for a text with faults."
    anchors: [String!]
    "Links of the text to pages, files and other sites, each time it has them."
    links: [TextLink!]!
    "What is wrong in the text. A build with faults ends with a list of them."
    faults: [ContentFault!]!
    "Day of the last commit that touched the file, or the data file of that name beside it; null where git knows none."
    lastUpdated: Date @dateformat
    "Not to be published yet: shown in develop, left out of the build."
    draft: Boolean!
`;
