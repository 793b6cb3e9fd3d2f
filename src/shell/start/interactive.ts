import { useEffect, useState } from 'react';

/**
 * Marks the html element once what waits for hydration is rendered, too: until then buttons are disabled, and React would drop clicks. With
 * `useHydrated` instead of a state, the mark would come before them.
 */
export function Interactive(): null {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  useEffect(() => {
    if (isDrawn) document.documentElement.dataset['hasHydrated'] = 'true';
  }, [isDrawn]);
  return null;
}
