import type { PlayerSource } from '../page/player-frame';
import { SceneSession } from '../page/session';
import { readParameters } from '../messages/parameter';
import { readReadouts } from '../messages/readout';
import { dataOf, textIn } from './elements';
import { showControls } from './page-view';

/** Shows the controls of the scene in the page's data, which has not been loaded yet. Throws if parts of the page are missing. */
export function openScene(player: PlayerSource): SceneSession {
  const [stage, controls] = [document.getElementById('stage'), document.getElementById('controls')];
  const scene = dataOf('scene');
  if (!stage || !controls) throw new Error('This page is damaged.');
  const session = new SceneSession({
    stage,
    title: document.title,
    original: textIn(scene, 'code'),
    parameters: readParameters(Reflect.get(scene, 'parameters')),
    readouts: readReadouts(Reflect.get(scene, 'readouts')),
    player,
    onLeave: () => controls.querySelector('button')?.focus(),
  });
  session.setValues(textIn(scene, 'values'));
  showControls(session, controls);
  return session;
}
