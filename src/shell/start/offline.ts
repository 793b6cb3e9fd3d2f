import type { Visit } from '@physics-editor/lib/offline';
import { isConnectionGenerous } from '@physics-editor/lib/connection';
import { whenIdle } from './when-idle';

/**
 * Registers the worker that caches visited pages for offline reading, once the page has loaded and the browser is idle; not on metered or slow
 * connections.
 */
export function cacheVisitedPages(): void {
  if (!('serviceWorker' in navigator) || !isConnectionGenerous()) return;
  whenIdle(() => {
    // Some browsers and readers block it; nothing else depends on it.
    navigator.serviceWorker.register(`${__PATH_PREFIX__}/sw.js`, { updateViaCache: 'none' }).catch(() => undefined);
  });
}

/** Notifies the worker, if there is one, which page was opened and what was loaded before the worker was ready. */
export function noteVisit(): void {
  if (!('serviceWorker' in navigator) || !isConnectionGenerous()) return;
  const build = window.___webpackCompilationHash;
  const page = location.origin + location.pathname;
  if (build === undefined) return;
  whenIdle(() => {
    const hasPassed = navigator.serviceWorker.controller !== null;
    void navigator.serviceWorker.ready.then(({ active }) =>
      active?.postMessage({ type: 'visit', build, page, files: hasPassed ? [] : ownFiles() } satisfies Visit),
    );
  });
}

const ownFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}/`));
