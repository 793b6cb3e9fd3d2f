import { Icon } from '../../components/icon';
import { X } from '../../components/icons';
import type { Failure } from '@physics-editor/player/page/scene-state';

/** An error message over the foot of the stage, so that the content below does not move. */
export function FailureBox({ failure: { message, line }, onClose }: { failure: Failure; onClose: () => void }) {
  return (
    <div className="live-scene-failure">
      <p role="alert">
        {line > 0 && <strong>Line {line}: </strong>}
        {message}
      </p>
      <button type="button" className="icon-button" aria-label="Close message" title="Close message" onClick={onClose}>
        <Icon of={X} size={18} />
      </button>
    </div>
  );
}
