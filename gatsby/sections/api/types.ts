/** SDL of the fields that every symbol of the API has. */
const symbolFields = /* GraphQL */ `
    "Name in scripts, without \`editor.\`."
    name: String!
    "What kind of thing it is."
    kind: ApiSymbolKind!
    "Address of its page, or of its place on the overview."
    path: String!
    "First sentence of the comment as HTML, without a block around it."
    summary: String!
    "First sentence of the comment without markup."
    summaryText: String!
    "The whole comment as HTML."
    description: String!
    "All of it as plain Markdown with full addresses: a page, or, of what stands on the overview, a part of one."
    markdown: String!
    "Where it stands in the code."
    source: ApiSource!
    "What to use instead, as HTML; null if it is not deprecated."
    deprecated: String
    "Members of other symbols that have it in their signature."
    usedBy: [ApiUse!]!
    "A script that shows it at work; null if there is none."
    example: ApiExample
`;

const memberList = /* GraphQL */ `
    "Its members: own ones first, in the order of the code, then inherited ones, the nearest first."
    members: [ApiMember!]!
`;

export const typeDefs = /* GraphQL */ `
  "What every symbol of the scripting API has. All of it is read from src/runtime."
  interface ApiSymbol implements Node {
    ${symbolFields}
    id: ID!
  }

  "A class of the scripting API, with a page of its own."
  type ApiClass implements Node & ApiSymbol @dontInfer {
    ${symbolFields}
    ${memberList}
    "The class above it."
    extends: ApiClass @link
    "All classes above it, the root first."
    ancestors: [ApiClass!]! @link
    "The classes right below it."
    extendedBy: [ApiClass!]! @link
    "Classes whose members it has without standing below them."
    mixins: [ApiClass!]! @link
    "Classes that have its members without standing below it."
    mixedInto: [ApiClass!]! @link
    "Whether scripts can only make objects of the classes below it."
    isAbstract: Boolean!
  }

  "An enumeration of the scripting API, with a page of its own."
  type ApiEnum implements Node & ApiSymbol @dontInfer {
    ${symbolFields}
    "Its values, in the order of the code."
    members: [ApiEnumMember!]!
  }

  "An interface of the scripting API, with a page of its own."
  type ApiInterface implements Node & ApiSymbol @dontInfer {
    ${symbolFields}
    ${memberList}
  }

  "A type or class that scripts meet without naming it. It has a place on the overview."
  type ApiShape implements Node & ApiSymbol @dontInfer {
    ${symbolFields}
    ${memberList}
    "Anchor of its place on the overview."
    anchor: String!
    "What it stands for; empty for a class or an interface, which has members instead."
    type: [ApiText!]!
  }

  "Kinds of symbols."
  enum ApiSymbolKind {
    "A class."
    CLASS
    "An enumeration."
    ENUM
    "The form of an object."
    INTERFACE
    "A name for a type."
    TYPE
    "A constant."
    VALUE
    "A function."
    FUNCTION
  }

  "A member of a class, an interface or a shape."
  type ApiMember @dontInfer {
    "Its name."
    name: String!
    "Its anchor on the page of the symbol."
    anchor: String!
    "What kind of member it is."
    kind: ApiMemberKind!
    "How it is written, with a link for each name of the API."
    signature: [ApiText!]!
    "What a method or a constructor takes."
    parameters: [ApiParameter!]!
    "What a method gives back; null if that is nothing."
    returns: ApiReturns
    "Type of a property, or of what a method returns."
    type: [ApiText!]!
    "Value at the beginning, as code."
    default: String
    "Unit of the value."
    unit: String
    "Which values it takes."
    range: String
    "Errors that it throws and when, as HTML without a block around it."
    throws: [String!]!
    "Its comment as HTML."
    description: String!
    "Whether scripts can read it alone."
    isReadonly: Boolean!
    "Whether it belongs to the class and not to its objects."
    isStatic: Boolean!
    "Whether an object may lack it."
    isOptional: Boolean!
    "Whether the classes below have to fill it."
    isAbstract: Boolean!
    "What to use instead, as HTML; null if it is not deprecated."
    deprecated: String
    "The class or mixin that declares it; null for an own member."
    inheritedFrom: ApiClass @link
    "The member of a class above that it replaces."
    overrides: ApiTarget
    "Where it stands in the code."
    source: ApiSource!
  }

  "Kinds of members."
  enum ApiMemberKind {
    "Makes an object."
    CONSTRUCTOR
    "Something that objects tell their listeners."
    EVENT
    "A value."
    PROPERTY
    "A value that is worked out when it is asked for."
    ACCESSOR
    "Something that an object does."
    METHOD
    "A value of an enumeration."
    ENUM_MEMBER
  }

  "A value of an enumeration."
  type ApiEnumMember @dontInfer {
    "Its name."
    name: String!
    "Its anchor on the page of the enumeration."
    anchor: String!
    "What it stands for, as code."
    value: String!
    "Its comment as HTML."
    description: String!
    "What to use instead, as HTML; null if it is not deprecated."
    deprecated: String
    "Where it stands in the code."
    source: ApiSource!
  }

  "Part of a signature or a type."
  type ApiText @dontInfer {
    "The text."
    text: String!
    "Address of what the text names; null for what is no name of the API."
    path: String
  }

  "A parameter of a method or a constructor."
  type ApiParameter @dontInfer {
    "Its name."
    name: String!
    "Its type."
    type: [ApiText!]!
    "Its comment as HTML without a block around it; empty if there is none."
    description: String!
    "What it is if it is left out, as code."
    default: String
    "Whether it can be left out."
    isOptional: Boolean!
    "Whether it takes all that follows."
    isRest: Boolean!
  }

  "What a method gives back."
  type ApiReturns @dontInfer {
    "Its type."
    type: [ApiText!]!
    "What it is, as HTML without a block around it; may be empty."
    description: String!
  }

  "A place in the reference."
  type ApiTarget @dontInfer {
    "What is there."
    name: String!
    "Its address."
    path: String!
  }

  "A member that has a symbol in its signature."
  type ApiUse @dontInfer {
    "Whose member it is."
    symbol: ApiSymbol! @link
    "Name of the member."
    member: String!
    "Address of the member."
    path: String!
  }

  "A place in the code."
  type ApiSource @dontInfer {
    "Path of the file below the project's root."
    file: String!
    "Line, from 1."
    line: Int!
    "Where the line can be read."
    url: String!
  }

  "A script that shows something at work."
  type ApiExample @dontInfer {
    "The script itself."
    code: String!
    "The example as HTML, with coloured code."
    html: String!
  }
`;
