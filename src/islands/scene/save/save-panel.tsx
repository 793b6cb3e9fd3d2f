import { useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '@physics-editor/lib/text/message-of';
import { element } from '@physics-editor/lib/element';
import { sceneName } from '@physics-editor/lib/scenes/scene-name';
import { recordingType } from '@physics-editor/player/messages/recording';
import type { SceneSession } from '@physics-editor/player/page/session';
import type { SceneState } from '@physics-editor/player/page/scene-state';
import './save-panel.css';
import { EmbedCode } from './embed-code';
import { sceneFile, type SavedScene } from './scene-file';
import { useRecording } from './use-recording';

/** Time for the browser to start reading a file, in ms. */
const READ_WITHIN = 60_000;

/** Has the browser save a file under a name. */
function download(file: Blob, name: string): void {
  const link = element('a', { href: URL.createObjectURL(file), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN);
}

interface SavePanelProps extends SavedScene {
  session: SceneSession;
  state: SceneState;
}

/** What readers can take away of a scene, as a list of buttons. */
export default function SavePanel({ id, title, stage, session, state }: SavePanelProps) {
  const [said, say] = useState('');
  const name = sceneName(id);
  const isThere = state.phase === 'there';
  const recording = useRecording(session, (file) => {
    const extension = file.type.startsWith('video/mp4') ? 'mp4' : 'webm';
    download(file, `${name}.${extension}`);
    say('Recording saved.');
  });

  /** Saves a file once it is there. */
  const save = async (file: Promise<Blob>, type: string, extension: string, done: string) => {
    try {
      download(new Blob([await file], { type }), `${name}.${extension}`);
      say(done);
    } catch (error) {
      say(`Nothing has been saved. ${messageOf(error)}`);
    }
  };
  // A scene without a background colour shows that of its stage.
  const background = () => getComputedStyle(stage).backgroundColor;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <>
      <ul ref={list}>
        <Entry
          label="Save picture"
          hint="The present moment, as PNG"
          isOff={!isThere}
          onClick={() => void save(session.saving.picture(background()), 'image/png', 'png', 'Picture saved.')}
        />
        {recordingType() !== undefined && (
          <Entry
            label={recording.isOn ? 'Stop recording' : 'Record'}
            hint={recording.isOn ? recording.time : 'Runs the scene, at most a minute, without sound'}
            isOff={!isThere}
            onClick={() => {
              if (recording.isOn) return recording.stop();
              session.run();
              return recording.start(background());
            }}
          />
        )}
        {state.readouts.length > 0 && (
          <Entry
            label="Save readouts"
            hint="After each step since Run, as CSV"
            isOff={!isThere || state.last === 0}
            onClick={() => void save(session.saving.readouts(), 'text/csv', 'csv', 'Readouts saved.')}
          />
        )}
        {state.graphs > 0 && (
          <Entry
            label={state.graphs > 1 ? 'Save graphs' : 'Save graph'}
            hint="The points that are shown, as CSV"
            isOff={!isThere}
            onClick={() => void save(session.saving.graphs(), 'text/csv', 'graphs.csv', 'Points saved.')}
          />
        )}
        <Entry
          label="Save as HTML file"
          hint="The scene and its player in one file that needs no network"
          onClick={() => void save(sceneFile({ id, title, stage, session }), 'text/html', 'html', 'File saved.')}
        />
      </ul>
      <EmbedCode {...{ id, title, stage, state, say }} />
      <p role="status">
        {recording.problem || said || (isThere ? '' : 'Pictures and recordings need a scene that has been run.')}
      </p>
    </>
  );
}

interface EntryProps {
  label: string;
  hint: string;
  isOff?: boolean;
  onClick: () => void;
}

function Entry({ label, hint, isOff = false, onClick }: EntryProps) {
  const hintId = useId();
  return (
    <li>
      <button
        type="button"
        className="button button-quiet"
        aria-describedby={hintId}
        disabled={isOff}
        onClick={onClick}
      >
        {label}
      </button>
      <span id={hintId}>{hint}</span>
    </li>
  );
}
