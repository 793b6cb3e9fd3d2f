const API_PREFIX = /\beditor\.(?=\w)/g;
const MEMBER = /^([a-z_]\w*)(?:\.|#|::)([a-z_]\w*)(?:\(\))?$/i;

/**
 * What to look for, for what was typed: names of the API are found as they are written in code (`editor.BodyNode`, `BodyNode#density`,
 * `initNode()`). Where the first entry finds nothing, the next is to be tried: a member may be inherited.
 */
export function searchTerms(query: string): readonly string[] {
  const words = query.trim().replace(/\s+/g, ' ').replace(API_PREFIX, '').replace(/\(\)$/, '');
  const [, owner, member] = MEMBER.exec(words) ?? [];
  return owner && member ? [`${owner} ${member}`, member] : [words];
}
