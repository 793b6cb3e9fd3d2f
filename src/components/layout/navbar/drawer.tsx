import { useEffect, useRef } from 'react';
import { useDrawer } from '../../../shell/state/drawer';
import { useModal } from '../../../shell/navigation/use-modal';
import { Icon } from '../../icon';
import { X } from '../../icons';
import { Brand } from '../brand';
import { ColourModeToggle } from './colour-mode-toggle';
import { MainMenu } from './main-menu';
import './drawer.css';

const WIDE = '(min-width: 997px)';

/** The menu of narrow screens, rendered only while it is open. */
export function Drawer({ path }: { path: string }) {
  return useDrawer().view === 'closed' ? null : <OpenDrawer path={path} />;
}

function OpenDrawer({ path }: { path: string }) {
  const { view, setView, hasSection, setHost } = useDrawer();
  const dialog = useRef<HTMLDialogElement>(null);

  useModal(dialog);
  useEffect(() => {
    const close = () => dialog.current?.close();
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
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
            <Icon of={X} size={22} />
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
