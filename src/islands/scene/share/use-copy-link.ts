import { useForAWhile } from '../../use-for-a-while';
import { copyText } from '../../copy-text';
import { addressWith, pack } from './share';
import type { SceneSession } from '@physics-editor/player/page/session';

const COPIED = 'Link copied';

/** Writes a scene's code, if it is edited, and values of its parameters into the page's address, and copies the address. */
export function useCopyLink(id: string, session: SceneSession) {
  const [said, say] = useForAWhile<string>();

  const copy = async () => {
    let address: string;
    try {
      const { isEdited, values } = session.getState();
      address = addressWith(id, isEdited ? await pack(session.code) : undefined, values);
    } catch (error) {
      console.warn('There is no link to this code.', error);
      say('This code is too long for a link');
      return;
    }
    // Keeps the key of the history entry, under which the scroll position is stored.
    history.replaceState(history.state, '', address);
    say((await copyText(address)) ? COPIED : 'The link is in the address bar');
  };
  return { said, isCopied: said === COPIED, copyLink: () => void copy() };
}
