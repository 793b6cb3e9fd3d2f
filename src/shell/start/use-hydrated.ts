import { useEffect, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is interactive: false in the built HTML and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Marks the html element once what waits for hydration is rendered, too: until then buttons are disabled, and React would drop clicks. */
export function Interactive(): null {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset['hasHydrated'] = 'true';
  }, [isHydrated]);
  return null;
}
