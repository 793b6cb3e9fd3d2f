/** Islands whose start button was clicked before they were there. */
const asked = new WeakSet<Element>();
const starters = new WeakMap<Element, () => void>();

/** Follows the start buttons in the static form of islands: a click that comes before its island is kept for it. Returns what ends it. */
export function followStarts(hosts: readonly Element[]): () => void {
  const onClick = ({ currentTarget, target }: Event) => {
    if (!(currentTarget instanceof Element) || !(target instanceof Element)) return;
    if (!target.closest('[data-island-start]')) return;
    const start = starters.get(currentTarget);
    if (start) start();
    else asked.add(currentTarget);
  };
  for (const host of hosts) host.addEventListener('click', onClick);
  return () => hosts.forEach((host) => host.removeEventListener('click', onClick));
}

/** Starts an island when its start button is clicked, and at once if it has been. Returns what ends it. */
export function onStart(host: Element, start: () => void): () => void {
  starters.set(host, start);
  if (asked.delete(host)) start();
  return () => void starters.delete(host);
}
