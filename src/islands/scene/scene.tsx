import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import './scene.css';
import { ParameterControls } from '../../components/content/live-scene/parameter-controls';
import { MOST_CHARACTERS, readEdit, storeEdit } from './edits';
import { EditorPanel } from './editor/editor-panel';
import { FailureBox } from './failure-box';
import { Log } from './log';
import { SceneSession } from '@physics-editor/player/page/session';
import { sitePlayer } from './site-player';
import { SharedNotice } from './share/shared-notice';
import { ReadoutPanel } from './readout-panel';
import { Timeline } from './timeline';
import { Transport } from './transport';
import { useCopyLink } from './share/use-copy-link';
import { useKeys } from './use-keys';
import { usePresence } from './use-presence';
import { useAddress } from './share/use-address';
import { OnDemand } from '../on-demand';
import { onStart } from '../start-requests';
import type { IslandInput } from '../types';

const loadSavePanel = () => import('./save/save-panel');

const DAMAGED = 'The code in this address is damaged, so it is not used.';
const TOO_LONG = `The code in this address is too long, so it is not used. ${MOST_CHARACTERS} characters are the most.`;

/** Makes a scene interactive: its controls, its editor, and the frame it runs in on request. */
export default function Scene({ host, id, title, parameters = [], readouts = [] }: IslandInput<'scene'>) {
  const runButton = useRef<HTMLButtonElement>(null);
  const [parts] = useState(() => partsOf(host));
  const [stored] = useState(() => readEdit(id, parts.original));
  const [session] = useState(() => {
    const onLeave = () => runButton.current?.focus({ preventScroll: true });
    const created = new SceneSession({ ...parts, title, parameters, readouts, player: sitePlayer, onLeave });
    if (stored) created.edit(stored.code);
    return created;
  });
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const [isEditing, setEditing] = useState(stored !== undefined);
  const [isLogOpen, setLogOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  /** Why code in the address is not used; empty if it is. */
  const [refusal, setRefusal] = useState('');
  /** Counts code changes made outside the editor; each one resets it. */
  const [arrivals, setArrivals] = useState(0);
  /** Whether the editor is open without a press of the reader's. */
  const [isByAddress, setByAddress] = useState(stored !== undefined);
  /** Whether the code came with the link or is derived from such code. */
  const [isFromLink, setFromLink] = useState(stored?.isShared ?? false);
  const isShared = isFromLink && state.isEdited;
  const noticeId = useId();
  const notice = useRef<HTMLDivElement>(null);
  const runHint = isShared ? noticeId : undefined;
  const { said, isCopied, copyLink } = useCopyLink(id, session);
  const places = useMemo(() => [parts.stage, parts.controls], [parts]);

  // A control that has the focus may disappear or be disabled: the keys of the scene go on working from its first.
  const hadFocus = host.contains(document.activeElement);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled');
    if (hadFocus && isLost) runButton.current?.focus({ preventScroll: true });
  });

  useKeys(session, places);
  usePresence(session, parts.stage);

  useEffect(() => () => session.remove(), [session]);

  useEffect(
    () =>
      onStart(host, () => {
        session.run();
        // The start button disappears.
        runButton.current?.focus({ preventScroll: true });
      }),
    [host, session],
  );

  // Updates the static form: a frame covers the poster, an editor replaces the listing.
  useEffect(() => {
    host.toggleAttribute('data-live', state.phase !== 'none');
    host.toggleAttribute('data-shown', state.phase === 'there' || (state.phase === 'loading' && wasShown(host)));
    // The listing, which is the original, must not be mistaken for somebody else's code.
    host.toggleAttribute('data-editing', isEditing || isShared);
  }, [host, state.phase, isEditing, isShared]);

  useEffect(
    () => () => ['data-live', 'data-shown', 'data-editing'].forEach((name) => host.removeAttribute(name)),
    [host],
  );

  useEffect(() => {
    if (runHint === undefined) return undefined;
    parts.startButton.setAttribute('aria-describedby', runHint);
    return () => parts.startButton.removeAttribute('aria-describedby');
  }, [parts, runHint]);

  useAddress(id, {
    keys: parameters.map(({ key }) => key),
    isEdited: stored?.isOfAddress ?? false,
    onCode: (code, values) => {
      // Ends the previous scene, so that it cannot start this one.
      session.remove();
      session.edit(code);
      session.setValues(values);
      flushSync(() => {
        setRefusal('');
        setFromLink(true);
        setArrivals((count) => count + 1);
        setByAddress(true);
        setEditing(true);
      });
      host.scrollIntoView();
      // If the stage fills the screen, the start button must not be visible without the notice.
      notice.current?.scrollIntoView({ block: 'nearest' });
    },
    onValues: (values) => {
      session.setValues(values);
      // Stored code may be the one that has crashed the tab.
      if (!state.isEdited || state.phase !== 'none') session.renew();
      host.scrollIntoView();
    },
    onDamage: (isTooLong) => {
      setRefusal(isTooLong ? TOO_LONG : DAMAGED);
      host.scrollIntoView();
    },
  });

  const openEditor = () => {
    setByAddress(false);
    setEditing(true);
  };

  const edit = (code: string, isStillShared: boolean) => {
    session.edit(code);
    setFromLink(isStillShared);
    storeEdit(id, parts.original, { code, isShared: isStillShared });
  };

  const showOriginal = () => {
    edit(parts.original, false);
    session.reset();
    setArrivals((count) => count + 1);
    setByAddress(true);
    // The pressed button disappears.
    runButton.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <Timeline session={session} state={state} />
      <Transport
        {...{ session, state, runButton, isEditing, isLogOpen, isSaving, isCopied, runHint }}
        figure={host}
        onEdit={isEditing ? () => setEditing(false) : openEditor}
        onLog={() => setLogOpen(!isLogOpen)}
        onSave={() => setSaving(!isSaving)}
        onCopyLink={copyLink}
      />
      <div className="live-scene-words">
        {state.failure && <FailureBox failure={state.failure} onClose={() => session.dismissFailure()} />}
        <p className="live-scene-notice" role="status">
          {said ?? ((state.phase === 'none' && refusal) || state.note || (state.isAsked ? state.description : ''))}
        </p>
      </div>
      {isSaving && (
        <div className="live-scene-save" role="group" aria-label="Save from the scene">
          <OnDemand
            load={loadSavePanel}
            props={{ id, title, session, state, stage: parts.stage }}
            loading={<p role="status">Loading …</p>}
          />
        </div>
      )}
      {state.readouts.length > 0 && <ReadoutPanel readouts={state.readouts} />}
      {state.parameters.length > 0 && <ParameterControls parameters={state.parameters} session={session} />}
      <p className="unseen" role="status">
        {state.isAsked ? '' : state.description}
      </p>
      <SharedNotice
        id={noticeId}
        place={notice}
        isShared={isShared}
        onRead={isEditing ? undefined : openEditor}
        onOriginal={showOriginal}
      />
      {isLogOpen && state.log.length > 0 && <Log lines={state.log} />}
      {isEditing && (
        <EditorPanel
          key={arrivals}
          title={title}
          original={parts.original}
          code={session.code}
          isShared={isShared}
          failure={state.failure}
          onChange={edit}
          onRun={() => {
            // Scenes out of view do not run.
            parts.stage.scrollIntoView({ block: 'nearest' });
            session.apply();
          }}
          onReset={() => session.reset()}
          takesFocus={!isByAddress}
          runHint={runHint}
        />
      )}
    </>
  );
}

const wasShown = (host: Element): boolean => host.hasAttribute('data-shown');

/** The parts of the static form: stage, container of the controls, start button, and code. */
function partsOf(host: HTMLElement) {
  const stage = host.querySelector<HTMLElement>(':scope > .live-scene-stage');
  const controls = host.querySelector<HTMLElement>(':scope > [data-island-root]');
  const startButton = host.querySelector('[data-island-start]');
  const listing = host.querySelector('.live-scene-code pre');
  if (!stage || !controls || !startButton || !listing) throw new Error('This scene has no stage or no code.');
  return { stage, controls, startButton, original: listing.textContent.replace(/\n+$/, '') };
}
