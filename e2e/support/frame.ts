import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The bar at the top. */
export const navbar = (page: Page): Locator => page.locator('nav.navbar');

/** The main heading of a page. */
export const h1 = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** A link of the navigation bar. */
export const mainLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** The button that opens the drawer. */
export const hamburger = (page: Page): Locator => page.getByRole('button', { name: 'Toggle navigation bar' });

export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Navigation' });

export const colourToggle = (page: Page): Locator =>
  navbar(page).getByRole('button', { name: /^Switch between dark and light mode/ });

export async function openDrawer(page: Page): Promise<Locator> {
  await hamburger(page).click();
  await expect(drawer(page)).toBeVisible();
  return drawer(page);
}

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls the window as a script would and waits until the page has handled it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, top);
}

/** Waits until changes are painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Records the layout shifts of all pages that are opened later. Returns a function that reads them. */
export async function watchShifts(page: Page): Promise<() => Promise<{ value: number; hadRecentInput: boolean }[]>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const before: unknown[] = JSON.parse(sessionStorage.getItem('shifts') ?? '[]');
      sessionStorage.setItem('shifts', JSON.stringify([...before, ...list.getEntries()]));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await painted(page);
    return JSON.parse(await page.evaluate(() => sessionStorage.getItem('shifts') ?? '[]'));
  };
}

/** The value that the site has stored under a key. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Stores values for all pages opened later in the context, as from an earlier visit. */
export async function storeBefore(page: Page, values: Record<string, string>): Promise<void> {
  const blank = '**/blank-page';
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto('/blank-page');
  await page.unroute(blank);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(values));
}

/** Blocks the page's script files; only inline scripts run. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
}

/** The console message of a blocked script. */
export const BLOCKED = /ERR_FAILED/;

/** Hydrates every island of the page; they wait until they are near the view. */
export async function wakeIslands(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Scenes wait for the reader.
    const islands = () => document.querySelectorAll('[data-island]:not([data-island="scene"])');
    for (let at = 0; at < islands().length; at++) {
      // Islands in hidden panels keep waiting.
      if (!islands()[at]?.checkVisibility({ visibilityProperty: true })) continue;
      islands()[at]?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const end = performance.now() + 15_000;
      while (!islands()[at]?.querySelector(':scope > [data-island-root] > *')) {
        if (performance.now() > end)
          throw new Error(`An island stays static: ${islands()[at]?.outerHTML.slice(0, 200)}`);
        await new Promise(requestAnimationFrame);
      }
    }
  });
  await scrollTo(page, 0);
}
