/** Calls `open` once the page's host answers: browsers report being online as soon as there is any network. */
export function openWhenOnline(open: () => void): void {
  const openIfAvailable = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(open, () => undefined);
  window.addEventListener('online', () => void openIfAvailable());
  // The network may be back before this script runs. A reload is not followed by another: the host may answer all but pages.
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  if (navigator.onLine && !isReload) void openIfAvailable();
}
