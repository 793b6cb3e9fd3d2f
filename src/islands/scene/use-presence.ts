import { useEffect } from 'react';
import type { SceneSession } from '@physics-editor/player/page/session';

/** Notifies a scene whether its stage is in view, in a visible tab. */
export function usePresence(session: SceneSession, stage: Element): void {
  useEffect(() => {
    let isInView = true;
    const update = () => session.setPresent(isInView && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? isInView;
      update();
    });
    observer.observe(stage);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [session, stage]);
}
