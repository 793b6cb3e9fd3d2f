import { withPrefix } from 'gatsby';

/** The address of a file beside the site's player. */
export const playerFile = (name: string): URL => new URL(name, new URL(withPrefix(__PLAYER__), location.href));
