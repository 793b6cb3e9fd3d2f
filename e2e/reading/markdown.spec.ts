import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { open } from '../support/open';
import { offSite } from '../support/hosts/prefix';
import { expect, test } from '../support/test';

/** Plain text declares no icon, so the browser requests the host's default one, which does not exist with a path prefix. */
const NO_ICON = /\/favicon\.ico/;

const button = (page: Page) => page.getByRole('button', { name: 'Copy page as Markdown' });
const link = (page: Page) => page.getByRole('link', { name: 'View as Markdown' });

test.describe('Copy', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the Markdown to the clipboard and confirms it for a while', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(offSite(new URL(request.url()).pathname)));
    const status = page.getByRole('status').filter({ hasText: 'Copied' });

    for (const path of ['/docs/api/classes/CircleNode', '/blog/gravity-scale', '/docs/faq']) {
      await test.step(path, async () => {
        await open(page, path);
        await button(page).scrollIntoViewIfNeeded();
        expect(asked).not.toContain(`${path}.md`);

        await button(page).click();
        await expect(status).toBeVisible();
        const text = await page.evaluate(() => navigator.clipboard.readText());
        expect(text).toBe(readFileSync(`dist${path}.md`, 'utf8'));
      });
    }
    await expect(status).toHaveCount(0);

    await test.step('also by keyboard', async () => {
      await button(page).focus();
      await page.keyboard.press('Enter');
      await expect(status).toBeVisible();
      await expect(button(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(link(page)).toBeFocused();
    });
  });
});

test('the Markdown is opened if access to the clipboard is denied', async ({ page, allow }) => {
  allow.error(NO_ICON);
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError'));
  });
  await open(page, '/docs/faq');
  await button(page).click();
  await expect(page).toHaveURL(/\/docs\/faq\.md$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is only the link to the Markdown', async ({ page, allow }) => {
    allow.error(NO_ICON);
    await page.goto('/docs/faq');
    await expect(button(page)).toHaveCount(0);
    await link(page).click();
    await expect(page).toHaveURL(/\/docs\/faq\.md$/);
  });
});
