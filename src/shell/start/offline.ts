import type { Visit } from '../../lib/offline';
import { isConnectionGenerous } from '../navigation/connection';

/**
 * Registers the worker that keeps visited pages for reading without a network, once the page has loaded and the browser has nothing else
 * to do. Not on connections where each byte counts.
 */
export function keepVisitedPages(): void {
  if (!('serviceWorker' in navigator) || !isConnectionGenerous()) return;
  whenIdle(() => {
    // Not all browsers and readers allow it; the site needs it for nothing else.
    navigator.serviceWorker.register(`${__PATH_PREFIX__}/sw.js`, { updateViaCache: 'none' }).catch(() => undefined);
  });
}

/** Tells the worker, when there is one, which page the reader has come to, and what was loaded before it was there. */
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

/** Calls back after the page has loaded, as soon as the browser has time. */
function whenIdle(callback: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(callback), { once: true });
    return;
  }
  if ('requestIdleCallback' in window) requestIdleCallback(() => callback());
  else setTimeout(callback);
}
