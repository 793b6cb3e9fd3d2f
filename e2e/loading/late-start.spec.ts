import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourToggle, drawer, h1, hamburger, mainLink } from '../support/frame';
import { offSite } from '../support/hosts/prefix';
import { hydrated, open } from '../support/open';
import { scenesOf } from '../support/scenes';
import { searchButton, searchDialog, searchField } from '../support/search';
import { expect, test } from '../support/test';
import { holdBack } from '../support/watch';

const SCRIPTS = '**/*.js';
const TEMPLATE = /\/component---src-templates-doc-tsx-.+\.js$/;

/** Opens a page and holds back its scripts. Returns a function that releases them. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test.describe('The scripts of a page', { tag: '@whole-browser' }, () => {
  test('are requested once everything else has loaded, without any interaction', async ({ page }) => {
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

  test('are requested at once, with those of the template and the data of the page', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(offSite(new URL(request.url()).pathname)));
    const release = await holdBack(page, '**/app-*.js');
    await page.goto('/docs/snapping');
    for (const file of [TEMPLATE, /^\/page-data\/docs\/snapping\/page-data\.json$/, /^\/page-data\/app-data\.json$/]) {
      await expect.poll(() => asked.filter((path) => file.test(path)).length, String(file)).toBe(1);
    }
    await release();
    await hydrated(page);
    await expect(page.locator('script[src*="/component---src-templates-doc-tsx-"]')).toHaveCount(1);
  });

  test('of the template are requested again if they could not be loaded ahead', async ({ page, allow }) => {
    allow.error(/ERR_FAILED/);
    const release = await holdBack(page, '**/app-*.js');
    await page.route(TEMPLATE, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/docs/snapping');
    expect((await failed).url()).toMatch(TEMPLATE);
    await release();
    await hydrated(page);
  });

  test('leave a readable page without inactive buttons if they cannot be loaded', async ({ page, allow }) => {
    allow.error(/ERR_FAILED/);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/docs/snapping');
    await expect(searchButton(page)).toBeDisabled();
    await expect(colourToggle(page)).toBeDisabled();
    await mainLink(page, 'Blog').click();
    await expect(h1(page)).toHaveText('Blog');
  });
});

test('the scripts of every page are compiled while they are downloaded', () => {
  const starts = readdirSync('dist').filter((file) => /^(?:app|framework)-.+\.js$/.test(file));
  expect(starts).toHaveLength(2);
  for (const file of starts) {
    // Chromium reads the hint only at the very top.
    expect(readFileSync(join('dist', file), 'utf8').slice(0, 40), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test.describe('Before they run', () => {
  test('clicks on the colour mode, a category and a scene, and Ctrl-K for the search are stored', async ({ page }) => {
    const release = await openEarly(page, '/docs');
    const caret = page.locator('nav > .sidebar').getByRole('button', { name: /'API'/, includeHidden: true });
    await colourToggle(page).click();
    await page.getByRole('button', { name: /^Run/ }).first().click();
    // A scene handles keys itself, so the focus leaves it.
    await caret.click();
    await h1(page).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gravity');
    await release();
    await expect(searchField(page)).toHaveValue('gravity');
    await expect(searchDialog(page).getByRole('status')).toContainText('“gravity”');
    await expect(searchField(page)).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(caret).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('figure.live-scene iframe').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page.locator('nav > .sidebar').getByRole('link', { name: 'Modules' })).toBeVisible();
  });

  test('the menu opens immediately, and then becomes the drawer', async ({ page }) => {
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

  test('a pointer that rests on a scene brings its controls', async ({ page }) => {
    const release = await openEarly(page, '/docs/snapping');
    const scene = scenesOf(page).first();
    await scene.hover();
    await release();
    await expect(scene.getByRole('group', { name: 'Controls of the scene' })).toBeVisible();
  });
});
