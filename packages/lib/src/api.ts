/** Title and description of the API reference's index, which has no content file. */
export const API_INDEX = {
  title: 'API index',
  description: 'Every enumeration, interface and class that scripts can use, each with one line on what it is.',
};

/** Headings of the kinds of API members, in display order. */
export const MEMBER_KINDS = [
  { kind: 'CONSTRUCTOR', label: 'Constructor' },
  { kind: 'EVENT', label: 'Events' },
  { kind: 'PROPERTY', label: 'Properties' },
  { kind: 'ACCESSOR', label: 'Accessors' },
  { kind: 'METHOD', label: 'Methods' },
  { kind: 'ENUM_MEMBER', label: 'Values' },
] as const;

/** Names of kinds of symbols. */
export const SYMBOL_KINDS = {
  CLASS: 'Class',
  ENUM: 'Enumeration',
  INTERFACE: 'Interface',
  TYPE: 'Type',
  VALUE: 'Constant',
  FUNCTION: 'Function',
} as const;

/** The order of names in the reference: alphabetical, ignoring case. GraphQL's `sort` distinguishes it. */
export const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'en');
