import { isConnectionGenerous } from '../../../shell/navigation/connection';

const QUERIES = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

/** Whether the reader wants little motion or little data; then nothing goes on by itself. */
export const isCalmWanted = (): boolean =>
  !isConnectionGenerous() || QUERIES.some((query) => window.matchMedia(query).matches);
