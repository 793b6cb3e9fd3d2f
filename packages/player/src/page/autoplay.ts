import { isConnectionGenerous } from '@physics-editor/lib/connection';

const QUERIES = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

/** Whether the reader prefers reduced motion or data; if so, nothing runs automatically. */
export const prefersNoAutoplay = (): boolean =>
  !isConnectionGenerous() || QUERIES.some((query) => window.matchMedia(query).matches);
