/**
 * Runs in a page and collects its errors from then on, for a driver that does not report the console. That is early enough: the site's scripts start
 * when the page has loaded. It does not see frames of other origins.
 */
export function watchPage(): string {
  const faults: string[] = [];
  const report = (text: string) => void faults.push(text);
  Object.assign(window, { faultsOfPage: faults });
  const log = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    report(`console: ${values.map(String).join(' ')}`);
    log(...values);
  };
  const onError = (event: ErrorEvent | Event) => {
    if (event instanceof ErrorEvent) report(`thrown: ${event.message} (${event.filename}:${event.lineno})`);
    else if (event.target instanceof Element) report(`failed: ${event.target.outerHTML}`);
  };
  // Load errors of elements do not bubble.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => report(`thrown: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    report(`Content Security Policy: ${effectiveDirective} has blocked ${blockedURI}`);
  });
  return '';
}

/** Runs in the page and returns its errors so far, as JSON. */
export const faultsOfPage = (): string => JSON.stringify(Reflect.get(window, 'faultsOfPage') ?? []);
