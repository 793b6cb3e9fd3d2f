import { z } from 'zod';
import { memberPath } from './model/links';
import type { ApiMember, ApiSymbol, TextPart } from './model/model';

const address = z.url();
const description = z.string().describe('The comment as Markdown with full addresses.');
const deprecated = z.string().nullable().describe('The replacement as Markdown; null if it is not deprecated.');

const memberSchema = z.object({
  name: z.string(),
  kind: z.enum(['CONSTRUCTOR', 'EVENT', 'PROPERTY', 'ACCESSOR', 'METHOD', 'ENUM_MEMBER']),
  address,
  description,
  deprecated,
  signature: z.string().describe('Signature in TypeScript.'),
  type: z.string().describe('Type of a property, or of the value that a method returns, in TypeScript.'),
  default: z.string().nullable().describe('Default value as code; null if there is none.'),
  unit: z.string().nullable().describe('Unit of the value; null if it has none.'),
  range: z.string().nullable().describe('Range of valid values as text; null if there is none.'),
  isStatic: z.boolean(),
  isReadonly: z.boolean(),
});

/** A symbol of the API for programs. */
export const symbolSchema = z.object({
  name: z.string().describe('Name in scripts, without `editor.`.'),
  kind: z.enum(['CLASS', 'ENUM', 'INTERFACE', 'TYPE', 'VALUE', 'FUNCTION']),
  address,
  description,
  deprecated,
  isAbstract: z.boolean().describe('Whether scripts can only instantiate its subclasses.'),
  extends: z.string().nullable().describe('Name of the base class, whose members it inherits; null if there is none.'),
  mixins: z.array(z.string()).describe('Names of classes whose members it has without extending them.'),
  type: z.string().nullable().describe('Definition in TypeScript of a symbol that is not described by members.'),
  members: z.array(memberSchema).describe('Own members, without inherited ones.'),
});

interface Surroundings {
  /** Every symbol, by its id. */
  symbols: ReadonlyMap<string, ApiSymbol>;
  /** Prefix that makes an address of the site a full one. */
  base: string;
}

/** A symbol for programs; its comments must be Markdown. */
export function symbolData(symbol: ApiSymbol, { symbols, base }: Surroundings): z.output<typeof symbolSchema> {
  const own = symbol.members.filter(({ inheritedFrom }) => inheritedFrom === null);
  const data: z.input<typeof symbolSchema> = {
    ...symbol,
    address: base + symbol.path,
    extends: (symbol.extends === null ? undefined : symbols.get(symbol.extends)?.name) ?? null,
    mixins: symbol.mixins.flatMap((id) => symbols.get(id)?.name ?? []),
    type: symbol.type.length > 0 ? textOf(symbol.type) : null,
    members: own.map((member) => ({
      ...member,
      address: base + addressOf(member, symbol),
      signature: textOf(member.signature),
      type: textOf(member.type),
    })),
  };
  // The schema leaves out all other fields.
  return symbolSchema.parse(data);
}

/** The overview, where a symbol is a section, has no anchors for constructors. */
const addressOf = (member: ApiMember, symbol: ApiSymbol): string =>
  member.kind === 'CONSTRUCTOR' && symbol.path.includes('#') ? symbol.path : memberPath(member, symbol, () => null);

const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');
