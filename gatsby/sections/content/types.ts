import { contentFields } from '../content-fields';

/** SDL of the fields of every fault. */
export const faultFields = /* GraphQL */ `
    "Path of the file below the project's root."
    file: String!
    "Line, from 1."
    line: Int!
    "Column, from 1; null where the whole line is meant."
    column: Int
    "What is wrong."
    message: String!
    "What would be right."
    hint: String!
`;

export const typeDefs = /* GraphQL */ `
  "What every page written in MDX has."
  interface Content implements Node {
    ${contentFields}
    id: ID!
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

  "A link of a text, and where it is written."
  type TextLink @dontInfer {
    "As the page has it, without the path prefix: a link to a file is the address of its page."
    address: String!
    "Line in the file, from 1."
    line: Int!
    "Column, from 1."
    column: Int!
  }

  "Something wrong in a content file."
  type ContentFault @dontInfer {
    ${faultFields}
  }

  "A responsive picture: 640 and 1030 px wide, or as wide as the file if that is less."
  type Picture @dontInfer {
    "Width of the largest form in pixels."
    width: Int!
    "Height of the largest form in pixels."
    height: Int!
    "Address of the largest form in the file's own format."
    src: String!
    "All widths and formats, for the helpers and components of gatsby-plugin-image."
    gatsbyImageData: GatsbyImageData!
  }
`;
