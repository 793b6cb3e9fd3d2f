import { useEffect } from 'react';

/** Opens a picture that links to its file in a dialog; see `ZoomPicture`. It may be outside the text, like the cover of a post. */
export function useZoom(): void {
  useEffect(() => {
    // In the capture phase, before handlers that follow links.
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
