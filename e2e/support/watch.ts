import type { Page } from '@playwright/test';
import { offSite, onSite } from './hosts/prefix';

/** The documents that the page's main frame requests from now on, as addresses without their origin. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(request.url());
    documents.push(offSite(pathname) + search);
  });
  return documents;
}

/** The paths that the page requests from now on, without the path prefix. */
export function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(offSite(new URL(request.url()).pathname)));
  return paths;
}

/** Playwright's message where it blocks service workers. */
const BLOCKED_WORKER = /^Service Worker registration blocked/;

/** The warnings that the page logs on the console from now on. */
export function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && !BLOCKED_WORKER.test(message.text())) warnings.push(message.text());
  });
  return warnings;
}

/** The address of a page's data, as a pattern. */
export const dataOf = (path: string) => `**/page-data${path === '/' ? '/index' : path}/page-data.json*`;

/** Holds back responses at an address until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return async () => {
    release();
    await page.unroute(address);
  };
}

/** Adds a link named "Added" at the top of the page's main part. */
export async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'Added';
    document.querySelector('main')?.prepend(link);
  }, onSite(href));
}

/** Adds a link and clicks it, as a reader does. */
export async function followLink(page: Page, href: string): Promise<void> {
  await addLink(page, href);
  await page.getByRole('link', { name: 'Added', exact: true }).click();
}
