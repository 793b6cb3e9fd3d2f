import { useEffect } from 'react';
import { isPlainClick } from '../shell/navigation/internal-link';

/**
 * Opens a picture that links to its file in a dialog, plays a still in its place, and starts a film at a click on its poster; see `ZoomPicture`, `Still`
 * and `Film`. Some are outside the text.
 */
export function usePictures(): void {
  useEffect(() => {
    // In the capture phase, before handlers that follow links.
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, []);
}

function open(event: MouseEvent): void {
  const { target } = event;
  // Chromium's controls do nothing at a click on the poster. What fails to play is shown by the controls.
  if (target instanceof HTMLVideoElement && target.readyState === 0) target.play().catch(() => undefined);
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.zoom-picture, a.still') : null;
  if (!link || !isPlainClick(event) || event.defaultPrevented) return;
  event.preventDefault();
  // The second click of a double click.
  if (event.detail > 1) return;
  const done = link.classList.contains('still')
    ? import('./play').then(({ play }) => play(link))
    : import('./zoom').then(({ openZoom }) => openZoom(link));
  // Without a network, the file could not be shown either.
  done.catch(() => navigator.onLine && location.assign(link.href));
}
