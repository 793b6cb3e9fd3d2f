import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { navbar, openDrawer, wakeIslands } from './support/frame';
import { open } from './support/open';
import { NOT_FOUND_STATUS, pageTypes } from './support/page-types';
import { CONSOLE, control, openScene, runCode, start } from './support/scenes';
import { expect, test } from './support/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const MODES = ['light', 'dark'] as const;

/** What axe finds wrong, a line for each element. */
async function violations(page: Page, state: string): Promise<string[]> {
  const results = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all }) => {
      const reason = [...any, ...all][0]?.message ?? help;
      return `${state}: ${id} at ${target.join(' ')}: ${reason}`;
    }),
  );
}

/** Changes the colour mode as another tab of the site would. */
async function setMode(page: Page, mode: (typeof MODES)[number]): Promise<void> {
  await page.evaluate((newValue) => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

/** Looks at the page in both modes. */
async function inBothModes(page: Page, state: string): Promise<string[]> {
  const found: string[] = [];
  for (const mode of MODES) {
    await setMode(page, mode);
    found.push(...(await violations(page, `${state}, ${mode}`)));
  }
  return found;
}

test.beforeEach(async ({ page }) => {
  // Nothing is looked at half-way through a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { name, path } of pageTypes) {
  test(`${name}, in both modes, on a wide screen and on a phone`, async ({ page, allow }) => {
    allow.error(NOT_FOUND_STATUS);
    await open(page, path);
    await wakeIslands(page);
    const found: string[] = [];
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await inBothModes(page, `${width} px`)));
    }
    expect(found).toEqual([]);
  });
}

for (const width of [390, 996]) {
  test(`the open drawer at ${width} px, with the section and with the main menu`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/docs/scripting');
    const drawer = await openDrawer(page);
    const found = await inBothModes(page, 'section');
    await drawer.getByRole('button', { name: '← Back to main menu' }).click();
    found.push(...(await inBothModes(page, 'main menu')));
    expect(found).toEqual([]);
  });
}

for (const width of [1366, 390]) {
  test(`a running scene, its open editor with an error, and its console at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const scene = await openScene(page, '/docs/scripting');
    await start(scene);
    const found = await inBothModes(page, 'running');
    await runCode(page, scene, "console.log('a line');\nconst b = ;");
    await expect(scene.getByRole('alert')).toBeVisible();
    found.push(...(await inBothModes(page, 'editor and error')));
    await runCode(page, scene, "console.log('a line');");
    await control(scene, CONSOLE).click();
    await expect(scene.getByRole('log')).toContainText('a line');
    found.push(...(await inBothModes(page, 'console')));
    expect(found).toEqual([]);
  });
}

test('a page that crashed', async ({ page, allow }) => {
  allow.error(/./); // React tells of the crash in its own words
  await page.route('**/page-data/docs/snapping/page-data.json', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replace(/"headings":\[.*?\]/, '"headings":null') });
  });
  await open(page, '/docs');
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Snapping' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeVisible();
  expect(await inBothModes(page, 'crash')).toEqual([]);
});

test('an enlarged picture', async ({ page }) => {
  await open(page, '/blog/introducing-particle-life');
  await page.locator('.post-cover a.zoom-picture').click();
  await expect(page.locator('dialog.zoom')).toBeVisible();
  expect(await inBothModes(page, 'zoom')).toEqual([]);
});

test('the contents unfolded, and the button to the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/docs/scripting');
  await page.locator('details.contents-fold > summary').click();
  const found = await inBothModes(page, 'contents');
  for (const top of [900, 800]) await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect(page.getByRole('button', { name: 'Scroll back to top' })).toBeVisible();
  found.push(...(await inBothModes(page, 'back to top')));
  expect(found).toEqual([]);
});

test('the skip link, while it has the focus', async ({ page }) => {
  await open(page, '/docs');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
  expect(await inBothModes(page, 'skip link')).toEqual([]);
});

test('every part of a page is in a landmark of its own name', async ({ page }) => {
  await open(page, '/docs/scripting/node-scripts');
  const names = await page
    .locator('nav:visible')
    .evaluateAll((navs) => navs.map((nav) => nav.getAttribute('aria-label') ?? ''));
  expect(names).toEqual(['Main', 'Docs sidebar', 'Breadcrumbs', 'Docs pages', 'On this page']);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Skip to main content' })).toHaveCount(1);
  await expect(navbar(page)).toHaveRole('navigation');
});

for (const width of [1366, 390]) {
  test(`all that can be read or used is in a landmark at ${width} px`, async ({ page, allow }) => {
    allow.error(NOT_FOUND_STATUS);
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of pageTypes) {
      await open(page, path);
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('body :is(a, button, input, summary, p, h1, h2, h3, li, figure, table)')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .filter((element) => !element.closest('main, nav, footer, [role="region"], [role="banner"]'))
          .map((element) => element.outerHTML.slice(0, 100)),
      );
      expect(outside, path).toEqual([]);
    }
  });
}

test('the colour toggle has its title as its name, and not once more as its description', async ({ page }) => {
  await open(page, '/');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const toggles = nodes.filter(({ name }) => String(name?.value).startsWith('Switch between dark and light mode'));
  expect(toggles.map(({ role, description }) => [role?.value, description?.value ?? ''])).toEqual([['button', '']]);
});
