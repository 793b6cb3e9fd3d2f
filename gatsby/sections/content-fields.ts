/** SDL of the fields that every page written in MDX has. */
export const contentFields = /* GraphQL */ `
    "Address without a trailing slash."
    path: String!
    "Path of the file below content/."
    file: String!
    "The page's h1."
    title: String!
    "The title in search engines, tabs and shared links; null if it is that of the page."
    metaTitle: String
    "One sentence; by default the first paragraph."
    description: String!
    "The text as HTML."
    html: String!
    "The page as plain Markdown: title, description from the front matter, if any, and text, with absolute addresses."
    markdown: String!
    "Number of words in prose and code, without formulas, pictures and the folded listings of scenes."
    words: Int!
    "Headings of the text, h2 and below, in order."
    headings: [Heading!]!
    "Ids in the text that fragments can refer to, in order; null for a text with faults."
    anchors: [String!]
    "Links that the text writes to pages, files and other sites, including repeated ones, without those in drawings, to site: names and to a scene with values."
    links: [TextLink!]!
    "Live scenes of the text: those in fences, then those in files."
    scenes: [LiveScene!]!
    "Faults in the text. A build with faults ends with a list of them."
    faults: [ContentFault!]!
    "Time (UTC) of the last commit to the file, or to the data file of that name beside it; null if git knows none, which sorts as the latest."
    lastUpdated: Date @dateformat
    "Whether it is marked as a draft: shown in develop, excluded from builds, as a page is before its date."
    draft: Boolean!
`;
