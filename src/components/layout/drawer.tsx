import { useEffect, useRef } from 'react';
import { closeOnBack, endCloseOnBack } from '../../shell/back-button';
import { useDrawer } from '../../shell/drawer';
import { internalPath } from '../../shell/internal-link';
import { visit } from '../../shell/navigation';
import { X } from '../icons';
import { Brand } from './brand';
import { ColourModeToggle } from './colour-mode-toggle';
import { MainMenu } from './main-menu';
import './drawer.css';

const WIDE = '(min-width: 997px)';

/** The menu of narrow screens. It exists while it is open. */
export function Drawer({ path }: { path: string }) {
  return useDrawer().view === 'closed' ? null : <OpenDrawer path={path} />;
}

function OpenDrawer({ path }: { path: string }) {
  const { view, setView, hasSection, setHost } = useDrawer();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const close = () => element.close();
    // Not React's `onClick`, which hears nothing of the section's links: they are drawn by the page, through a portal.
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
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', close);
    return () => {
      wide.removeEventListener('change', close);
      endCloseOnBack();
    };
  }, []);

  return (
    <dialog ref={dialog} className="drawer" aria-label="Navigation" onClose={() => setView('closed')}>
      <div className="drawer-body">
        <div className="drawer-head">
          <Brand />
          <ColourModeToggle />
          <button
            type="button"
            className="icon-button"
            aria-label="Close navigation bar"
            onClick={() => dialog.current?.close()}
          >
            <X size={22} strokeWidth={1.5} aria-hidden />
          </button>
        </div>
        {view === 'section' && hasSection ? (
          <>
            <button type="button" className="drawer-back" onClick={() => setView('main')}>
              ← Back to main menu
            </button>
            <div ref={setHost} />
          </>
        ) : (
          <nav aria-label="Main">
            <MainMenu path={path} />
          </nav>
        )}
      </div>
    </dialog>
  );
}
