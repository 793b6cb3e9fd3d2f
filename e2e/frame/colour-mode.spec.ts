import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { BLOCKED, blockScripts, colourToggle, mainLink, painted, storeBefore, stored } from '../support/frame';
import { hydrated, open } from '../support/open';
import { expect, test } from '../support/test';

const LIGHT = 'rgb(250, 247, 240)';
const DARK = 'rgb(17, 26, 44)';

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('html')).toHaveCSS('background-color', mode === 'dark' ? DARK : LIGHT);
}

test('is initially light, switched by the toggle, and that of the system if the reader chooses so', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/docs');
  await test.step('is initially light, even if the system is dark', async () => {
    await expectMode(page, 'light');
    expect(await stored(page, 'theme')).toBeNull();
  });

  await test.step('shows only the icon of the current choice', async () => {
    for (const choice of ['light', 'dark', 'system']) {
      if (choice !== 'light') await colourToggle(page).click();
      await expect(colourToggle(page)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
      await expect(colourToggle(page).locator(`.${choice}-only`)).toBeVisible();
      await expect(colourToggle(page).locator('svg:visible')).toHaveCount(1);
      await expectMode(page, choice === 'light' ? 'light' : 'dark');
    }
  });

  await test.step('is that of the system, also on other pages and after it has changed', async () => {
    await mainLink(page, 'Blog').click();
    await expect(page).toHaveURL('/blog');
    await expectMode(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectMode(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expectMode(page, 'dark');
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
