import { useEffect, type RefObject } from 'react';
import { closeOnBack, closeOverlay, endCloseOnBack } from './back-button';
import { internalPath, isPlainClick } from './internal-link';
import { visit } from './navigation';

/** Shows a dialog over the page while mounted. Back, a click beside it or a link in it closes it; the link replaces its history entry. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const close = () => {
      element.close();
      // The browser's own event comes a task later, after a click on a busy page that opens the dialog again.
      element.dispatchEvent(new Event('close'));
    };
    // A drag that selects text may end beside the dialog, which is then the click's target.
    let pressed: EventTarget | null = null;
    element.onpointerdown = ({ target }) => (pressed = target);
    // Not React's `onClick`: events in content rendered through a portal bubble to its React parent instead.
    element.onclick = (event) => {
      if (event.target === element && pressed === element) close(); // The backdrop belongs to the dialog.
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || internalPath(link) === undefined) return;
      event.preventDefault();
      closeOverlay();
      void visit(link.href, { replace: true });
    };
    element.showModal();
    closeOnBack(close);
    return endCloseOnBack;
  }, [dialog]);
}
