import { useForAWhile } from '../use-for-a-while';
import { addressWith, canShare, pack } from './share';
import type { SceneSession } from './session';

const COPIED_FOR = 2000;

/** Writes the code of a scene into the address of the page, and copies the address. */
export function useCopyLink(id: string, session: SceneSession) {
  const [said, say] = useForAWhile<string>(COPIED_FOR);

  const copy = async () => {
    const address = addressWith(id, await pack(session.code));
    // The entry of the history keeps its key, by which its place on the page is remembered.
    history.replaceState(history.state, '', address);
    try {
      await navigator.clipboard.writeText(address);
      say('Link copied');
    } catch (error) {
      console.warn('The browser refuses to copy; the address of the page is the link.', error);
      say('The link is in the address bar');
    }
  };
  return { said, copyLink: canShare() ? () => void copy() : undefined };
}
