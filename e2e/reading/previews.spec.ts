import type { Locator, Page } from '@playwright/test';
import { faultsInBothModes } from '../support/checkers/axe';
import { onSite } from '../support/hosts/prefix';
import { open } from '../support/open';
import { NO_OVERFLOW, overflow } from '../support/reflow';
import { expect, test } from '../support/test';
import { requestsOf } from '../support/watch';

const PAGE = '/docs/user-interface/main-area';

const tip = (page: Page) => page.getByRole('tooltip');
const link = (page: Page) => page.locator('.content a[href$="/docs/snapping#grid-and-zoom"]').first();

/** Adds a paragraph with a link to the start of the text. */
async function addToText(page: Page, href: string): Promise<Locator> {
  await page.locator('.content').evaluate((text, address) => {
    const paragraph = document.createElement('p');
    paragraph.append('See ', Object.assign(document.createElement('a'), { href: address, textContent: address }), '.');
    text.prepend(paragraph);
  }, onSite(href));
  return page.getByRole('link', { name: onSite(href), exact: true });
}

/** Moves the pointer away from all links. */
const pointAway = (page: Page) => page.mouse.move(1, 400);

test('a link shows what it leads to while it is pointed at or has the focus, and can be left in every way', async ({
  page,
}) => {
  await open(page, PAGE);
  const asked = requestsOf(page);

  await test.step('pointed at: with the title and first sentence, described by it, within the view', async () => {
    await link(page).hover();
    await expect(tip(page)).toHaveText(
      'Snapping shapes and jointsGrid and zoomGrid spacing follows the zoom, and so does grid snapping.',
    );
    await expect(link(page)).toHaveAccessibleDescription(/Grid spacing follows the zoom/);
    await expect(tip(page)).toBeInViewport({ ratio: 1 });
    expect(await faultsInBothModes(page, 'with a preview')).toEqual([]);
  });

  await test.step('the pointer can move onto it, and away', async () => {
    const box = await tip(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 4 });
    await expect(tip(page)).toHaveCSS('opacity', '1');
    await expect(tip(page)).toBeVisible();
    await pointAway(page);
    await expect(tip(page)).toBeHidden();
  });

  await test.step('the keyboard focus shows it, Escape dismisses it, and the focus stays', async () => {
    await link(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(link(page)).toBeFocused();
    await expect(tip(page)).toContainText('Grid and zoom');
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
  });

  await test.step('it follows its link, and disappears with it', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(tip(page)).toBeVisible();
    await page.evaluate(() => window.scrollBy({ top: 40, behavior: 'instant' }));
    await expect(tip(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(tip(page)).toBeHidden();
  });

  // One request for all of this.
  expect(asked.filter((path) => path.startsWith('/previews/'))).toEqual(['/previews/docs/snapping.json']);
});

test('scenes have their poster, members and pages their first sentence; the layout fits at 320 px and at 400 % zoom', async ({
  page,
}) => {
  await open(page, PAGE);
  const item = await addToText(page, '/showcase#dam-break');
  const scene = await addToText(page, '/docs/snapping#scene-the-pendulum-of-25-m-with');
  const member = await addToText(page, '/docs/api/classes/CircleNode#radius');
  const post = await addToText(page, '/blog/gravity-scale');

  await post.hover();
  await expect(tip(page)).toHaveText(/^Gravity scale\S/);
  await member.hover();
  await expect(tip(page)).toHaveText('CircleNoderadiusRadius of the disc.');
  await item.hover();
  await expect(tip(page)).toContainText('Showcase: physics simulations to run and editDam break');
  for (const [width, height] of [
    [1366, 768],
    [320, 640],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await pointAway(page);
    await scene.hover();
    await expect(tip(page)).toContainText('The pendulum of 2.5 m');
    const poster = tip(page).locator('img');
    if (height > 300) {
      await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
      await expect(tip(page).getByRole('img', { name: /^A red ball hangs/ })).toBeVisible();
    } else await expect(poster).toBeHidden();
    await expect(tip(page)).toBeInViewport({ ratio: 1 });
    expect(await overflow(page)).toEqual(NO_OVERFLOW);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(tip(page)).toBeHidden();
});

test('names in signatures have a preview, links of the navigation have none', async ({ page }) => {
  await open(page, '/docs/api/classes/CircleNode');
  const asked = requestsOf(page);
  for (const name of ['Docs sidebar', 'Breadcrumbs', 'Hierarchy']) {
    await page.getByRole('navigation', { name }).getByRole('link').first().hover();
  }
  await page.getByRole('switch', { name: /^Show inherited members/ }).check();
  await page.locator('.member-signature a', { hasText: 'BodyType' }).first().hover();
  await expect(tip(page)).toHaveText(/^API overviewBodyType\S/);
  expect(asked.filter((path) => path.startsWith('/previews/'))).toEqual(['/previews/docs/api.json']);
});
