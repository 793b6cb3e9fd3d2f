/** SDL of the fields that every symbol of the API has. */
const symbolFields = /* GraphQL */ `
    "Name in scripts, without \`editor.\`."
    name: String!
    "Kind of the symbol."
    kind: ApiSymbolKind!
    "Address of its page, or of its section on the overview."
    path: String!
    "First sentence of the comment, as inline HTML."
    summary: String!
    "First sentence of the comment, as plain text."
    summaryText: String!
    "The whole comment as HTML."
    description: String!
    "The symbol as plain Markdown with absolute addresses: a whole page, or a section of the overview."
    markdown: String!
    "The symbol as in api.json: own members, types as text, comments as Markdown with absolute addresses."
    data: JSON!
    "Location in the source code."
    source: ApiSource!
    "Replacement, as HTML; null if not deprecated."
    deprecated: String
    "Members of other symbols whose signatures contain it."
    usedBy: [ApiUse!]!
    "Examples of the symbol and of its own members."
    examples: [LiveScene!]! @link
    "Scenes whose code uses the symbol by its name."
    scenes: [LiveScene!]! @link
    "Scenes that use its own members."
    memberScenes: [MemberScenes!]!
    "The scenes that its page lists."
    usedIn: [UsedIn!]!
`;

const memberList = /* GraphQL */ `
    "Own members in source order, followed by inherited ones, nearest class first."
    members(
      "Only members of these kinds."
      kinds: [ApiMemberKind!]
    ): [ApiMember!]!
`;

export const typeDefs = /* GraphQL */ `
  "Fields of every symbol of the scripting API, extracted from packages/runtime/src."
  interface ApiSymbol implements Node {
    ${symbolFields}
    id: ID!
  }

  "A class of the scripting API, with a page of its own."
  type ApiClass implements Node & ApiSymbol @dontInfer {
    ${symbolFields}
    ${memberList}
    "Base class."
    extends: ApiClass @link
    "All base classes, the root first."
    ancestors: [ApiClass!]! @link
    "Direct subclasses."
    extendedBy: [ApiClass!]! @link
    "Classes mixed into it: it has their members without extending them."
    mixins: [ApiClass!]! @link
    "Classes that it is mixed into: they have its members without extending it."
    mixedInto: [ApiClass!]! @link
    "Whether the class is abstract: scripts can only instantiate its subclasses."
    isAbstract: Boolean!
  }

  "An enumeration of the scripting API, with a page of its own."
  type ApiEnum implements Node & ApiSymbol @dontInfer {
    ${symbolFields}
    "Values in source order."
    members: [ApiEnumMember!]!
  }

  "An interface of the scripting API, with a page of its own."
  type ApiInterface implements Node & ApiSymbol @dontInfer {
    ${symbolFields}
    ${memberList}
  }

  "A type or class that scripts encounter without naming it; a section of the overview."
  type ApiShape implements Node & ApiSymbol @dontInfer {
    ${symbolFields}
    ${memberList}
    "Anchor of its section on the overview."
    anchor: String!
    "Definition of a type alias; empty for a class or an interface, which has members instead."
    type: [ApiText!]!
  }

  "Kinds of symbols."
  enum ApiSymbolKind {
    "A class."
    CLASS
    "An enumeration."
    ENUM
    "An interface."
    INTERFACE
    "A type alias."
    TYPE
    "A constant."
    VALUE
    "A function."
    FUNCTION
  }

  "A member of a class, an interface or a shape."
  type ApiMember @dontInfer {
    "Name."
    name: String!
    "Anchor on the page of the symbol."
    anchor: String!
    "Kind of the member."
    kind: ApiMemberKind!
    "Signature, with a link for each name of the API."
    signature: [ApiText!]!
    "Parameters of a method or a constructor."
    parameters: [ApiParameter!]!
    "Return value of a method; null if there is none."
    returns: ApiReturns
    "Type of a property, or of a method's return value."
    type: [ApiText!]!
    "Default value, as code."
    default: String
    "Unit of the value."
    unit: String
    "Range of valid values."
    range: String
    "Errors that it throws and their conditions, as inline HTML."
    throws: [String!]!
    "The comment as HTML."
    description: String!
    "Whether it is read-only."
    isReadonly: Boolean!
    "Whether it is static."
    isStatic: Boolean!
    "Whether it is optional."
    isOptional: Boolean!
    "Whether it is abstract."
    isAbstract: Boolean!
    "Replacement, as HTML; null if not deprecated."
    deprecated: String
    "The class or mixin that declares it; null for an own member."
    inheritedFrom: ApiClass @link
    "The member of a base class that it overrides."
    overrides: ApiTarget
    "Location in the source code."
    source: ApiSource!
  }

  "Kinds of members."
  enum ApiMemberKind {
    "A constructor."
    CONSTRUCTOR
    "An event."
    EVENT
    "A property."
    PROPERTY
    "A property with accessors."
    ACCESSOR
    "A method."
    METHOD
    "A value of an enumeration."
    ENUM_MEMBER
  }

  "A value of an enumeration."
  type ApiEnumMember @dontInfer {
    "Name."
    name: String!
    "Anchor on the page of the enumeration."
    anchor: String!
    "The value as code."
    value: String!
    "The comment as HTML."
    description: String!
    "Replacement, as HTML; null if not deprecated."
    deprecated: String
    "Location in the source code."
    source: ApiSource!
  }

  "Part of a signature or a type."
  type ApiText @dontInfer {
    "The text."
    text: String!
    "Address of the named symbol or member; null if the text is not a name of the API."
    path: String
  }

  "A parameter of a method or a constructor."
  type ApiParameter @dontInfer {
    "Name."
    name: String!
    "Type."
    type: [ApiText!]!
    "The comment as inline HTML; empty if there is none."
    description: String!
    "Default value, as code."
    default: String
    "Whether it is optional."
    isOptional: Boolean!
    "Whether it is a rest parameter."
    isRest: Boolean!
  }

  "The return value of a method."
  type ApiReturns @dontInfer {
    "Type."
    type: [ApiText!]!
    "Description as inline HTML; may be empty."
    description: String!
  }

  "A symbol or member of the reference."
  type ApiTarget @dontInfer {
    "Name."
    name: String!
    "Address."
    path: String!
  }

  "A member whose signature contains a symbol."
  type ApiUse @dontInfer {
    "The symbol that declares the member."
    symbol: ApiSymbol! @link
    "Name of the member."
    member: String!
    "Address of the member."
    path: String!
  }

  "A location in the source code."
  type ApiSource @dontInfer {
    "Path of the file below the project's root."
    file: String!
    "Line, from 1."
    line: Int!
    "Address at which the line can be viewed."
    url: String!
  }

  "Scenes that use a member."
  type MemberScenes @dontInfer {
    "Name of the member."
    member: String!
    "The scenes."
    scenes: [LiveScene!]! @link
  }

  "Scenes that a page lists for a symbol or a member."
  type UsedIn @dontInfer {
    "Name of the member; null for the symbol itself."
    member: String
    "Number of all scenes that use it."
    total: Int!
    "Some of them."
    scenes: [LiveScene!]! @link
  }
`;
