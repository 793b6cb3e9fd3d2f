import { suggest } from '@physics-editor/lib/content/fault';
import type { ApiLink } from '@physics-editor/markdown/plugins/remark-references';
import { memberPath, symbolId } from '@physics-editor/reference/model/model';
import { PAGES } from '@physics-editor/reference/model/symbols';

/** The fields of a symbol's node that links need. */
export interface LinkTarget {
  path: string;
  members: readonly { name: string; anchor: string; inheritedFrom?: string | null }[];
}

/** Target of an API name in a text: `CircleNode`, or `CircleNode#radius`, which is on the page of the class that declares it. */
export function resolveApiLink(
  symbol: string,
  member: string | undefined,
  nodeOf: (id: string) => LinkTarget | null,
): ApiLink {
  const node = nodeOf(symbolId(symbol));
  if (!node) {
    return { kind: 'fault', message: `There is no editor.${symbol} in the API.`, hint: suggest(symbol, PAGES) };
  }
  if (member === undefined) return { kind: 'page', path: node.path };

  const found = node.members.find(({ name }) => name === member);
  if (!found) {
    const known = node.members.map(({ name }) => name);
    return { kind: 'fault', message: `editor.${symbol} has no member "${member}".`, hint: suggest(member, known) };
  }
  const declaredBy = found.inheritedFrom ? nodeOf(found.inheritedFrom) : node;
  return { kind: 'page', path: memberPath(found, declaredBy ?? node) };
}
