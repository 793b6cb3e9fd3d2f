import { z } from 'zod';

/*
 * What is known of the library. Descriptions are those of the data layer and of the JSON schemas, too. Comments are Markdown, in which addresses of
 * the site start with a slash; other symbols are referred to by id.
 */

export const textPart = z
  .object({
    text: z.string().describe('The text.'),
    path: z.string().nullable().describe('Address of the symbol that the text names; null for other text.'),
  })
  .describe('Part of a signature or a type.');

export const source = z
  .object({
    file: z.string().describe("Path of the file below the project's root."),
    line: z.int().describe('Line, from 1.'),
  })
  .describe('Location in the source code.');

export const parameter = z
  .object({
    name: z.string().describe('Name.'),
    type: z.array(textPart).describe('Type.'),
    description: z.string().describe('The comment, without a paragraph around it; empty if there is none.'),
    default: z.string().nullable().describe('Default value, as code.'),
    isOptional: z.boolean().describe('Whether it is optional.'),
    isRest: z.boolean().describe('Whether it is a rest parameter.'),
  })
  .describe('A parameter of a method or a constructor.');

export const returned = parameter.pick({ type: true, description: true }).describe('The return value of a method.');

export const target = z
  .object({ name: z.string().describe('Name.'), path: z.string().describe('Address.') })
  .describe('A symbol or member of the reference.');

export const use = z
  .object({
    symbol: z.string().describe('The symbol that declares the member.'),
    member: z.string().describe('Name of the member.'),
    path: z.string().describe('Address of the member.'),
  })
  .describe('A member whose signature contains a symbol.');

export const memberKind = z
  .enum(['CONSTRUCTOR', 'EVENT', 'PROPERTY', 'ACCESSOR', 'METHOD', 'ENUM_MEMBER'])
  .describe('Kind of a member.');

export const symbolKind = z
  .enum(['CLASS', 'ENUM', 'INTERFACE', 'TYPE', 'VALUE', 'FUNCTION'])
  .describe('Kind of a symbol.');

const deprecated = z.string().nullable().describe('What to use instead; null if it is not deprecated.');

export const member = z
  .object({
    name: z.string().describe('Name.'),
    anchor: z.string().describe('Anchor on the page of the symbol.'),
    kind: memberKind,
    signature: z.array(textPart).describe('Signature, with a link for each name of the API.'),
    parameters: z.array(parameter).describe('Parameters of a method or a constructor.'),
    returns: returned.nullable().describe('Return value of a method; null if there is none.'),
    type: z.array(textPart).describe('Type of a property, or of the value that a method returns.'),
    default: z.string().nullable().describe('Default value as code; null if there is none.'),
    unit: z.string().nullable().describe('Unit of the value; null if it has none.'),
    range: z.string().nullable().describe('Range of valid values as text; null if there is none.'),
    throws: z.array(z.string()).describe('Errors that it throws and their conditions.'),
    description: z.string().describe('The comment.'),
    isReadonly: z.boolean().describe('Whether it is read-only.'),
    isStatic: z.boolean().describe('Whether it is static.'),
    isOptional: z.boolean().describe('Whether it is optional.'),
    isAbstract: z.boolean().describe('Whether it is abstract.'),
    deprecated,
    inheritedFrom: z.string().nullable().describe('The class or mixin that declares it; null for an own member.'),
    overrides: target.nullable().describe('The member of a base class that it overrides.'),
    source,
  })
  .describe('A member of a symbol.');

/** An example as it is written. Its symbol's page or section shows it. */
const example = z.object({
  /** The own member whose comment contains it; null for the comment of the symbol. */
  member: z.string().nullable(),
  /** What the fence says after its backticks; empty if there is no fence. */
  info: z.string(),
  code: z.string(),
  /** Position of the fence. */
  source,
});

export const symbol = z.object({
  id: z.string(),
  /** Whether it has a page, and of which kind; a shape is a section of the overview. */
  nodeType: z.enum(['ApiClass', 'ApiEnum', 'ApiInterface', 'ApiShape']),
  name: z.string().describe('Name in scripts, without `editor.`.'),
  kind: symbolKind,
  path: z.string().describe('Address of its page, or of its section on the overview.'),
  description: z.string().describe('The comment.'),
  source,
  deprecated,
  usedBy: z.array(use).describe('Members of other symbols whose signatures contain it.'),
  examples: z.array(example),
  isAbstract: z.boolean().describe('Whether scripts can only instantiate its subclasses.'),
  extends: z.string().nullable().describe('The base class, whose members it inherits; null if there is none.'),
  ancestors: z.array(z.string()).describe('All base classes, the root first.'),
  extendedBy: z.array(z.string()).describe('Direct subclasses.'),
  mixins: z.array(z.string()).describe('Classes whose members it has without extending them.'),
  mixedInto: z.array(z.string()).describe('Classes that have its members without extending it.'),
  type: z.array(textPart).describe('Definition in TypeScript; empty if members describe the symbol.'),
  members: z.array(member).describe('Own members in source order, followed by inherited ones, nearest class first.'),
});

/** The reference of a library, and the faults in its comments and exports. */
export const reference = z.object({
  symbols: z.array(symbol),
  faults: z.array(z.object({ file: z.string(), line: z.int(), message: z.string(), hint: z.string() })),
});

export type TextPart = z.infer<typeof textPart>;
export type ApiSource = z.infer<typeof source>;
export type MemberKind = z.infer<typeof memberKind>;
export type ApiMember = z.infer<typeof member>;
export type WrittenExample = z.infer<typeof example>;
export type ApiSymbol = z.infer<typeof symbol>;
export type Reference = z.infer<typeof reference>;
export type Fault = Reference['faults'][number];

/** The text of a signature or a type. */
export const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');

/** Address of the page that describes a symbol. */
export const pageOf = ({ path }: Pick<ApiSymbol, 'path'>): string => path.replace(/#.*/, '');

/** Address of a member, on the page of the symbol that declares it. */
export const memberPath = ({ anchor }: Pick<ApiMember, 'anchor'>, declaredBy: Pick<ApiSymbol, 'path'>): string =>
  `${pageOf(declaredBy)}#${anchor}`;

/** The members that a symbol declares itself. */
export const ownMembers = ({ members }: Pick<ApiSymbol, 'members'>): ApiMember[] =>
  members.filter(({ inheritedFrom }) => inheritedFrom === null);

/** Id of a symbol. */
export const symbolId = (name: string): string => `api:${name}`;
