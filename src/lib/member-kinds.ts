/** Headings of the kinds of members of the API, in their order. */
export const MEMBER_KINDS = [
  { kind: 'CONSTRUCTOR', label: 'Constructor' },
  { kind: 'EVENT', label: 'Events' },
  { kind: 'PROPERTY', label: 'Properties' },
  { kind: 'ACCESSOR', label: 'Accessors' },
  { kind: 'METHOD', label: 'Methods' },
  { kind: 'ENUM_MEMBER', label: 'Values' },
] as const;
