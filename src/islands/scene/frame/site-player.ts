import { withPrefix } from 'gatsby';
import { fetchLibrary } from './fetch-library';
import type { PlayerSource } from './player-frame';

/** The player of this site. */
export const sitePlayer: PlayerSource = {
  open: (frame) => {
    frame.src = withPrefix(__PLAYER__);
  },
  library: fetchLibrary,
};
