import { useLayoutEffect, type RefObject } from 'react';

/** Which folds of a text are open, in order, once the reader has opened or closed one. */
const known = new Map<string, readonly boolean[]>();

/** Leaves the folds of a text as the reader left them, so that Back finds its place: before the page is scrolled. */
export function useFolds(host: RefObject<HTMLElement | null>, html: string): void {
  useLayoutEffect(() => {
    const folds = Array.from(host.current?.querySelectorAll('details') ?? []);
    known.get(html)?.forEach((isOpen, at) => folds[at]?.toggleAttribute('open', isOpen));
    const note = () =>
      known.set(
        html,
        folds.map(({ open }) => open),
      );
    folds.forEach((fold) => fold.addEventListener('toggle', note));
    return () => folds.forEach((fold) => fold.removeEventListener('toggle', note));
  }, [host, html]);
}
