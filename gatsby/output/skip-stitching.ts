import { emitter, store } from 'gatsby/dist/redux';

/**
 * Keeps Gatsby from reading and writing each page again to fill in its scripts, which takes 1 ms a page: `lateStart` of the package `publish` replaces
 * them.
 */
export function skipStitching(): void {
  emitter.on('HTML_GENERATED', () => store.dispatch({ type: 'SLICES_STITCHED' }));
}
