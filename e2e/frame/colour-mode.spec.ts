import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { BLOCKED, blockScripts, colourToggle, painted, storeBefore, stored } from '../support/frame';
import { hydrated, open } from '../support/open';
import { expect, test } from '../support/test';

const LIGHT = 'rgb(250, 247, 240)';
const DARK = 'rgb(17, 26, 44)';

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('html')).toHaveCSS('background-color', mode === 'dark' ? DARK : LIGHT);
}

test('is initially light, switched by the toggle, and remembered across pages and visits', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/docs');
  await test.step('is initially light, even if the system is dark', async () => {
    await expectMode(page, 'light');
    expect(await stored(page, 'theme')).toBeNull();
  });

  await test.step('shows only the icon of the current mode', async () => {
    for (const [mode, other] of [
      ['light', 'dark'],
      ['dark', 'light'],
    ]) {
      await expect(colourToggle(page).locator(`.${mode}-only`)).toBeVisible();
      await expect(colourToggle(page).locator(`.${other}-only`)).toBeHidden();
      await colourToggle(page).click();
    }
  });

  await test.step('neither follows the system nor changes with it', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await colourToggle(page).click();
    await expectMode(page, 'dark');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await painted(page);
      await expectMode(page, 'dark');
    }
    expect(await stored(page, 'theme')).toBe('dark');
  });

  await test.step('is remembered across pages and visits', async () => {
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(page).toHaveURL(/\/blog$/);
    await expectMode(page, 'dark');
    await page.reload();
    await hydrated(page);
    await expectMode(page, 'dark');
    await colourToggle(page).click();
    await expectMode(page, 'light');
    expect(await stored(page, 'theme')).toBe('light');
  });
});

test('is set before there is a body, with every script blocked', async ({ page, allow }) => {
  allow.error(BLOCKED);
  await storeBefore(page, { theme: 'dark' });
  await blockScripts(page);
  await page.addInitScript(() => {
    const modes: string[] = [];
    const note = () => modes.push(document.documentElement.dataset['theme'] ?? 'none');
    // The browser may paint the body as soon as it is open.
    new MutationObserver(() => document.querySelector('body') && note()).observe(document, {
      childList: true,
      subtree: true,
    });
    addEventListener('DOMContentLoaded', () => {
      note();
      document.documentElement.dataset['modes'] = [...new Set(modes)].join(' ');
    });
  });
  await page.goto('/docs', { waitUntil: 'load' });
  await expect(page.locator('html')).toHaveAttribute('data-modes', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expectMode(page, 'dark');
});

test('no frame is light while a page loads in dark mode', async ({ page }) => {
  await storeBefore(page, { theme: 'dark' });
  await open(page, '/docs');

  const frames: Buffer[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.reload();
  await hydrated(page);
  await page.goto('/community/changelog');
  await hydrated(page);
  await painted(page);
  await expect.poll(() => frames.length).toBeGreaterThan(2);
  await session.send('Page.stopScreencast');

  for (const frame of frames) {
    const { dominant } = await sharp(frame).stats();
    expect(Math.max(dominant.r, dominant.g, dominant.b)).toBeLessThan(90);
  }
});

test('follows another tab, and remains if that tab clears the storage', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, '/docs');
  await open(other, '/showcase');
  await colourToggle(page).click();
  await expectMode(other, 'dark');
  await expect(colourToggle(other)).toHaveAccessibleName(/currently dark mode/);
  await colourToggle(other).click();
  await expectMode(page, 'light');
  await expect(colourToggle(page)).toHaveAccessibleName(/currently light mode/);

  await colourToggle(page).click();
  await expectMode(other, 'dark');
  await other.evaluate(() => localStorage.clear());
  await painted(page);
  await expectMode(page, 'dark');
});

test('is light if the stored value is invalid', { tag: '@full' }, async ({ page }) => {
  for (const garbage of ['', 'blue', '{"mode":"dark"}', 'DARK']) {
    await test.step(JSON.stringify(garbage), async () => {
      await storeBefore(page, { theme: garbage });
      await open(page, '/docs');
      await expectMode(page, 'light');
      await colourToggle(page).click();
      await expectMode(page, 'dark');
      expect(await stored(page, 'theme')).toBe('dark');
    });
  }
});

test('can be set in the address, which overrides the stored value', async ({ page }) => {
  await open(page, '/docs?theme=dark');
  await expectMode(page, 'dark');
  await expect(colourToggle(page)).toHaveAccessibleName(/currently dark mode/);
  expect(await stored(page, 'theme')).toBeNull();
  await colourToggle(page).click();
  await expectMode(page, 'light');
  expect(await stored(page, 'theme')).toBe('light');
  await open(page, '/docs?theme=dark');
  await expectMode(page, 'dark');
});
