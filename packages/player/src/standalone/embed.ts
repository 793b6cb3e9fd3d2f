import { fetchLibrary } from '../page/fetch-library';
import { valuesIn } from '@physics-editor/lib/scenes/value-address';
import { HEIGHT_REQUEST, heightMessage } from './embed-size';
import { dataOf, textIn } from './elements';
import { openScene } from './open-scene';

/** The script of the page of one scene, for frames in pages of other sites. Its address may contain values of parameters. */

const player = new URL(textIn(dataOf('player'), 'address'), location.href);

const session = openScene({
  open: (frame) => {
    frame.src = player.pathname;
  },
  library: (name) => fetchLibrary(name, player),
});

const takeValues = (): void => {
  const keys = session.getState().parameters.map(({ key }) => key);
  session.setValues(valuesIn(location, keys) ?? '');
};
takeValues();
window.addEventListener('hashchange', () => {
  takeValues();
  if (session.getState().phase !== 'none') session.renew();
});

const root = document.documentElement;
const reportHeight = (): void => window.parent.postMessage(heightMessage(root.getBoundingClientRect().height), '*');
new ResizeObserver(reportHeight).observe(root);
window.addEventListener('message', ({ source, data }) => {
  if (source === window.parent && data === HEIGHT_REQUEST) reportHeight();
});
