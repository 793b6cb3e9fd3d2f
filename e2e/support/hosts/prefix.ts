import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

/** The site's address with its path prefix and without a trailing slash: `http://127.0.0.1:8080/folder`. */
export function siteUrl(): string {
  const url = process.env['SITE_URL'];
  if (url === undefined) throw new Error('There is no host: run the tests by Playwright with its webServer.');
  return url.replace(/\/$/, '');
}

/** `/folder` if the site was built for a folder of its host, otherwise empty. */
export const sitePrefix = (): string => new URL(siteUrl()).pathname.replace(/\/$/, '');

/** Adds the path prefix to a path as tests write it: `/docs` becomes `/folder/docs`. Others, including addresses from pages, are unchanged. */
export function onSite(address: string): string {
  const prefix = sitePrefix();
  return /^\/(?!\/)/.test(address) && !address.startsWith(`${prefix}/`) ? prefix + address : address;
}

/** Removes the path prefix from a browser's path. */
export function offSite(path: string): string {
  const prefix = sitePrefix();
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

/** Makes the pages of a context accept addresses as written in tests. */
export function prefixPages(context: BrowserContext): void {
  context.on('page', (page: Page) => {
    const goto = page.goto.bind(page);
    page.goto = (url, options) => goto(onSite(url), options);
    const waitForURL = page.waitForURL.bind(page);
    page.waitForURL = (url, options) => waitForURL(typeof url === 'string' ? onSite(url) : url, options);
  });
}

/** Makes a test's requests accept addresses as written in tests. */
export function prefixRequests(request: APIRequestContext): void {
  const get = request.get.bind(request);
  request.get = (url, options) => get(onSite(url), options);
  const head = request.head.bind(request);
  request.head = (url, options) => head(onSite(url), options);
}
