import { emitter, store } from 'gatsby/dist/redux';
import { posix } from 'node:path';

/** Some pages, of which Gatsby has written the HTML, by their addresses. */
interface Generated {
  readonly payload: readonly string[];
}

/**
 * Calls `take` with the files of pages, by their paths in public/, whenever Gatsby has written some. They are complete then: it is kept from reading and
 * writing each again to fill in its scripts, which takes 1 ms a page, since the package `publish` replaces them. Not for 404.html, a copy of another
 * page, which the site has under this name.
 */
export function followPages(take: (files: readonly string[]) => void): void {
  emitter.on('HTML_GENERATED', ({ payload }: Generated) => {
    store.dispatch({ type: 'SLICES_STITCHED' });
    const paths = payload.filter((path) => !path.endsWith('.html'));
    take(paths.map((path) => posix.join(path, 'index.html').slice(1)));
  });
}
