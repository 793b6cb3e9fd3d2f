import type { PictureData } from '../types';

/** Stands for a picture that is not there yet in `develop`, and for any where texts are only checked. */
export const BLANK_PICTURE: PictureData = {
  width: 1600,
  height: 900,
  src: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=',
  srcSet: '',
  sources: [],
  color: '#888888',
};
