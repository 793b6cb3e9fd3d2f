import { useEffect, useState } from 'react';

/**
 * Says on the html element that the page has come alive, once what waits for that has been drawn too: buttons are disabled until then, and
 * React would drop a click on them.
 */
export function Interactive(): null {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  useEffect(() => {
    if (isDrawn) document.documentElement.dataset['hasHydrated'] = 'true';
  }, [isDrawn]);
  return null;
}
