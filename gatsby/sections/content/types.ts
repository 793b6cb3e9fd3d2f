import { anyParameter } from '@physics-editor/player/messages/parameter-schema';
import { typesOf } from '../sdl';

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
    "First sentence below it, as plain text; empty if there is none."
    summary: String!
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

  "A live scene of a text, or an example of the reference. In develop, the list of all scenes and what they use are as of the start."
  type LiveScene implements Node @dontInfer {
    "Anchor of the scene on its page."
    anchor: String!
    "Address of the scene; null if its page does not exist."
    path: String
    "The text that contains it; null for an example."
    page: Content @link
    "The symbol that it is an example of, itself or a member; null for a scene of a text."
    symbol: ApiSymbol @link
    "The member that it is an example of."
    member: String
    "Classes of the API that the code uses by name."
    uses: [ApiClass!]! @link
    "Names of the symbols of the API that the code uses by name, sorted."
    symbols: [String!]!
    "Members that the code uses, sorted, with the symbol that declares them: BodyNode.setLinearVelocity."
    members: [String!]!
    "Title of the showcase item whose scene it is; the caption of any other."
    label: String!
    "The live scene as HTML; null for a scene of a text, whose HTML contains it."
    html: String
    "Caption."
    title: String!
    "What the poster shows."
    description: String!
    "A picture of the scene at a chosen moment."
    poster: Picture!
    "The code."
    code: String!
    "What readers can change, in the order of the controls."
    parameters: [SceneParameter!]!
  }

${typesOf({ types: new Map([[anyParameter, 'SceneParameter']]) })}
  "A fault in a content file."
  type ContentFault @dontInfer {
    ${faultFields}
  }

  "A film as it is in content/."
  type Film @dontInfer {
    "Width as it is seen, in px."
    width: Int!
    "Height as it is seen, in px."
    height: Int!
    "Length in seconds."
    seconds: Float!
    "Its address."
    src: String!
    "Address of its captions, in WebVTT; null without any."
    captions: String
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
