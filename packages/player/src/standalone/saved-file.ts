import { dataOf, textIn } from './elements';
import { openScene } from './open-scene';

/** The script of a file with one scene, the player and its libraries in it: it needs neither a host nor a network. */

const player = textIn(dataOf('player'), 'document');
const libraries = Object(Reflect.get(dataOf('scene'), 'libraries'));

openScene({
  open: (frame) => {
    frame.srcdoc = player;
  },
  library: (name) => Promise.resolve(textIn(libraries, name)),
}).renew();
