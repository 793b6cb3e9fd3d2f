import type { Node } from 'gatsby';
import type { QueryContext } from '../../gatsby/sections/query';

/** A node of this site's types as Gatsby stores it. */
export const nodeOf = (id: string, parent: string | null, fields: object = {}): Node => ({
  id,
  parent,
  children: [],
  internal: { type: 'Thing', owner: 'default-site-plugin', contentDigest: id },
  ...fields,
});

/** A data layer without nodes. */
export const noNodes: QueryContext['nodeModel'] = {
  getNodeById: () => null,
  findOne: () => Promise.resolve(null),
  findAll: () => Promise.resolve({ entries: [] }),
};
