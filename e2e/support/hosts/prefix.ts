import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

/** Where the site stands, with the path prefix that it was built for and no slash at its end: `http://127.0.0.1:8080/folder`. */
export function siteUrl(): string {
  const url = process.env['SITE_URL'];
  if (url === undefined) throw new Error('There is no host: run the tests by Playwright with its webServer.');
  return url.replace(/\/$/, '');
}

/** `/folder` if the site was built for a folder of its host, else empty. */
export const sitePrefix = (): string => new URL(siteUrl()).pathname.replace(/\/$/, '');

/** An address of the site as tests write it, where the site has it: `/docs` as `/folder/docs`. All else stays as it is, and so do addresses that a page has. */
export function onSite(address: string): string {
  const prefix = sitePrefix();
  return /^\/(?!\/)/.test(address) && !address.startsWith(`${prefix}/`) ? prefix + address : address;
}

/** A path of the browser as tests write it: without the prefix. */
export function offSite(path: string): string {
  const prefix = sitePrefix();
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

/** Lets the pages of a context go to addresses as tests write them. */
export function prefixPages(context: BrowserContext): void {
  context.on('page', (page: Page) => {
    const goto = page.goto.bind(page);
    page.goto = (url, options) => goto(onSite(url), options);
    const waitForURL = page.waitForURL.bind(page);
    page.waitForURL = (url, options) => waitForURL(typeof url === 'string' ? onSite(url) : url, options);
  });
}

/** Lets requests of a test go to addresses as tests write them. */
export function prefixRequests(request: APIRequestContext): void {
  const get = request.get.bind(request);
  request.get = (url, options) => get(onSite(url), options);
  const head = request.head.bind(request);
  request.head = (url, options) => head(onSite(url), options);
}
