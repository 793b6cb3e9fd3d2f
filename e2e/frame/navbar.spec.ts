import { hamburger, navbar, scrollTo, scrollY } from '../support/frame';
import { open } from '../support/open';
import { parseHtml } from '../support/pages/parse-html';
import { onSite } from '../support/hosts/prefix';
import { sectionOf } from '../support/pages/sections';
import { expect, test } from '../support/test';

const LONG_PAGE = '/docs/scripting/node-scripts';

test('links to the sections, the app and the channels, and shows its entries from 997 px', async ({ page }) => {
  await open(page, '/');
  await test.step('links to the sections, in order', async () => {
    const entries = navbar(page).locator('.navbar-items a');
    await expect(entries).toHaveText(['Docs', 'Blog', 'Showcase', 'Community']);
    const addresses = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/docs', '/blog', '/showcase', '/community/support'].map(onSite));
    await expect(navbar(page).getByRole('link').first()).toHaveAttribute('href', '/');
  });

  await test.step('links to the app and the channels, each in a new tab', async () => {
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

  await test.step('labels the colour toggle with its action and the mode', async () => {
    const label = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;
    const toggle = navbar(page).locator('.colour-mode-toggle');
    await expect(toggle).toHaveAccessibleName(label('light'));
    await expect(toggle).toHaveAttribute('title', label('light'));
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(label('dark'));
    await expect(toggle).toHaveAttribute('title', label('dark'));
  });

  await test.step('reappears when it is focused by keyboard', async () => {
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

  await test.step('shows its entries from 997 px, and a button below that width', async () => {
    await page.setViewportSize({ width: 996, height: 768 });
    const docs = navbar(page).getByRole('link', { name: 'Docs', exact: true });
    await expect(hamburger(page)).toBeVisible();
    await expect(docs).toBeHidden();
    await page.setViewportSize({ width: 997, height: 768 });
    await expect(hamburger(page)).toBeHidden();
    await expect(docs).toBeVisible();
    await expect(navbar(page).getByRole('link', { name: 'Launch' })).toBeVisible();
  });
});

test('marks the section of a page in the HTML', async ({ request }) => {
  const paths = [
    ...['/docs', '/docs/user-interface/toolbars'],
    ...['/blog', '/blog/introducing-graphs', '/blog/tags', '/blog/tags/audio', '/blog/archive'],
    ...['/showcase', '/community/support', '/community/contributing', '/community/changelog'],
    ...['/', '/feature-requests'],
  ];
  for (const path of paths) {
    const document = parseHtml(await (await request.get(path)).text());
    const marked = [...document.querySelectorAll('nav.navbar [aria-current]')];
    const section = sectionOf(path);
    expect(
      marked.map((link) => [link.textContent, link.getAttribute('aria-current')]),
      path,
    ).toEqual(section === undefined ? [] : [[section.label, 'page']]);
  }
});

test('updates the marked section when the page changes in place', async ({ page }) => {
  await open(page, '/docs');
  await expect(navbar(page).locator('[aria-current="page"]')).toHaveText(['Docs']);
  for (const [name, address] of [
    ['Community', /\/community\/support$/],
    ['Blog', /\/blog$/],
    ['Showcase', /\/showcase$/],
  ] as const) {
    await navbar(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(navbar(page).locator('[aria-current]')).toHaveText([name]);
    await expect(navbar(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await navbar(page).getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(navbar(page).locator('[aria-current]')).toHaveCount(0);
});

test('disappears when the reader scrolls down, and reappears when the reader scrolls up', async ({ page }) => {
  await open(page, LONG_PAGE);
  await test.step('disappears when the reader scrolls down and reappears when they scroll up', async () => {
    await page.mouse.move(683, 500);
    await expect(navbar(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 700);
    await expect(navbar(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(navbar(page)).toBeInViewport({ ratio: 1 });
    expect(await scrollY(page)).toBeGreaterThan(300);
  });

  await test.step('is always visible near the top', async () => {
    await scrollTo(page, 0);
    for (const top of [10, 25, 50]) {
      await scrollTo(page, top);
      await expect(navbar(page)).toHaveAttribute('data-hidden', 'false');
    }
    await scrollTo(page, 200);
    await expect(navbar(page)).toHaveAttribute('data-hidden', 'true');
  });

  await test.step('remains hidden when the view bounces at the end of the page', async () => {
    await scrollTo(page, 1_000_000);
    await expect(navbar(page)).not.toBeInViewport();
  });

  await test.step('is hidden after a jump to an anchor, in both directions', async () => {
    await scrollTo(page, 0);
    await expect(navbar(page)).toBeInViewport({ ratio: 1 });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    for (const name of ['Pitfalls', 'Key points']) {
      await contents.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
      await expect(navbar(page)).not.toBeInViewport();
    }
  });
});
