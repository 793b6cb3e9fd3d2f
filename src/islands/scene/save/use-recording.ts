import { useEffect, useState } from 'react';
import { messageOf } from '@physics-editor/lib/text/message-of';
import { LONGEST_RECORDING } from '@physics-editor/player/messages/recording';
import type { SceneSession } from '@physics-editor/player/page/session';

/** A recording of a scene, which ends with this component. `onFile` gets the video. */
export function useRecording(session: SceneSession, onFile: (file: Blob) => void) {
  const [seconds, setSeconds] = useState<number>();
  const [problem, setProblem] = useState('');
  const isOn = seconds !== undefined;

  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => setSeconds((known) => (known === undefined ? known : known + 1)), 1000);
    return () => clearInterval(timer);
  }, [isOn]);

  useEffect(() => () => session.saving.stopRecording(), [session]);

  const start = (background: string) => {
    setProblem('');
    setSeconds(0);
    session.saving
      .recording(background)
      .then(onFile, (error: unknown) => setProblem(`Nothing has been recorded. ${messageOf(error)}`))
      .finally(() => setSeconds(undefined));
  };
  return {
    isOn,
    problem,
    start,
    stop: () => session.saving.stopRecording(),
    time: `${seconds ?? 0} of ${LONGEST_RECORDING} seconds recorded`,
  };
}
