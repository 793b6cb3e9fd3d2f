/** Calls back when the page has loaded and the browser is idle, after `timeout` ms at the latest. */
export function whenIdle(callback: () => void, options?: IdleRequestOptions): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(callback, options) : setTimeout(callback));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
