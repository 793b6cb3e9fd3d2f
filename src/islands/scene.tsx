import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import './scene.css';
import { EditorPanel } from './scene/editor-panel';
import { FailureBox } from './scene/failure-box';
import { Log } from './scene/log';
import { SceneSession } from './scene/session';
import { Transport } from './scene/transport';
import { useCopyLink } from './scene/use-copy-link';
import { useKeys } from './scene/use-keys';
import { usePresence } from './scene/use-presence';
import { useSharedCode } from './scene/use-shared-code';
import { onStart } from './start-requests';
import type { IslandInput } from './types';

const DAMAGED = 'The code in this address is damaged, so this is the original.';

/** What makes a scene live: its controls, its editor, and the frame that it runs in once the reader asks for it. */
export default function Scene({ host, id, title }: IslandInput<'scene'>) {
  const runButton = useRef<HTMLButtonElement>(null);
  const [parts] = useState(() => partsOf(host));
  const [session] = useState(
    () => new SceneSession({ ...parts, title, onLeave: () => runButton.current?.focus({ preventScroll: true }) }),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const [isEditing, setEditing] = useState(false);
  const [isLogOpen, setLogOpen] = useState(false);
  const [isDamaged, setDamaged] = useState(false);
  /** Counts the codes that came by the address: the editor begins anew with each. */
  const [arrivals, setArrivals] = useState(0);
  const [isByAddress, setByAddress] = useState(false);
  const { said, copyLink } = useCopyLink(id, session);
  const places = useMemo(() => [parts.stage, parts.controls], [parts]);

  useKeys(session, places);
  usePresence(session, parts.stage);

  useEffect(() => () => session.remove(), [session]);

  useEffect(
    () =>
      onStart(host, () => {
        session.run();
        // The start button goes.
        runButton.current?.focus({ preventScroll: true });
      }),
    [host, session],
  );

  // The static form shows what there is: a frame over the poster, an editor in place of the listing.
  useEffect(() => {
    host.toggleAttribute('data-live', state.phase !== 'none');
    host.toggleAttribute('data-shown', state.phase === 'there' || (state.phase === 'loading' && wasShown(host)));
    host.toggleAttribute('data-editing', isEditing);
  }, [host, state.phase, isEditing]);

  useEffect(
    () => () => ['data-live', 'data-shown', 'data-editing'].forEach((name) => host.removeAttribute(name)),
    [host],
  );

  useSharedCode(id, {
    onCode: (code) => {
      session.pause();
      session.edit(code);
      setDamaged(false);
      setArrivals((count) => count + 1);
      setByAddress(true);
      setEditing(true);
      host.scrollIntoView();
    },
    onDamage: () => {
      setDamaged(true);
      host.scrollIntoView();
    },
  });

  return (
    <>
      <Transport
        {...{ session, state, runButton, isEditing, isLogOpen }}
        figure={host}
        onEdit={() => {
          setByAddress(false);
          setEditing(!isEditing);
        }}
        onLog={() => setLogOpen(!isLogOpen)}
        onCopyLink={copyLink}
        isCopied={said !== undefined}
      />
      <div className="live-scene-words">
        {state.failure && <FailureBox failure={state.failure} onClose={() => session.dismissFailure()} />}
        <p className="live-scene-notice" role="status">
          {said ?? (isDamaged && state.phase === 'none' ? DAMAGED : '')}
        </p>
      </div>
      {isLogOpen && state.log.length > 0 && <Log lines={state.log} />}
      {isEditing && (
        <EditorPanel
          key={arrivals}
          title={title}
          original={parts.original}
          code={session.code}
          failure={state.failure}
          onChange={(code) => session.edit(code)}
          onRun={() => {
            // What is out of view does not run.
            parts.stage.scrollIntoView({ block: 'nearest' });
            session.apply();
          }}
          onReset={() => session.reset()}
          takesFocus={!isByAddress}
        />
      )}
    </>
  );
}

const wasShown = (host: Element): boolean => host.hasAttribute('data-shown');

/** What the static form holds: the stage, the place of the controls, and the code. */
function partsOf(host: HTMLElement) {
  const stage = host.querySelector<HTMLElement>(':scope > .live-scene-stage');
  const controls = host.querySelector<HTMLElement>(':scope > [data-island-root]');
  const listing = host.querySelector('.live-scene-code pre');
  if (!stage || !controls || !listing) throw new Error('This scene has no stage or no code.');
  return { stage, controls, original: listing.textContent.replace(/\n+$/, '') };
}
