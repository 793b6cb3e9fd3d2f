import type { SceneSession } from '@physics-editor/player/page/session';
import type { SceneState } from '@physics-editor/player/page/scene-state';

/** The past of the scene, as far as it is known, as a slider; or why it is not. */
export function Timeline({ session, state }: { session: SceneSession; state: SceneState }) {
  const { first, step, last, time, endTime, refusal } = state;
  return (
    <div className="live-scene-timeline">
      {refusal === '' ? (
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
      ) : (
        <p title={refusal}>{refusal}</p>
      )}
    </div>
  );
}
