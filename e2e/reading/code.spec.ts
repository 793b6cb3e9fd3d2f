import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { open } from '../support/open';
import { expect, test } from '../support/test';

const PAGE = '/docs/scripting/node-scripts';

/** A listing by title; scrolling it into view hydrates its island. */
async function listing(page: Page, title: string): Promise<Locator> {
  const code = page
    .locator('.code')
    .filter({ has: page.locator('figcaption', { hasText: title }) })
    .first();
  await code.scrollIntoViewIfNeeded();
  await expect(code.getByRole('button').first()).toBeAttached();
  return code;
}

/** The source of a listing. */
function source(title: string): string {
  const text = readFileSync('content/docs/scripting/node-scripts.mdx', 'utf8');
  const from = text.indexOf(`title="${title}"`);
  const begin = text.indexOf('\n', from) + 1;
  return text.slice(begin, text.indexOf('\n```', begin));
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const copyButton = (code: Locator) => code.locator('.code-buttons > button').first();
const wrapButton = (code: Locator) => code.getByRole('button', { name: 'Toggle word wrap' });

test.describe('on a desktop', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('exactly the code of a listing is copied, with a confirmation', async ({ page }) => {
    await open(page, PAGE);
    await test.step('the buttons are only shown under the pointer', async () => {
      const code = await listing(page, 'hello.js');
      await page.mouse.move(5, 5);
      await expect(code.locator('.code-buttons')).toHaveCSS('opacity', '0');
      await code.hover();
      await expect(code.locator('.code-buttons')).toHaveCSS('opacity', '1');
    });

    await test.step('by keyboard, which shows the button', async () => {
      const code = await listing(page, 'hello.js');
      await page.mouse.move(5, 5);
      await code.locator('pre').focus();
      await page.keyboard.press('Tab');
      const button = copyButton(code);
      await expect(button).toBeFocused();
      await expect(code.locator('.code-buttons')).toHaveCSS('opacity', '1');
      await page.keyboard.press('Enter');
      await expect(button).toHaveAccessibleName('Copied');
      await expect(button).toBeFocused();
      expect(await copied(page)).toBe(source('hello.js'));
    });
  });

  test('the Markdown of a page is copied by keyboard', async ({ page }) => {
    await open(page, '/docs/faq');
    const button = page.getByRole('button', { name: 'Copy page as Markdown' });
    await button.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect(await copied(page)).toBe(readFileSync('dist/docs/faq.md', 'utf8'));
    await expect(button).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('the buttons of a listing cover no code, and wrap its lines', async ({ page }) => {
    await open(page, PAGE);

    await test.step('the buttons are always visible, and cover no code', async () => {
      const code = await listing(page, 'hello.js');
      await expect(code.locator('.code-buttons')).toHaveCSS('opacity', '1');
      const [buttons, text] = [
        await code.locator('.code-buttons').boundingBox(),
        await code.locator('pre').boundingBox(),
      ];
      expect((buttons?.y ?? 0) + (buttons?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
    });

    await test.step('its lines can be wrapped and unwrapped', async () => {
      const code = await listing(page, 'gravity-pad.js');
      const hidden = () => code.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
      expect(await hidden()).toBeGreaterThan(0);
      await expect(wrapButton(code)).toHaveAttribute('aria-pressed', 'false');
      await wrapButton(code).click();
      await expect(wrapButton(code)).toHaveAttribute('aria-pressed', 'true');
      expect(await hidden()).toBe(0);
      await wrapButton(code).click();
      await expect(wrapButton(code)).toHaveAttribute('aria-pressed', 'false');
      expect(await hidden()).toBeGreaterThan(0);
    });
  });
});

test.describe('in print', () => {
  test('only the text is printed, with wrapped code, black on white', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 1000 });
    await open(page, `${PAGE}?theme=dark`);
    await listing(page, 'gravity-pad.js');
    await page.emulateMedia({ media: 'print' });
    for (const width of [390, 700]) {
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 1000 });
        await expect(page.locator('nav:visible')).toHaveCount(0);
        await expect(page.locator('button:visible')).toHaveCount(0);
        for (const gone of ['.footer', '.announcement', '.contents-fold', '.skip-link']) {
          await expect(page.locator(gone)).toBeHidden();
        }
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const cut = await page
          .locator('.code > pre:visible')
          .evaluateAll((listings) => listings.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
        expect(cut).toBe(0);
      });
    }
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('html')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  test('the address of an external link is printed beside it', async ({ page }) => {
    await open(page, '/community/contributing');
    const address = 'https://elsewhere.test/page';
    await page
      .locator('.content p')
      .first()
      .evaluate((text, href) => {
        text.append(Object.assign(document.createElement('a'), { href, textContent: 'Elsewhere' }));
      }, address);
    const link = page.getByRole('link', { name: 'Elsewhere' });
    await page.emulateMedia({ media: 'print' });
    const beside = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(beside).toContain(address);
  });
});
