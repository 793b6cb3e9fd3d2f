/** Title and description of the index of the API reference, which has no file that could say them. */
export const API_INDEX = {
  title: 'API index',
  description: 'Every enumeration, interface and class that scripts can use, each with one line on what it is.',
};

/** Headings of the kinds of members of the API, in their order. */
export const MEMBER_KINDS = [
  { kind: 'CONSTRUCTOR', label: 'Constructor' },
  { kind: 'EVENT', label: 'Events' },
  { kind: 'PROPERTY', label: 'Properties' },
  { kind: 'ACCESSOR', label: 'Accessors' },
  { kind: 'METHOD', label: 'Methods' },
  { kind: 'ENUM_MEMBER', label: 'Values' },
] as const;
