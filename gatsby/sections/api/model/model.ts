/** Part of a signature or a type. */
export interface TextPart {
  text: string;
  /** Where the name that it is leads; null for what is no name of the API. */
  path: string | null;
}

/** Where something stands in the code. */
export interface ApiSource {
  /** Path below the project's root. */
  file: string;
  line: number;
  url: string;
}

export interface ApiParameter {
  name: string;
  type: TextPart[];
  /** Without a block around it. */
  description: string;
  default: string | null;
  isOptional: boolean;
  isRest: boolean;
}

export type MemberKind = 'CONSTRUCTOR' | 'EVENT' | 'PROPERTY' | 'ACCESSOR' | 'METHOD' | 'ENUM_MEMBER';

/** A named place of the reference. */
export interface ApiTarget {
  name: string;
  path: string;
}

export interface ApiMember {
  name: string;
  anchor: string;
  kind: MemberKind;
  signature: TextPart[];
  parameters: ApiParameter[];
  /** Null for what is no method, and for one that returns nothing. */
  returns: { type: TextPart[]; description: string } | null;
  type: TextPart[];
  default: string | null;
  unit: string | null;
  range: string | null;
  throws: string[];
  description: string;
  isReadonly: boolean;
  isStatic: boolean;
  isOptional: boolean;
  isAbstract: boolean;
  /** What to use instead; null if it is not deprecated. */
  deprecated: string | null;
  /** Id of the class that declares it; null for an own member. */
  inheritedFrom: string | null;
  overrides: ApiTarget | null;
  source: ApiSource;
}

export type SymbolType = 'ApiClass' | 'ApiEnum' | 'ApiInterface' | 'ApiShape';

/**
 * A symbol of the API, ready to become a node. What it refers to is named by id. Comments are HTML or Markdown, as the model was asked for;
 * `html` of the example is of the same form.
 */
export interface ApiSymbol {
  id: string;
  nodeType: SymbolType;
  kind: 'CLASS' | 'ENUM' | 'INTERFACE' | 'TYPE' | 'VALUE' | 'FUNCTION';
  name: string;
  path: string;
  summary: string;
  summaryText: string;
  description: string;
  source: ApiSource;
  deprecated: string | null;
  usedBy: { symbol: string; member: string; path: string }[];
  example: { code: string; html: string } | null;
  isAbstract: boolean;
  extends: string | null;
  /** From the root down to the class that it extends. */
  ancestors: string[];
  extendedBy: string[];
  mixins: string[];
  /** What a shape is, for one that is no class and no interface. */
  type: TextPart[];
  members: ApiMember[];
}

/** Id of the node of a symbol. */
export const symbolId = (name: string): string => `api:${name}`;
