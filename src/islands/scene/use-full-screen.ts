import { useEffect, useState } from 'react';

/** Shows an element in full screen; undefined if the browser does not support that. */
export function useFullScreen(element: HTMLElement) {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const update = () => setFull(document.fullscreenElement === element);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [element]);

  if (!document.fullscreenEnabled) return undefined;
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : element.requestFullscreen();
    change.catch((error: unknown) => console.warn('The browser refuses to change to full screen or back.', error));
  };
  return { isFull, toggle };
}
