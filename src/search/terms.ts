const API_PREFIX = /\beditor\.(?=\w)/g;
const MEMBER = /^([a-z_]\w*)(?:\.|#|::)([a-z_]\w*)(?:\(\))?$/i;

/**
 * The search terms for a query: names of the API are found as written in code (`editor.BodyNode`, `BodyNode#density`, `initNode()`). If the first
 * entry finds nothing, try the next: a member may be inherited.
 */
export function searchTerms(query: string): readonly string[] {
  const words = query.trim().replace(/\s+/g, ' ').replace(API_PREFIX, '').replace(/\(\)$/, '');
  const [, owner, member] = MEMBER.exec(words) ?? [];
  return owner && member ? [`${owner} ${member}`, member] : [words];
}
