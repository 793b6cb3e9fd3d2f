import { z } from 'zod';
import { MEMBER_KINDS, SYMBOL_KINDS } from '@physics-editor/lib/api';
import * as model from '@physics-editor/reference/model/model';
import { fieldsOf, typesOf } from '../sdl';

const source = model.source
  .extend({ url: z.string().describe('Address at which the line can be viewed.') })
  .describe('Location in the source code.');
const member = model.member.extend({ source }).describe('A member of a class, an interface or a shape.');

const enumMember = member
  .pick({ name: true, anchor: true, description: true, deprecated: true, source: true })
  .extend({ value: z.string().describe('The value as code.') })
  .describe('A value of an enumeration.');

const HTML = ' As HTML.';

const mapping = {
  types: new Map<z.core.$ZodType, string>([
    [member, 'ApiMember'],
    [enumMember, 'ApiEnumMember'],
    [model.parameter, 'ApiParameter'],
    [model.returned, 'ApiReturns'],
    [model.textPart, 'ApiText'],
    [model.target, 'ApiTarget'],
    [model.use, 'ApiUse'],
    [source, 'ApiSource'],
    [model.symbolKind, 'ApiSymbolKind'],
    [model.memberKind, 'ApiMemberKind'],
  ]),
  links: {
    ...{ extends: 'ApiClass', ancestors: 'ApiClass', extendedBy: 'ApiClass', mixins: 'ApiClass' },
    ...{ mixedInto: 'ApiClass', inheritedFrom: 'ApiClass', symbol: 'ApiSymbol' },
  },
  notes: { description: HTML, deprecated: HTML, throws: HTML },
};

const symbol = model.symbol.extend({ source });
const fields = fieldsOf(
  symbol.pick({ name: true, kind: true, path: true, description: true, source: true, deprecated: true, usedBy: true }),
  mapping,
);
const ofClasses = { extends: true, ancestors: true, extendedBy: true, mixins: true, mixedInto: true } as const;
const classes = symbol.pick({ ...ofClasses, isAbstract: true });

/** SDL of the fields that every symbol of the API has. */
const symbolFields = /* GraphQL */ `
${fields}
    "First sentence of the comment, as inline HTML."
    summary: String!
    "First sentence of the comment, as plain text."
    summaryText: String!
    "The symbol as plain Markdown with absolute addresses: a whole page, or a section of the overview."
    markdown: String!
    "The symbol as in api.json: own members, types as text, comments as Markdown with absolute addresses."
    data: JSON!
    "Examples of the symbol and of its own members."
    examples: [LiveScene!]! @link
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

const kindNames: Record<string, string> = { ...SYMBOL_KINDS };
for (const { kind, label } of MEMBER_KINDS) kindNames[kind] = label;

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
    ${fieldsOf(classes, mapping)}
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
    ${fieldsOf(symbol.pick({ type: true }), mapping)}
  }

  "Scenes that a page lists for a symbol or a member."
  type UsedIn @dontInfer {
    "Name of the member; null for the symbol itself."
    member: String
    "Number of all scenes on other pages that use it."
    total: Int!
    "Some of them."
    scenes: [LiveScene!]! @link
  }

${typesOf(mapping, kindNames)}`;
