import { useEffect } from 'react';
import { SHORTCUTS, followShortcut } from '@physics-editor/player/messages/shortcuts';
import type { SceneSession } from '@physics-editor/player/page/session';

/** Where keys have other meanings. */
const TYPING = '.live-scene-editor, .live-scene-log, .live-scene-parameters, .live-scene-save, select';

/** Keyboard shortcuts while the focus is on the stage or the control bar; inside the frame, the player reports keys. */
export function useKeys(session: SceneSession, places: readonly Element[]): void {
  useEffect(() => {
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return;
      const { key, target, altKey, ctrlKey, metaKey, repeat } = event;
      if (altKey || ctrlKey || metaKey || repeat || event.defaultPrevented || target.closest(TYPING)) return;
      // Space presses a focused button.
      const shortcut = key === ' ' && target.closest('button') ? undefined : SHORTCUTS[key];
      if (!shortcut) return;
      event.preventDefault();
      followShortcut(session, shortcut);
    };
    for (const place of places) place.addEventListener('keydown', onKeyDown);
    return () => places.forEach((place) => place.removeEventListener('keydown', onKeyDown));
  }, [session, places]);
}
