import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is interactive: false in the built HTML and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
