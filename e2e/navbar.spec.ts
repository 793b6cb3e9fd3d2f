import { hamburger, navbar, scrollTo, scrollY } from './support/frame';
import { open } from './support/open';
import { NOT_FOUND_STATUS, pageTypes } from './support/page-types';
import { onSite } from './support/prefix';
import { expect, test } from './support/test';

const LONG_PAGE = '/docs/scripting/node-scripts';

test('leads to the sections, in their order', async ({ page }) => {
  await open(page, '/');
  const entries = navbar(page).locator('.navbar-items a');
  await expect(entries).toHaveText(['Docs', 'Blog', 'Showcase', 'Community']);
  const addresses = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/docs', '/blog', '/showcase', '/community/support'].map(onSite));
  await expect(navbar(page).getByRole('link').first()).toHaveAttribute('href', '/');
});

test('leads to the app and to the channels, each in a tab of its own', async ({ page }) => {
  await open(page, '/');
  const outward = {
    Launch: 'https://example.com/app',
    'Chat server': 'https://example.com/chat',
    'Video channel': 'https://example.com/video',
    'Social page': 'https://example.com/social',
  };
  for (const [name, address] of Object.entries(outward)) {
    const link = navbar(page).getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

const sections = [
  { label: 'Docs', paths: ['/docs', '/docs/user-interface/toolbars'] },
  { label: 'Blog', paths: ['/blog', '/blog/introducing-graphs', '/blog/tags', '/blog/tags/audio', '/blog/archive'] },
  { label: 'Showcase', paths: ['/showcase'] },
  { label: 'Community', paths: ['/community/support', '/community/contributing', '/community/changelog'] },
  { label: null, paths: ['/', '/feature-requests'] },
];
for (const { label, paths } of sections) {
  test(`marks ${label ?? 'nothing'} as current on ${paths.join(', ')}`, async ({ page }) => {
    for (const path of paths) {
      await open(page, path);
      await expect(navbar(page).locator('[aria-current]')).toHaveText(label === null ? [] : [label]);
      if (label !== null) {
        await expect(navbar(page).getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
      }
    }
  });
}

test('marks the section anew when the page changes in place', async ({ page }) => {
  await open(page, '/docs');
  await navbar(page).getByRole('link', { name: 'Community' }).click();
  await expect(page).toHaveURL(/\/community\/support$/);
  await expect(navbar(page).locator('[aria-current="page"]')).toHaveText(['Community']);
});

test('names the colour toggle by what it does and by the mode', async ({ page }) => {
  await open(page, '/');
  const label = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;
  const toggle = navbar(page).locator('.colour-mode-toggle');
  await expect(toggle).toHaveAccessibleName(label('light'));
  await expect(toggle).toHaveAttribute('title', label('light'));
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(label('dark'));
  await expect(toggle).toHaveAttribute('title', label('dark'));
});

for (const { name, path } of pageTypes) {
  test(`the skip link comes first and leads to the main part: ${name}`, async ({ page, allow }) => {
    allow.error(NOT_FOUND_STATUS);
    await open(page, path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
}

test('goes when the reader scrolls down and returns when they scroll up', async ({ page }) => {
  await open(page, LONG_PAGE);
  await page.mouse.move(683, 500);
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 700);
  await expect(navbar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  expect(await scrollY(page)).toBeGreaterThan(300);
});

test('is always there near the top', async ({ page }) => {
  await open(page, LONG_PAGE);
  for (const top of [10, 25, 50]) {
    await scrollTo(page, top);
    await expect(navbar(page)).toHaveAttribute('data-hidden', 'false');
  }
  await scrollTo(page, 200);
  await expect(navbar(page)).toHaveAttribute('data-hidden', 'true');
});

test('stays away at the end of the page, where the view bounces', async ({ page }) => {
  await open(page, LONG_PAGE);
  await scrollTo(page, 1_000_000);
  await expect(navbar(page)).not.toBeInViewport();
});

test('is out of the way after a jump to an anchor, whichever way the jump goes', async ({ page }) => {
  await open(page, LONG_PAGE);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const name of ['Pitfalls', 'Key points']) {
    await contents.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
    await expect(navbar(page)).not.toBeInViewport();
  }
});

test('comes back when the keyboard moves the focus into it', async ({ page }) => {
  await open(page, '/');
  await page.mouse.move(683, 500);
  await page.mouse.wheel(0, 150);
  await expect(navbar(page)).not.toBeInViewport();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Launch the editor' })
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Shift+Tab');
  await expect(navbar(page).locator('.colour-mode-toggle')).toBeFocused();
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
});

test('has its entries from 997 px, and below that a button', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 768 });
  await open(page, '/docs');
  const docs = navbar(page).getByRole('link', { name: 'Docs', exact: true });
  await expect(hamburger(page)).toBeVisible();
  await expect(docs).toBeHidden();
  await page.setViewportSize({ width: 997, height: 768 });
  await expect(hamburger(page)).toBeHidden();
  await expect(docs).toBeVisible();
  await expect(navbar(page).getByRole('link', { name: 'Launch' })).toBeVisible();
});
