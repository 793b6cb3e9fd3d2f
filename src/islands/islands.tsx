import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Island } from './island';
import { isIslandName } from './registry';
import type { IslandName, IslandProps } from './types';
import { useZoom } from './use-zoom';

interface Place {
  host: HTMLElement;
  root: Element;
  name: IslandName;
  props: IslandProps[IslandName];
}

/** The islands in `host` that have come near the view. Each is drawn into its place, so that context reaches it. */
export function Islands({ host, html }: { host: RefObject<HTMLElement | null>; html: string }) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useZoom();

  useEffect(() => {
    setPlaces([]);
    const islands = host.current?.querySelectorAll('[data-island]') ?? [];
    if (!('IntersectionObserver' in window)) {
      setPlaces(Array.from(islands).flatMap((element) => placeOf(element) ?? []));
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
        seen.forEach((element) => observer.unobserve(element));
        const found = seen.flatMap((element) => placeOf(element) ?? []);
        if (found.length > 0) setPlaces((known) => [...known, ...found]);
      },
      { rootMargin: '200px' },
    );
    islands.forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [host, html]);

  return places.map(({ host: element, root, name, props }, index) =>
    createPortal(<Island name={name} input={{ ...props, host: element }} />, root, String(index)),
  );
}

function placeOf(element: Element): Place | undefined {
  const root = element.querySelector(':scope > [data-island-root]');
  if (!(element instanceof HTMLElement) || !root) return undefined;
  const { island, props: json = '{}' } = element.dataset;
  if (!isIslandName(island)) return undefined;
  const props = propsOf(json);
  if (props) return { host: element, root, name: island, props };
  console.error(`The island "${island}" stays as it is: its props are no JSON object: ${json}`);
  return undefined;
}

function propsOf(json: string): IslandProps[IslandName] | undefined {
  try {
    const props: unknown = JSON.parse(json);
    return typeof props === 'object' && props !== null ? props : undefined;
  } catch {
    return undefined;
  }
}
