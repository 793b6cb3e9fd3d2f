import type { Example } from '../../../../scenes/examples/read-examples';
import type { ScenePanel } from '@physics-editor/player/checker/scene-checker';

/** Part of the text of a signature or a type. */
export interface TextPart {
  text: string;
  /** Target of a name of the API; null for other text. */
  path: string | null;
}

/** Position of a declaration in the code. */
export interface ApiSource {
  /** Path below the project's root. */
  file: string;
  line: number;
  url: string;
}

export interface ApiParameter {
  name: string;
  type: TextPart[];
  /** Inline, without a paragraph around it. */
  description: string;
  default: string | null;
  isOptional: boolean;
  isRest: boolean;
}

export type MemberKind = 'CONSTRUCTOR' | 'EVENT' | 'PROPERTY' | 'ACCESSOR' | 'METHOD' | 'ENUM_MEMBER';

/** A name with its address in the reference. */
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
  /** Null if the member is not a method, or returns nothing. */
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
  /** Text of `@deprecated`, with the replacement; null if the member is not deprecated. */
  deprecated: string | null;
  /** Id of the class that declares the member; null if it is not inherited. */
  inheritedFrom: string | null;
  overrides: ApiTarget | null;
  source: ApiSource;
}

export type SymbolType = 'ApiClass' | 'ApiEnum' | 'ApiInterface' | 'ApiShape';

/** An example of a symbol or a member, which is a live scene, and what the scene shows below its stage. */
export interface ApiExample extends Example {
  panel: ScenePanel;
}

/** A scene that uses a symbol or a member. */
export interface SceneUse {
  /** The text that contains the scene, below `content/`; null for an example of the reference. */
  file: string | null;
  /** Address of the page of an example; null for a scene of a text. */
  page: string | null;
  /** Anchor of the scene. */
  id: string;
  title: string;
}

/** A live scene of the site, and the names that its code uses. */
export interface FoundScene extends SceneUse {
  alt: string;
  code: string;
  /** Id of the symbol of an example. */
  symbol: string | null;
  example: ApiExample | null;
  /** Ids of classes that it uses by name, names of all such symbols, and members, as `BodyNode.setLinearVelocity`. */
  uses: string[];
  symbols: string[];
  members: string[];
}

/** Scenes that the page of a symbol lists for it, or for one of its members. */
export interface UsedIn {
  /** Null for the symbol. */
  member: string | null;
  /** Number of all of them. */
  total: number;
  scenes: SceneUse[];
}

/**
 * A symbol of the API, as the content of a node. Other symbols are referred to by id. Comments are HTML or Markdown, depending on the form that
 * `buildModel` was called with.
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
  /** Examples of the symbol and of its own members. */
  examples: ApiExample[];
  /** Scenes whose code uses the symbol by its name. */
  scenes: SceneUse[];
  /** Scenes that use its own members, by member. */
  memberScenes: { member: string; scenes: SceneUse[] }[];
  isAbstract: boolean;
  extends: string | null;
  /** Ids of all superclasses, the root first. */
  ancestors: string[];
  extendedBy: string[];
  mixins: string[];
  /** Definition of a type, value or function; empty if members describe it. */
  type: TextPart[];
  members: ApiMember[];
}

/** Id of a symbol's node. */
export const symbolId = (name: string): string => `api:${name}`;
