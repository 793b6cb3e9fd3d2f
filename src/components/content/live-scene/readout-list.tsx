import { withUnit } from '@physics-editor/player/messages/parameter';
import type { Readout } from '@physics-editor/player/messages/readout';

/** The values that a scene shows. Its size does not depend on them. They change constantly, so they are not announced. */
export function ReadoutList({ readouts }: { readouts: readonly Readout[] }) {
  return (
    <div role="group" aria-label="Readouts of the scene">
      <dl className="live-scene-readouts">
        {readouts.map(({ type, name, text, unit }) => (
          <div key={name} data-type={type} title={type === 'fault' ? text : undefined}>
            <dt>{name}</dt>
            <dd>{type === 'fault' ? `Error: ${text}` : withUnit(text, unit)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
