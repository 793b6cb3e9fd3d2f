import type { PictureData } from '../types';

const SIZE = { width: 1600, height: 900 };
const SRC = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=';

/** Placeholder for a missing poster in `develop`, and for every picture where texts are only checked. */
export const BLANK_PICTURE: PictureData = {
  ...SIZE,
  src: SRC,
  gatsbyImageData: { ...SIZE, layout: 'constrained', backgroundColor: '#888888', images: { fallback: { src: SRC } } },
};
