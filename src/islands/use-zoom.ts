import { useEffect } from 'react';

/** A picture that is a link to its file opens in a dialog; see `ZoomPicture`. It may stand outside the text, as the cover of a post does. */
export function useZoom(): void {
  useEffect(() => {
    // While the event goes down, so that it is taken before whoever follows links.
    document.addEventListener('click', zoom, { capture: true });
    return () => {
      document.removeEventListener('click', zoom, { capture: true });
      // The reader has gone back while it was open.
      document.querySelector<HTMLDialogElement>('dialog.zoom')?.close();
    };
  }, []);
}

function zoom(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.zoom-picture') : null;
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlainClick || event.defaultPrevented) return;
  event.preventDefault();
  import('./zoom').then(
    ({ openZoom }) => openZoom(link),
    () => location.assign(link.href),
  );
}
