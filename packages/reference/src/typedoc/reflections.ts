import { isDeepStrictEqual } from 'node:util';
import type { JSONOutput } from 'typedoc';
import { memberPath, type ApiSource, type ApiSymbol, type MemberKind } from '../model/model';
import { ENTRY, type Layout } from '../model/symbols';

export type Declaration = JSONOutput.DeclarationReflection;

/** Values of TypeDoc's `ReflectionKind`. */
const KIND = {
  enum: 8,
  enumMember: 16,
  variable: 32,
  function: 64,
  class: 128,
  interface: 256,
  constructor: 512,
  property: 1024,
  method: 2048,
  accessor: 262144,
};

const ROOT = '/docs/api';

export const isClass = ({ kind }: Declaration): boolean => kind === KIND.class;
export const isConstructor = ({ kind }: Declaration): boolean => kind === KIND.constructor;
export const isVariable = ({ kind }: Declaration): boolean => kind === KIND.variable;

/** The node type of a symbol. */
export function nodeTypeOf({ name, kind }: Declaration, { classes, enums, interfaces }: Layout): ApiSymbol['nodeType'] {
  if (kind === KIND.class && classes.includes(name)) return 'ApiClass';
  if (kind === KIND.enum && enums.includes(name)) return 'ApiEnum';
  return kind === KIND.interface && interfaces.includes(name) ? 'ApiInterface' : 'ApiShape';
}

const FOLDERS = { ApiClass: 'classes', ApiEnum: 'enums', ApiInterface: 'interfaces' };

/** Address of a symbol: its page, or its anchor on the overview. */
export function pathOfSymbol(symbol: Declaration, layout: Layout): string {
  const type = nodeTypeOf(symbol, layout);
  return type === 'ApiShape' ? `${ROOT}#${symbol.name}` : `${ROOT}/${FOLDERS[type]}/${symbol.name}`;
}

const SYMBOL_KINDS: Readonly<Partial<Record<number, ApiSymbol['kind']>>> = {
  [KIND.class]: 'CLASS',
  [KIND.enum]: 'ENUM',
  [KIND.interface]: 'INTERFACE',
  [KIND.function]: 'FUNCTION',
  [KIND.variable]: 'VALUE',
};

export const symbolKindOf = ({ kind }: Declaration): ApiSymbol['kind'] => SYMBOL_KINDS[kind] ?? 'TYPE';

const MEMBER_KINDS: Readonly<Partial<Record<number, MemberKind>>> = {
  [KIND.constructor]: 'CONSTRUCTOR',
  [KIND.method]: 'METHOD',
  [KIND.accessor]: 'ACCESSOR',
  [KIND.enumMember]: 'ENUM_MEMBER',
};

export function memberKindOf(member: Declaration): MemberKind {
  if (commentOf(member)?.modifierTags?.some((tag) => tag === '@event' || tag === '@eventProperty')) return 'EVENT';
  return MEMBER_KINDS[member.kind] ?? 'PROPERTY';
}

/** The comment of a declaration, wherever TypeDoc stores it. */
export const commentOf = (declaration: Declaration): JSONOutput.Comment | undefined =>
  declaration.comment ??
  declaration.signatures?.[0]?.comment ??
  declaration.getSignature?.comment ??
  declaration.setSignature?.comment;

/** Position of a declaration in the code. */
export const sourceOf = ({ sources: [first] = [] }: Declaration): ApiSource => ({
  file: first?.fileName ?? ENTRY,
  line: first?.line ?? 1,
});

/** The members of a symbol, including those of a type that is an object literal. */
export const membersOf = (symbol: Declaration): Declaration[] => {
  const own =
    symbol.children ?? (symbol.type?.type === 'reflection' ? symbol.type.declaration.children : undefined) ?? [];
  return own.filter((member): member is Declaration => member.variant === 'declaration');
};

interface Place {
  owner: Declaration;
  /** Undefined for the symbol itself. */
  member: Declaration | undefined;
}

/** Resolves TypeDoc's numeric ids. */
export class ReflectionIndex {
  private readonly places = new Map<number, Place>();

  constructor(
    readonly symbols: readonly Declaration[],
    private readonly layout: Layout,
  ) {
    for (const owner of symbols) {
      this.places.set(owner.id, { owner, member: undefined });
      for (const member of membersOf(owner)) {
        const { getSignature, setSignature, signatures = [] } = member;
        const ids = [member, getSignature, setSignature, ...signatures].flatMap((part) => part?.id ?? []);
        for (const id of ids) this.places.set(id, { owner, member });
      }
    }
  }

