import { StepBack } from '../../components/icons';
import type { SceneSession } from './frame/session';
import { SceneButton } from './scene-button';
import type { SceneState } from './scene-state';

interface TimelineProps {
  session: SceneSession;
  state: SceneState;
}

/** The past of the scene, as far as it is known: a step back, or any moment by a slider. */
export function Timeline({ session, state: { first, step, last, time, endTime, refusal } }: TimelineProps) {
  if (refusal !== '') return <p className="live-scene-timeline">{refusal}</p>;
  return (
    <div className="live-scene-timeline" role="group" aria-label="Timeline of the scene">
      <SceneButton
        label="Step back"
        keys=","
        icon={StepBack}
        isDisabled={step === first}
        onClick={() => session.stepBack()}
      />
      <input
        type="range"
        aria-label="Moment"
        aria-valuetext={`${time.toFixed(2)} s of ${endTime.toFixed(2)} s`}
        disabled={first === last}
        min={first}
        max={last}
        value={step}
        onChange={({ target }) => session.goTo(Number(target.value))}
      />
      <span aria-hidden>{step < last ? `−${(endTime - time).toFixed(2)} s` : 'latest'}</span>
    </div>
  );
}
