/** Groups items by key; groups and items keep their order. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): { key: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups].map(([key, members]) => ({ key, items: members }));
}
