import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourToggle, drawer, hamburger, navbar, stored } from './support/frame';
import { hydrated, open } from './support/open';
import { searchButton, searchDialog, searchField } from './support/search';
import { expect, test } from './support/test';
import { holdBack } from './support/watch';

const SCRIPTS = '**/*.js';

/** The scripts that a page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Opens a page on a slow machine, none of whose scripts have come. Gives what lets them come. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const release = await holdBack(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Makes the browser say that its reader saves data. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('The scripts of a page', () => {
  test('are asked for once all else is there, and at no sign of use', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await open(page, '/docs/snapping');
    const first = asked.indexOf('script');
    expect(asked.slice(0, first)).toEqual(expect.arrayContaining(['document', 'font', 'image']));
    const loaded = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const load = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
      return scripts.map(({ startTime }) => startTime >= load && load > 0);
    });
    expect(loaded.length).toBeGreaterThan(2);
    expect(loaded).not.toContain(false);
  });

  for (const [sign, show] of [
    ['the pointer moves', (page: Page) => page.mouse.move(300, 300)],
    ['a key is pressed', (page: Page) => page.keyboard.press('Tab')],
    ['the page is scrolled by the wheel', (page: Page) => page.mouse.wheel(0, 100)],
  ] as const) {
    test(`are asked for where data is saved only when ${sign}`, async ({ page }) => {
      await saveData(page);
      const scripts = scriptsOf(page);
      await page.goto('/docs/snapping', { waitUntil: 'networkidle' });
      expect(scripts).toEqual([]);
      await show(page);
      await hydrated(page);
    });
  }

  test('that cannot be had leave a page to be read, whose buttons do not pretend', async ({ page, allow }) => {
    allow.error(/ERR_FAILED/);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/docs/snapping');
    await expect(searchButton(page)).toBeDisabled();
    await expect(colourToggle(page)).toBeDisabled();
    await navbar(page).getByRole('link', { name: 'Blog' }).click();
    await expect(h1(page)).toHaveText('Blog');
  });
});

test('the scripts that every page starts with are compiled while they come', () => {
  const starts = readdirSync('dist').filter((file) => /^(?:app|framework)-.+\.js$/.test(file));
  expect(starts).toHaveLength(2);
  for (const file of starts) {
    // Chromium reads the hint at the very top alone.
    expect(readFileSync(join('dist', file), 'utf8').slice(0, 40), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test.describe('Before they act', () => {
  test('a click on the colour mode is kept', async ({ page }) => {
    const release = await openEarly(page, '/docs/snapping');
    await colourToggle(page).click();
    await release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('two clicks on it are two', async ({ page }) => {
    const release = await openEarly(page, '/docs/snapping');
    await colourToggle(page).click();
    await colourToggle(page).click();
    await release();
    await expect.poll(() => stored(page, 'theme')).toBe('light');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('the menu opens at once, and is the drawer afterwards', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openEarly(page, '/docs/snapping');
    await hamburger(page).click();
    await expect(page.getByRole('link', { name: 'Showcase' }).locator('visible=true').first()).toBeVisible();
    await release();
    await hydrated(page);
    await page.keyboard.press('Escape');
    await hamburger(page).click();
    await expect(drawer(page)).toBeVisible();
  });

  for (const [how, ask] of [
    ['by Ctrl-K', (page: Page) => page.keyboard.press('Control+k')],
    ['by the slash', (page: Page) => page.keyboard.press('/')],
    ['by its button', (page: Page) => searchButton(page).click()],
  ] as const) {
    test(`what is typed after asking for the search ${how} is looked for`, async ({ page }) => {
      const release = await openEarly(page, '/docs/snapping');
      await h1(page).waitFor();
      await ask(page);
      await page.keyboard.type('gravty');
      for (let letter = 0; letter < 2; letter++) await page.keyboard.press('Backspace');
      await page.keyboard.type('ity');
      await release();
      await expect(searchField(page)).toHaveValue('gravity');
      await expect(searchDialog(page).getByRole('status')).toContainText('“gravity”');
      await expect(searchField(page)).toBeFocused();
    });
  }

  test('a link leads to its page', async ({ page }) => {
    const release = await openEarly(page, '/docs/snapping');
    await navbar(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await release();
    await hydrated(page);
    await expect(h1(page)).toHaveText('Blog');
  });

  test('a category of the sidebar that is asked for opens', async ({ page }) => {
    const release = await openEarly(page, '/docs');
    const caret = page.locator('nav > .sidebar').getByRole('button', { name: /'API'/ });
    await caret.click();
    await release();
    await expect(caret).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('nav > .sidebar').getByRole('link', { name: 'Modules' })).toBeVisible();
  });

  test('a click on a scene runs it', async ({ page }) => {
    const release = await openEarly(page, '/docs/snapping');
    await page.getByRole('button', { name: /^Run/ }).first().click();
    await release();
    await expect(page.locator('figure.live-scene iframe').first()).toBeVisible();
  });
});
