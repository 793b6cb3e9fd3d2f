import {
  Suspense,
  lazy,
  useEffect,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import type { IslandName, IslandProps } from './types';

/** What an island gets: its props, and the element that holds its static form. */
export type IslandComponent<Name extends IslandName> = ComponentType<IslandProps[Name] & { host: HTMLElement }>;

/** Every island, loaded when a page that has one comes into view. */
const registry: { [Name in IslandName]: LazyExoticComponent<IslandComponent<Name>> } = {
  tabs: lazy(() => import('./tabs')),
};

interface Place {
  host: HTMLElement;
  root: Element;
  name: IslandName;
  props: string;
}

const isIslandName = (name: string | undefined): name is IslandName => name !== undefined && name in registry;

/** The islands in `host` that have come near the view. Each is drawn into its place, so that context reaches it. */
export function Islands({ host, html }: { host: RefObject<HTMLElement | null>; html: string }) {
  const [places, setPlaces] = useState<readonly Place[]>([]);

  useEffect(() => {
    setPlaces([]);
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
        seen.forEach((element) => observer.unobserve(element));
        const found = seen.flatMap((element) => placeOf(element) ?? []);
        if (found.length > 0) setPlaces((known) => [...known, ...found]);
      },
      { rootMargin: '200px' },
    );
    host.current?.querySelectorAll('[data-island]').forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [host, html]);

  return places.map(({ host: element, root, name, props }, index) => {
    const Island = registry[name];
    const given: IslandProps[typeof name] = JSON.parse(props);
    return createPortal(
      <Suspense fallback={null}>
        <Island host={element} {...given} />
      </Suspense>,
      root,
      String(index),
    );
  });
}

function placeOf(element: Element): Place | undefined {
  const root = element.querySelector(':scope > [data-island-root]');
  if (!(element instanceof HTMLElement) || !root) return undefined;
  const { island, props = '{}' } = element.dataset;
  return isIslandName(island) ? { host: element, root, name: island, props } : undefined;
}
