import { SceneSession } from '../islands/scene/frame/session';
import { readParameters } from '../player/messages/parameter';
import { readReadouts } from '../player/messages/readout';
import { dataOf } from './elements';
import { showControls } from './page-view';

/** The script of a page that contains one scene, the player and its libraries: it needs neither a host nor a network. */

const textOf = (data: object, name: string): string => {
  const text: unknown = Reflect.get(data, name);
  return typeof text === 'string' ? text : '';
};

function start(): void {
  const [stage, controls] = [document.getElementById('stage'), document.getElementById('controls')];
  const [scene, player] = [dataOf('scene'), dataOf('player')];
  if (!stage || !controls || typeof scene !== 'object' || scene === null || typeof player !== 'string') {
    throw new Error('This page is damaged.');
  }
  const libraries: unknown = Reflect.get(scene, 'libraries');
  const session = new SceneSession({
    stage,
    title: document.title,
    original: textOf(scene, 'code'),
    parameters: readParameters(Reflect.get(scene, 'parameters')),
    readouts: readReadouts(Reflect.get(scene, 'readouts')),
    player: {
      open: (frame) => {
        frame.srcdoc = player;
      },
      library: (name) => Promise.resolve(textOf(Object(libraries), name)),
    },
    onLeave: () => controls.querySelector('button')?.focus(),
  });
  session.setValues(textOf(scene, 'values'));
  showControls(session, controls);
  session.renew();
}

start();
