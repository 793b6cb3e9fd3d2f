import type { RefObject } from 'react';
import { Icon } from '../../../components/icon';
import { CircleAlert } from '../../../components/icons';

interface SharedNoticeProps {
  /** Id of the text, for the buttons that run the code. */
  id: string;
  place: RefObject<HTMLDivElement>;
  /** Whether the scene's code comes from somebody else. */
  isShared: boolean;
  /** Opens the editor; undefined while it is open. */
  onRead: (() => void) | undefined;
  onOriginal: () => void;
}

/** A notice that the code came with the link. The element exists beforehand, so that screen readers announce its content. */
export function SharedNotice({ id, place, isShared, onRead, onOriginal }: SharedNoticeProps) {
  return (
    <div ref={place} className={isShared ? 'live-scene-shared' : undefined}>
      <div id={id} role="status">
        {isShared && (
          <>
            <p className="callout-title">
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
