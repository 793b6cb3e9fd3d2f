export const typeDefs = /* GraphQL */ `
  "What every page written in MDX has."
  interface Content implements Node {
    id: ID!
    "Address, without a slash at the end."
    path: String!
    "Path of the file below content/."
    file: String!
    "The page's h1."
    title: String!
    "One sentence for lists and search engines."
    description: String!
    "The text as HTML."
    html: String!
    "Headings of the text, h2 and below, in order."
    headings: [Heading!]!
    "What is wrong in the text. A build with faults ends with a list of them."
    faults: [ContentFault!]!
    "Not to be published yet."
    draft: Boolean!
  }

  "A heading of a text."
  type Heading @dontInfer {
    "Anchor of the heading."
    id: String!
    "The heading without markup."
    text: String!
    "2 for h2 and so on."
    level: Int!
  }

  "Something wrong in a content file."
  type ContentFault @dontInfer {
    "Path of the file below the project's root."
    file: String!
    "Line, from 1."
    line: Int!
    "What is wrong."
    message: String!
    "What would be right."
    hint: String!
  }

  "A responsive picture: 640 and 1030 px wide, or as wide as the file if that is less."
  type Picture @dontInfer {
    "Width of the largest form in pixels."
    width: Int!
    "Height of the largest form in pixels."
    height: Int!
    "Address of the largest form in the file's own format."
    src: String!
    "All widths in the file's own format, as the srcset attribute has them."
    srcSet: String!
    "The other formats, best first."
    sources: [PictureSource!]!
    "Dominant colour as #rrggbb, to show until the picture is there."
    color: String!
  }

  "One format of a picture."
  type PictureSource @dontInfer {
    "MIME type."
    type: String!
    "All widths, as the srcset attribute has them."
    srcSet: String!
  }
`;
