import { isConnectionGenerous } from './connection';
import { internalPath } from './internal-link';

/** The pages that are being fetched ahead, or have been. */
const queued = new Map<string, ReturnType<GatsbyLoader['enqueue']>>();
const loaded = new Set<string>();

function whenNear(link: Element): void {
  const path = internalPath(link);
  // Gatsby's queue takes a page twice as long as its turn has not come.
  if (path === undefined || queued.has(path) || loaded.has(path) || !isConnectionGenerous()) return;
  queued.set(path, window.___loader.enqueue(path));
}

function whenLikely({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const path = link && internalPath(link);
  if (!path || loaded.has(path) || !isConnectionGenerous()) return;
  loaded.add(path);
  queued.get(path)?.abort();
  // A failure shows when the link is followed.
  void window.___loader.loadPage(path);
}

let observer: IntersectionObserver | undefined;

/** Prefetches the page of a link when the link comes into view. Returns what ends the watch. */
export function watchLink(link: Element): () => void {
  if (!('IntersectionObserver' in window)) {
    whenNear(link);
    return () => undefined;
  }
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      whenNear(target);
    }
  });
  observer.observe(link);
  return () => observer?.unobserve(link);
}

/** Loads the page of a link as soon as the reader points at it, touches it or moves the focus to it. */
export function loadLikelyPages(): void {
  for (const type of ['mouseover', 'touchstart', 'focusin']) {
    document.addEventListener(type, whenLikely, { passive: true });
  }
}