  private place(id: unknown): Place | undefined {
    return typeof id === 'number' ? this.places.get(id) : undefined;
  }

  symbol(id: unknown): Declaration | undefined {
    return this.place(id)?.owner;
  }

  /**
   * The declaration of a member: in the class itself, a base class or a mixin. Follows the class hierarchy, since TypeDoc's `inheritedFrom` names a
   * sibling class for some members.
   */
  origin(owner: Declaration, member: Declaration): { owner: Declaration; member: Declaration } {
    if (isConstructor(member)) return { owner, member };
    const above = member.inheritedFrom && this.above(owner);
    const inherited = above && membersOf(above).find(({ name }) => name === member.name);
    if (above && inherited) return this.origin(above, inherited);
    const place = this.place(member.implementationOf?.target);
    if (!place?.member || place.owner === owner || !isClass(place.owner)) return { owner, member };
    return this.origin(place.owner, place.member);
  }

  /** All superclasses of a class, the root first. */
  ancestors(symbol: Declaration): Declaration[] {
    const parent = this.above(symbol);
    return parent && isClass(parent) ? [...this.ancestors(parent), parent] : [];
  }

  /** The classes that a class implements without inheriting from them. */
  mixins({ implementedTypes = [] }: Declaration): Declaration[] {
    const symbols = implementedTypes.flatMap((type) =>
      type.type === 'reference' ? (this.symbol(type.target) ?? []) : [],
    );
    return symbols.filter(isClass);
  }

  /** The base class, if it belongs to the library. */
  above(symbol: Declaration): Declaration | undefined {
    const [type] = symbol.extendedTypes ?? [];
    return type?.type === 'reference' ? this.symbol(type.target) : undefined;
  }

  /** The comment of a member; if it has only tags, the rest comes from the member it overrides. */
  comment(member: Declaration): JSONOutput.Comment | undefined {
    const own = commentOf(member);
    if (own?.summary.length) return own;
    const overridden = this.overridden(member);
    const inherited = overridden && this.comment(overridden);
    return inherited ? { ...own, summary: inherited.summary } : own;
  }

  /** The tags of a member's comment. TypeDoc copies those of the member it overrides to one without a comment, which has none. */
  ownTags(member: Declaration): JSONOutput.CommentTag[] {
    const tags = commentOf(member)?.blockTags ?? [];
    const overridden = this.overridden(member);
    return overridden && isDeepStrictEqual(tags, commentOf(overridden)?.blockTags) ? [] : tags;
  }

  private overridden({ overwrites }: Declaration): Declaration | undefined {
    return this.place(overwrites?.target)?.member;
  }

  anchor(owner: Declaration, member: Declaration): string {
    const isSecond =
      member.flags.isStatic && membersOf(owner).some(({ name, flags }) => name === member.name && !flags.isStatic);
    const anchor = isSecond ? `static-${member.name}` : member.name;
    return nodeTypeOf(owner, this.layout) === 'ApiShape' ? `${owner.name}.${anchor}` : anchor;
  }

  /** Address of a symbol, or of a member at its declaration; null if there is none. */
  path(id: unknown): string | null {
    const place = this.place(id);
    if (!place) return null;
    if (!place.member) return pathOfSymbol(place.owner, this.layout);
    const { owner, member } = this.origin(place.owner, place.member);
    return memberPath({ anchor: this.anchor(owner, member) }, { path: pathOfSymbol(owner, this.layout) });
  }

  /** The first member that a message names as `Class.member`. */
  named(message: string): { owner: Declaration; member: Declaration } | undefined {
    for (const [, symbol, name] of message.matchAll(/\b(\w+)\.(\w+)\b/g)) {
      const owner = this.symbols.find((each) => each.name === symbol);
      const member = owner && membersOf(owner).find((each) => each.name === name);
      if (member) return { owner, member };
    }
    return undefined;
  }

  /** Address of an exported symbol by its name; undefined if there is none. */
  pathOfName(name: string): string | undefined {
    const symbol = this.symbols.find((each) => each.name === name);
    return symbol && pathOfSymbol(symbol, this.layout);
  }
}
