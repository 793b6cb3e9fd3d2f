/**
 * Runs in a page and collects its errors from then on, for a driver that does not report the console. That is early enough: the site's scripts start
 * when the page has loaded. It does not see frames of other origins.
 */
export function watchPage(): string {
  const faults: string[] = [];
  const tell = (text: string) => void faults.push(text);
  Object.assign(window, { faultsOfPage: faults });
  const log = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    tell(`console: ${values.map(String).join(' ')}`);
    log(...values);
  };
  const onError = (event: ErrorEvent | Event) => {
    if (event instanceof ErrorEvent) tell(`thrown: ${event.message} (${event.filename}:${event.lineno})`);
    else if (event.target instanceof Element) tell(`failed: ${event.target.outerHTML}`);
  };
  // Load errors of elements do not bubble.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => tell(`thrown: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    tell(`Content Security Policy: ${effectiveDirective} has blocked ${blockedURI}`);
  });
  return '';
}

/** Runs in the page and returns its errors so far, as JSON. */
export const faultsOfPage = (): string => JSON.stringify(Reflect.get(window, 'faultsOfPage') ?? []);
