import { contentFields } from '../content-fields';

/** SDL of the fields of every fault. */
export const faultFields = /* GraphQL */ `
    "Path of the file below the project's root."
    file: String!
    "Line, from 1."
    line: Int!
    "Column, from 1; null if the whole line is meant."
    column: Int
    "The problem."
    message: String!
    "How to correct it."
    hint: String!
`;

export const typeDefs = /* GraphQL */ `
  "Fields of every page written in MDX."
  interface Content implements Node {
    ${contentFields}
    id: ID!
  }

  "A heading of a text."
  type Heading @dontInfer {
    "Anchor of the heading."
    id: String!
    "The heading as plain text."
    text: String!
    "2 for h2 and so on."
    level: Int!
  }

  "A link in a text, and its position."
  type TextLink @dontInfer {
    "Target as on the page, without the path prefix: a link to a file is resolved to its page."
    address: String!
    "Line in the file, from 1."
    line: Int!
    "Column, from 1."
    column: Int!
  }

  "A fault in a content file."
  type ContentFault @dontInfer {
    ${faultFields}
  }

  "A responsive picture: 640 and 1030 px wide, or as wide as the file if it is smaller."
  type Picture @dontInfer {
    "Width of the largest version, in px."
    width: Int!
    "Height of the largest version, in px."
    height: Int!
    "Address of the largest version in the file's own format."
    src: String!
    "All widths and formats, for the helpers and components of gatsby-plugin-image."
    gatsbyImageData: GatsbyImageData!
  }
`;
