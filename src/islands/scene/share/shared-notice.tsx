import type { RefObject } from 'react';
import { Icon } from '../../../components/icon';
import { CircleAlert } from '../../../components/icons';

interface SharedNoticeProps {
  /** Id of the words, for the buttons that run the code. */
  id: string;
  place: RefObject<HTMLDivElement>;
  /** Whether the code of the scene is somebody else's. */
  isShared: boolean;
  /** Opens the editor; undefined while it is open. */
  onRead: (() => void) | undefined;
  onOriginal: () => void;
}

/** Says of code that came with the link whose it is. It is there before the code is, so that screen readers announce what comes into it. */
export function SharedNotice({ id, place, isShared, onRead, onOriginal }: SharedNoticeProps) {
  return (
    <div ref={place} className={isShared ? 'live-scene-shared' : undefined}>
      <div id={id} role="status">
        {isShared && (
          <>
            <p className="live-scene-shared-title">
              <Icon of={CircleAlert} size={18} />
              This code came with the link.
            </p>
            <p>It was written by somebody else, not by this site. Read it before you run it.</p>
          </>
        )}
      </div>
      {isShared && (
        <div className="live-scene-shared-choices">
          {onRead && (
            <button type="button" className="button" onClick={onRead}>
              Read the code
            </button>
          )}
          <button type="button" className="button button-quiet" onClick={onOriginal}>
            Show the original
          </button>
        </div>
      )}
    </div>
  );
}
