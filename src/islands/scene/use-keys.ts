import { useEffect } from 'react';
import type { SceneSession } from './frame/session';

const ACTS: Readonly<Record<string, (session: SceneSession) => void>> = {
  ' ': (session) => session.toggle(),
  '.': (session) => session.step(),
  r: (session) => session.reset(),
  R: (session) => session.reset(),
  d: (session) => session.describe(),
  D: (session) => session.describe(),
};

/** Where keys have other meanings. */
const TYPING = '.live-scene-editor, .live-scene-log, .live-scene-parameters, select';

/** Keyboard shortcuts while the focus is on the stage or the control bar; inside the frame, the player reports keys. */
export function useKeys(session: SceneSession, places: readonly Element[]): void {
  useEffect(() => {
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return;
      const { key, target, altKey, ctrlKey, metaKey, repeat } = event;
      if (altKey || ctrlKey || metaKey || repeat || event.defaultPrevented || target.closest(TYPING)) return;
      // Space presses a focused button.
      const act = key === ' ' && target.closest('button') ? undefined : ACTS[key];
      if (!act) return;
      event.preventDefault();
      act(session);
    };
    for (const place of places) place.addEventListener('keydown', onKeyDown);
    return () => places.forEach((place) => place.removeEventListener('keydown', onKeyDown));
  }, [session, places]);
}
