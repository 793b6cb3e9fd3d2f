import { withPrefix } from 'gatsby';
import { fetchLibrary } from '@physics-editor/player/page/fetch-library';
import type { PlayerSource } from '@physics-editor/player/page/player-frame';

/** The address of the site's player. Its libraries and the template of saved files are beside it. */
export const playerAddress = (): URL => new URL(withPrefix(__PLAYER__), location.href);

/** The player of this site. */
export const sitePlayer: PlayerSource = {
  open: (frame) => {
    frame.src = withPrefix(__PLAYER__);
  },
  library: (name) => fetchLibrary(name, playerAddress()),
};
