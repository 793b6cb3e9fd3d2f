import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is interactive: false in the HTML of the build and while React takes it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
