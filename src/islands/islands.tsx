import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { followUse } from './follow-use';
import { OnDemand } from './on-demand';
import { isIslandName, registry } from './registry';
import { followStarts } from './start-requests';
import type { IslandInput, IslandName, IslandProps } from './types';
import { useFolds } from './use-folds';
import { usePictures } from './use-pictures';

interface Place {
  host: HTMLElement;
  root: Element;
  name: IslandName;
  props: IslandProps[IslandName];
}

/** The islands in `host` that are near the view, and scenes in use. Portals render each in its place, so that context reaches it. */
export function Islands({ host, html }: { host: RefObject<HTMLElement | null>; html: string }) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  usePictures();
  useFolds(host, html);

  useEffect(() => {
    setPlaces([]);
    const add = (elements: readonly Element[]) => {
      const found = elements.flatMap((element) => placeOf(element) ?? []);
      if (found.length > 0) setPlaces((known) => [...known, ...found]);
    };
    const islands = Array.from(host.current?.querySelectorAll<HTMLElement>('[data-island]') ?? []);
    const scenes = islands.filter(({ dataset }) => dataset['island'] === 'scene');
    const others = islands.filter((island) => !scenes.includes(island));
    const ending = new AbortController();
    followUse(scenes, (element) => add([element]), ending.signal);
    followStarts(scenes, ending.signal);
    followView(others, add, ending.signal);
    return () => ending.abort();
  }, [host, html]);

  return places.map(({ host: element, root, name, props }, index) =>
    createPortal(<Island name={name} input={{ ...props, host: element }} />, root, String(index)),
  );
}

/** An island. If it fails to load or crashes, the static form stays. */
const Island = <Name extends IslandName>({ name, input }: { name: Name; input: IslandInput<Name> }) => (
  <OnDemand load={registry[name]} props={input} />
);

/** Reports elements when they come near the view. */
function followView(
  elements: readonly Element[],
  onView: (elements: readonly Element[]) => void,
  signal: AbortSignal,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      seen.forEach((element) => observer.unobserve(element));
      onView(seen);
    },
    { rootMargin: '200px' },
  );
  elements.forEach((element) => observer.observe(element));
  signal.addEventListener('abort', () => observer.disconnect());
}

function placeOf(element: Element): Place | undefined {
  const root = element.querySelector(':scope > [data-island-root]');
  if (!(element instanceof HTMLElement) || !root) return undefined;
  const { island, props = '{}' } = element.dataset;
  return isIslandName(island) ? { host: element, root, name: island, props: JSON.parse(props) } : undefined;
}
