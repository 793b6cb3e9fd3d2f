import { useLayoutEffect, type RefObject } from 'react';

/** Which folds of a text were open, in order, when it was left. */
const known = new Map<string, readonly boolean[]>();

/** Leaves the folds of a text as the reader left them, so that Back finds its place: before the page is scrolled. */
export function useFolds(host: RefObject<HTMLElement | null>, html: string): void {
  useLayoutEffect(() => {
    const folds = Array.from(host.current?.querySelectorAll('details') ?? []);
    known.get(html)?.forEach((isOpen, at) => folds[at]?.toggleAttribute('open', isOpen));
    return () =>
      void known.set(
        html,
        folds.map(({ open }) => open),
      );
  }, [host, html]);
}
