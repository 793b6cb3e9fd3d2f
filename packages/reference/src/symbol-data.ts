import { z } from 'zod';
import * as model from './model/model';
import { memberPath, ownMembers, textOf, type ApiMember, type ApiSymbol } from './model/model';

const address = z.url();
const description = z.string().describe('The comment as Markdown with full addresses.');
const deprecated = z.string().nullable().describe('What to use instead, as Markdown; null if it is not deprecated.');

const memberSchema = z.object({
  ...model.member.pick({ name: true, kind: true }).shape,
  ...{ address, description, deprecated },
  signature: z.string().describe('Signature in TypeScript.'),
  type: z.string().describe('Type of a property, or of the value that a method returns, in TypeScript.'),
  ...model.member.pick({ default: true, unit: true, range: true, isStatic: true, isReadonly: true }).shape,
});

/** A symbol of the API for programs. */
export const symbolSchema = z.object({
  ...model.symbol.pick({ name: true, kind: true }).shape,
  ...{ address, description, deprecated },
  ...model.symbol.pick({ isAbstract: true }).shape,
  extends: z.string().nullable().describe('Name of the base class, whose members it inherits; null if there is none.'),
  mixins: z.array(z.string()).describe('Names of classes whose members it has without extending them.'),
  type: z.string().nullable().describe('Definition in TypeScript of a symbol that is not described by members.'),
  members: z.array(memberSchema).describe('Own members, without inherited ones.'),
});

/** Context for writing a symbol. */
export interface Surroundings {
  /** Every symbol, by its id. */
  symbols: ReadonlyMap<string, ApiSymbol>;
  /** Prefix that makes an address of the site a full one. */
  base: string;
  /** Completes the addresses in the Markdown of a comment. */
  complete: (markdown: string) => string;
}

/** A symbol for programs. */
export function symbolData(
  symbol: ApiSymbol,
  { symbols, base, complete }: Surroundings,
): z.output<typeof symbolSchema> {
  const texts = ({ description, deprecated }: Pick<ApiMember, 'description' | 'deprecated'>) => ({
    description: complete(description),
    deprecated: deprecated && complete(deprecated),
  });
  const nameOf = (id: string): string => symbols.get(id)?.name ?? id;
  const data: z.input<typeof symbolSchema> = {
    ...{ ...symbol, ...texts(symbol) },
    address: base + symbol.path,
    extends: symbol.extends && nameOf(symbol.extends),
    mixins: symbol.mixins.map(nameOf),
    type: textOf(symbol.type) || null,
    members: ownMembers(symbol).map((member) => ({
      ...{ ...member, ...texts(member) },
      // The overview, where a symbol is a section, has no anchors for constructors.
      address:
        base + (member.kind === 'CONSTRUCTOR' && symbol.path.includes('#') ? symbol.path : memberPath(member, symbol)),
      signature: textOf(member.signature),
      type: textOf(member.type),
    })),
  };
  // The schema leaves out all other fields.
  return symbolSchema.parse(data);
}
