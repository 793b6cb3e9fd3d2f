/** Islands whose start button was clicked before they were loaded. */
const asked = new WeakSet<Element>();
const starters = new WeakMap<Element, () => void>();

/** Watches the start buttons in the static form of islands: a click before the island is loaded is stored. */
export function followStarts(hosts: readonly Element[], signal: AbortSignal): void {
  for (const host of hosts) {
    const onClick = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-island-start]')) return;
      const start = starters.get(host);
      if (start) start();
      else asked.add(host);
    };
    host.addEventListener('click', onClick, { signal });
  }
}

/** Starts an island when its start button is clicked, or at once if it already was. Returns a function that stops. */
export function onStart(host: Element, start: () => void): () => void {
  starters.set(host, start);
  if (asked.delete(host)) start();
  return () => void starters.delete(host);
}
