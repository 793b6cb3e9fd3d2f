import { useId, type RefObject } from 'react';
import {
  AudioLines,
  Check,
  Download,
  Link2,
  Maximize,
  Minimize,
  Pause,
  PencilLine,
  Play,
  RotateCcw,
  SquareTerminal,
  StepBack,
  StepForward,
  Volume2,
  VolumeX,
} from '../../components/icons';
import { SceneButton } from './scene-button';
import type { SceneState } from '@physics-editor/player/page/scene-state';
import type { SceneSession } from '@physics-editor/player/page/session';
import { useFullScreen } from './use-full-screen';

const KEYS =
  'Keys: Space runs and pauses, full stop makes a step, comma goes a step back, R resets, D describes what happens. ' +
  'In the scene, Tab chooses a body, and arrow keys or I, J, K and L push it.';

/** Factors of the speed, with their labels. */
const PACES = [
  [0.25, '¼ ×'],
  [0.5, '½ ×'],
  [1, '1 ×'],
  [2, '2 ×'],
] as const;

interface TransportProps {
  session: SceneSession;
  state: SceneState;
  figure: HTMLElement;
  runButton: RefObject<HTMLButtonElement>;
  isEditing: boolean;
  onEdit: () => void;
  isLogOpen: boolean;
  onLog: () => void;
  isSaving: boolean;
  onSave: () => void;
  /** Copies the address of the scene with edited code and values. */
  onCopyLink: () => void;
  isCopied: boolean;
  /** Id of the notice to read before running the code. */
  runHint: string | undefined;
}

/** The control bar below the stage, the same for every scene. Its size does not depend on its content. */
export function Transport(props: TransportProps) {
  const { session, state, figure, runButton, isEditing, onEdit, isLogOpen, onLog, isSaving, onSave } = props;
  const { onCopyLink, isCopied, runHint } = props;
  const keysId = useId();
  const fullScreen = useFullScreen(figure);
  const { isRunning, isMuted } = state;
  const warned = { 'aria-describedby': runHint };
  return (
    <div className="live-scene-strip" role="group" aria-label="Controls of the scene" aria-describedby={keysId}>
      <span id={keysId} hidden>
        {KEYS}
      </span>
      <div className="live-scene-buttons">
        <SceneButton
          label={isRunning ? 'Pause' : 'Run'}
          keys="Space"
          icon={isRunning ? Pause : Play}
          className="icon-button live-scene-run"
          buttonRef={runButton}
          onClick={() => session.toggle()}
          {...warned}
        />
        <SceneButton
          label="Step back"
          keys=","
          icon={StepBack}
          disabled={state.step === state.first}
          onClick={() => session.stepBack()}
        />
        <SceneButton label="Step" keys="." icon={StepForward} onClick={() => session.step()} {...warned} />
        <SceneButton label="Reset" keys="R" icon={RotateCcw} onClick={() => session.reset()} {...warned} />
      </div>
      <Readings state={state} />
      <div className="live-scene-buttons">
        <select
          className="live-scene-pace"
          aria-label="Speed"
          title="Speed"
          value={state.pace}
          onChange={({ target }) => session.setPace(Number(target.value))}
        >
          {PACES.map(([pace, label]) => (
            <option key={pace} value={pace}>
              {label}
            </option>
          ))}
        </select>
        {state.log.length > 0 && (
          // The accessible name contains the visible text.
          <SceneButton
            label={`Console ${state.log.length}`}
            icon={SquareTerminal}
            onClick={onLog}
            aria-pressed={isLogOpen}
          >
            <span className="live-scene-count" aria-hidden>
              {state.log.length}
            </span>
          </SceneButton>
        )}
        {state.hasSound && (
          <SceneButton
            label="Mute"
            icon={isMuted ? VolumeX : Volume2}
            onClick={() => session.mute(!isMuted)}
            aria-pressed={isMuted}
          />
        )}
        <SceneButton
          label="Contact sounds"
          icon={AudioLines}
          onClick={() => session.setContactSounds(!state.hasContactSounds)}
          aria-pressed={state.hasContactSounds}
        />
        {(state.isEdited || state.values !== '') && (
          <SceneButton
            label={isCopied ? 'Link copied' : 'Copy link'}
            icon={isCopied ? Check : Link2}
            onClick={onCopyLink}
          />
        )}
        <SceneButton label="Save" icon={Download} onClick={onSave} aria-pressed={isSaving} />
        <SceneButton label="Edit code" icon={PencilLine} onClick={onEdit} aria-pressed={isEditing} />
        {fullScreen && (
          <SceneButton
            label="Full screen"
            icon={fullScreen.isFull ? Minimize : Maximize}
            onClick={fullScreen.toggle}
            aria-pressed={fullScreen.isFull}
          />
        )}
      </div>
    </div>
  );
}

/** Simulation time and frames per second. They change constantly, so they are not announced. */
function Readings({ state }: { state: SceneState }) {
  const { phase, isRunning, time, endTime, step, last, framesPerSecond } = state;
  return (
    <div className="live-scene-readings" role="timer" aria-live="off">
      {phase === 'loading' ? (
        <span>Loading …</span>
      ) : (
        <>
          <span title="Time of the simulation">{time.toFixed(2)} s</span>
          {step < last && !isRunning ? (
            <span title="Time since then">−{(endTime - time).toFixed(2)} s</span>
          ) : (
            <span title="Frames per second">{isRunning ? Math.round(framesPerSecond) : '–'} fps</span>
          )}
        </>
      )}
    </div>
  );
}
