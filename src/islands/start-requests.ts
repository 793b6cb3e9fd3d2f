/** Islands whose start button was clicked before they were loaded. */
const asked = new WeakSet<Element>();
const starters = new WeakMap<Element, () => void>();

/** Watches the start buttons in the static form of islands: a click before the island is loaded is stored. Returns a function that stops. */
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

/** Starts an island when its start button is clicked, or at once if it already was. Returns a function that stops. */
export function onStart(host: Element, start: () => void): () => void {
  starters.set(host, start);
  if (asked.delete(host)) start();
  return () => void starters.delete(host);
}
