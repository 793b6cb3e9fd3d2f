import type { Node } from 'gatsby';

/** A node of this site's types as Gatsby stores it. */
export const nodeOf = (id: string, parent: string | null, fields: object = {}): Node => ({
  id,
  parent,
  children: [],
  internal: { type: 'Thing', owner: 'default-site-plugin', contentDigest: id },
  ...fields,
});
