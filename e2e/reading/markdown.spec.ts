import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { open } from '../support/open';
import { offSite } from '../support/hosts/prefix';
import { expect, test } from '../support/test';

const button = (page: Page) => page.getByRole('button', { name: 'Copy page as Markdown' });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the button copies the Markdown to the clipboard and confirms it for a while', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(offSite(new URL(request.url()).pathname)));
  const status = page.getByRole('status').filter({ hasText: 'Copied' });

  await open(page, '/docs/faq');
  await button(page).focus();
  expect(asked).not.toContain('/docs/faq.md');
  await page.keyboard.press('Enter');
  await expect(status).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(readFileSync('dist/docs/faq.md', 'utf8'));
  await expect(button(page)).toBeFocused();
  await expect(status).toHaveCount(0);
});
