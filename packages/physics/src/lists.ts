/** All of a chain of objects. */
export function chain<Item extends object>(first: Item | null, next: (item: Item) => Item | null): Item[] {
  const items: Item[] = [];
  for (let item = first; item; item = next(item)) items.push(item);
  return items;
}

/** Makes a doubly linked list of the engine of these. */
export function link(
  owner: object,
  head: string,
  items: readonly object[],
  [previous, next] = ['m_prev', 'm_next'],
): void {
  Reflect.set(owner, head, items[0] ?? null);
  items.forEach((item, at) => {
    Reflect.set(item, previous, items[at - 1] ?? null);
    Reflect.set(item, next, items[at + 1] ?? null);
  });
}
