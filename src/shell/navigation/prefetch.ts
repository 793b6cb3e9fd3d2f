import { isConnectionGenerous } from '@physics-editor/lib/connection';
import { internalPath } from './internal-link';

/** Pages being prefetched, and those already prefetched. */
const queued = new Map<string, ReturnType<GatsbyLoader['enqueue']>>();
const loaded = new Set<string>();

function whenNear(link: Element): void {
  const path = internalPath(link);
  // Gatsby's queue accepts a page twice while it is waiting.
  if (path === undefined || queued.has(path) || loaded.has(path) || !isConnectionGenerous()) return;
  queued.set(path, window.___loader.enqueue(path));
}

function whenLikely({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const path = link && internalPath(link);
  if (!path || loaded.has(path) || !isConnectionGenerous()) return;
  loaded.add(path);
  queued.get(path)?.abort();
  // A failure becomes apparent when the link is followed.
  void window.___loader.loadPage(path);
}

let observer: IntersectionObserver | undefined;

/** Prefetches the page of a link when the link comes into view. Returns a function that stops watching. */
export function watchLink(link: Element): () => void {
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

/** Loads the page of a link as soon as the reader points at it, touches or focuses it. */
export function loadLikelyPages(): void {
  for (const type of ['mouseover', 'touchstart', 'focusin']) {
    document.addEventListener(type, whenLikely, { passive: true });
  }
}
