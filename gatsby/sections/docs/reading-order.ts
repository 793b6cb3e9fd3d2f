import type { Site } from '../texts';

/** A sidebar item, nested to the maximum depth. */
interface Item {
  path: string | null;
  items?: Item[];
}

/** Addresses of the docs in the order of the sidebars. */
export async function readingOrder({ query }: Site): Promise<string[]> {
  const { docsVersion } = await query<{ docsVersion: { sidebars: { items: Item[] }[] } }>(
    '{ docsVersion { sidebars { items { path items { path items { path } } } } } }',
  );
  return pathsIn(docsVersion.sidebars.flatMap(({ items }) => items));
}

const pathsIn = (items: readonly Item[]): string[] =>
  items.flatMap(({ path, items: inner = [] }) => [...(path === null ? [] : [path]), ...pathsIn(inner)]);
