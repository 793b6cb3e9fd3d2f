import { useEffect, type RefObject } from 'react';
import { closeOnBack, endCloseOnBack } from './back-button';
import { internalPath } from './internal-link';
import { visit } from './navigation';

/**
 * Shows a dialog over the page for as long as it is mounted. Back, a click beside it and a link in it close it; the page of that link takes
 * the place of its entry in the history.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const close = () => element.close();
    // Not React's `onClick`, which hears nothing of what is drawn through a portal.
    const onClick = (event: MouseEvent) => {
      if (event.target === element) close(); // The backdrop is the dialog's own.
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlainClick = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlainClick || internalPath(link) === undefined) return;
      event.preventDefault();
      endCloseOnBack({ keepEntry: true });
      close();
      void visit(link.href, { replace: true });
    };
    element.showModal();
    closeOnBack(close);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('click', onClick);
      endCloseOnBack();
    };
  }, [dialog]);
}
