import { ReadoutList } from '../../components/content/live-scene/readout-list';
import { Icon } from '../../components/icon';
import { Check, Copy } from '../../components/icons';
import { tableOf, type Readout } from '@physics-editor/player/messages/readout';
import { copyText } from '../copy-text';
import { useForAWhile } from '../use-for-a-while';

/** The readouts of a scene, and a button that copies them as a table for a spreadsheet. */
export function ReadoutPanel({ readouts }: { readouts: readonly Readout[] }) {
  const [said, say] = useForAWhile<string>();
  const copy = async () => say((await copyText(tableOf(readouts))) ? 'Readouts copied' : 'The browser refuses to copy');
  const label = said ?? 'Copy readouts';
  return (
    <div className="live-scene-readout-panel">
      <ReadoutList readouts={readouts} />
      <button type="button" className="icon-button" aria-label={label} title={label} onClick={() => void copy()}>
        <Icon of={said === undefined ? Copy : Check} size={18} />
      </button>
      <span className="unseen" role="status">
        {said}
      </span>
    </div>
  );
}
