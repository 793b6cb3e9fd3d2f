import type { Page } from '@playwright/test';
import { faultsInBothModes } from '../support/checkers/axe';
import { chunksWith } from '../support/pages/chunks';
import { BLOCKED, navbar, scrollTo, scrollY } from '../support/frame';
import { open } from '../support/open';
import { onSite } from '../support/hosts/prefix';
import { sample } from '@physics-editor/lib/testing/effort';
import { openSearch, searchButton, searchDialog, searchField, searchFor, searchOptions } from '../support/search';
import { expect, test } from '../support/test';
import { requestsOf } from '../support/watch';

/** Maximum transfer of a first search, in bytes. */
const MOST_BYTES = 300 * 1024;

/** The current history entry: the open search has its own. */
const entryOf = (page: Page) => page.evaluate(() => JSON.stringify(history.state));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const questions: readonly (readonly [words: string, address: string])[] = [
  ['snap to grid', '/docs/snapping'],
  ['mirror', '/docs/mirroring'],
  ['keyboard shortcuts', '/docs/user-interface#keyboard-shortcuts'],
  ['record a video', '/docs/faq#how-do-i-record-a-video'],
  ['does it work on phones', '/docs/faq#does-it-work-on-phones'],
  ['subtract one shape from another', '/docs/boolean-operations'],
  ['when does a script run', '/docs/scripting/node-scripts'],
  ['CircleNode', '/docs/api/classes/CircleNode'],
  ['gravityScale', '/docs/api/classes/BodyNode#gravityScale'],
  ['editor.BodyNode', '/docs/api/classes/BodyNode'],
  ['initNode', '/docs/api/classes/Node#initNode'],
  ['CircleNode#gravityScale', '/docs/api/classes/BodyNode#gravityScale'],
  ['spring stiffness', '/docs/api/classes/SpringNode'],
  ['introducing particle life', '/blog/introducing-particle-life'],
  ['soft bodies', '/blog/liquids-and-soft-bodies-simulation'],
  ['play a sound when bodies touch', '/blog/audio-support-with-tonejs'],
  ['report a bug', '/community/support'],
  ['changelog', '/community/changelog'],
  ['double pendulum', '/showcase#double-pendulum'],
  ['gear train', '/showcase#gear-train-clock'],
  ['mirorring', '/docs/mirroring'],
  ['center of mass', '/docs/api/classes/BodyNode'],
  ['gray', '/docs/user-interface/navigation-bar'],
  ['new editor.CircleNode(0.5)', '/docs/api/classes/CircleNode'],
  ['scene.gravity.y', '/docs/api/classes/Scene#gravity'],
  ['player.follow(node)', '/docs/api'],
];

test('finds the right page among the first three results', async ({ page }) => {
  await open(page, '/docs/faq');
  await openSearch(page);
  for (const [words, address] of sample(questions, { every: 4 })) {
    await test.step(words, async () => {
      await searchFor(page, words);
      const pages = await searchDialog(page)
        .locator('.search-page')
        .evaluateAll((links) => links.slice(0, 3).map((link) => link.parentElement?.innerHTML ?? ''));
      const href = `href="${onSite(address)}`;
      const isFound = pages.some((html) => html.includes(`${href}"`) || html.includes(`${href}#`));
      expect.soft(isFound, `"${words}" finds ${address}`).toBe(true);
    });
  }
});

test('nothing of it is loaded before it is opened, and a first search transfers less than 300 KB', async ({ page }) => {
  const requests = requestsOf(page);
  const ofSearch = chunksWith('Search the site');
  const loaded = () => requests.filter((path) => path.startsWith('/pagefind/') || ofSearch.includes(path));
  await open(page, '/docs');
  await searchButton(page).hover();
  await page.waitForLoadState('networkidle');
  expect(loaded()).toEqual([]);

  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const bytes: number[] = [];
  client.on('Network.loadingFinished', ({ encodedDataLength }) => bytes.push(encodedDataLength));
  await openSearch(page);
  expect(loaded()).toEqual(expect.arrayContaining(ofSearch));
  await searchFor(page, 'gravity');
  await page.waitForLoadState('networkidle');
  const total = bytes.reduce((sum, each) => sum + each, 0);
  console.log(`A first search asks for ${bytes.length} files of ${Math.round(total / 1024)} KB in all`);
  expect(bytes.length).toBeGreaterThan(5);
  expect(total).toBeLessThan(MOST_BYTES);
});

test('Enter opens the best result in place; Back returns to the previous page', async ({ page }) => {
  await open(page, '/docs');
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await page.keyboard.press('/');
  await searchField(page).pressSequentially('gravityScale');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/api/classes/BodyNode#gravityScale');
  await expect(page.locator('[id="gravityScale"]')).toBeInViewport();
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-kept', '');
  await page.goBack();
  await expect(heading(page, 'Introduction')).toBeVisible();
  await expect(searchDialog(page)).toHaveCount(0);
});

test('however it is closed, the focus, the address and the scroll position are preserved', async ({ page }) => {
  const exits: Record<string, () => Promise<unknown>> = {
    Escape: () => page.keyboard.press('Escape'),
    'its button': () => page.getByRole('button', { name: 'Close search' }).click(),
    'a click beside it': () => page.mouse.click(20, 700),
    'Back of the browser': () => page.evaluate(() => history.back()),
  };
  await open(page, '/docs/scripting/node-scripts');
  await scrollTo(page, 700);
  await scrollTo(page, 600);
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  const address = page.url();
  const before = await entryOf(page);
  for (const [way, leave] of Object.entries(exits)) {
    await test.step(way, async () => {
      await openSearch(page);
      await searchField(page).fill('contact');
      await searchField(page).hover();
      await page.mouse.down();
      await page.mouse.move(20, 700);
      await page.mouse.up();
      await expect(searchDialog(page)).toBeVisible();
      await leave();
      await expect(searchDialog(page)).toHaveCount(0);
      await expect(searchButton(page)).toBeFocused();
      await expect.poll(() => entryOf(page)).toBe(before);
      expect(page.url()).toBe(address);
      expect(await scrollY(page)).toBe(600);
    });
  }
});

test('opens again right after a result was followed', { tag: '@full' }, async ({ page }) => {
  await open(page, '/docs');
  await openSearch(page);
  await searchFor(page, 'gear train');
  await searchOptions(page).first().waitFor();
  // Before the browser reports that the dialog is closed.
  await searchButton(page).evaluate((button: HTMLElement) => {
    document.querySelector<HTMLElement>('dialog[open] a[role="option"]')?.click();
    queueMicrotask(() => button.click());
  });
  await expect(page).toHaveURL(/#/);
  await expect(searchField(page)).toBeFocused();
});

const FAILED = 'The search could not be loaded.';

test('a blocked index or a lost connection is reported, and the index is loaded again on request', async ({
  page,
  context,
  allow,
}) => {
  allow.error(BLOCKED);
  await page.route('**/pagefind/**', (route) => route.abort());
  await open(page, '/docs');
  await openSearch(page);
  await searchField(page).fill('gears');
  await expect(searchDialog(page).getByRole('alert')).toContainText(FAILED);
  await page.unroute('**/pagefind/**');
  await searchDialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(searchOptions(page).first()).toBeVisible();
  await expect(searchDialog(page).getByRole('alert')).toHaveCount(0);

  allow.error(/Failed to (?:load|fetch)|ERR_/);
  await context.setOffline(true);
  await searchField(page).fill('mirroring');
  await expect(searchDialog(page).getByRole('alert')).toContainText(FAILED);
  await context.setOffline(false);
  await searchDialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(searchOptions(page).first()).toHaveAttribute('href', '/docs/mirroring');
});

test('a link that is followed as the search closes leads to its own address', async ({ page }) => {
  await open(page, '/docs');
  const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'FAQ' });
  await link.hover();
  await page.waitForLoadState('networkidle');
  const { x, y } = (await link.boundingBox()) ?? { x: NaN, y: NaN };
  await openSearch(page);
  // The first click is beside the dialog, the second on the link.
  await page.mouse.dblclick(x + 5, y + 5);
  await expect(heading(page, 'FAQ')).toBeVisible();
  await expect(page).toHaveURL('/docs/faq');
  await page.goBack();
  await expect(page).toHaveURL('/docs');
});

test('a dialog that cannot be loaded is reported, and loaded again on request', async ({ page, allow }) => {
  allow.error(/./); // React reports it in its own words
  await open(page, '/docs');
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await searchButton(page).click();
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await searchButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(searchField(page)).toBeFocused();
});

test('fills the screen of a phone, and nothing is wider than the screen', async ({ page }) => {
  const PHONES = [390, 320];
  await open(page, '/docs');
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 800 });
    await expect(heading(page, 'Introduction')).toBeVisible();
    await expect(searchButton(page)).toBeInViewport({ ratio: 1 });
  }
  await openSearch(page);
  await searchFor(page, 'gravityScale');
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 800 });
    expect((await searchDialog(page).boundingBox())?.width).toBe(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await searchOptions(page).first().click();
  await expect(heading(page, 'BodyNode')).toBeVisible();
});

for (const width of sample([1366, 390])) {
  test(`axe finds no violation, in both modes, in any state at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/docs');
    await openSearch(page);
    for (const words of ['', 'gravityScale', 'zzyzxq']) {
      if (words) await searchFor(page, words);
      // The page below does not depend on the query.
      const part = words ? 'dialog.search' : 'html';
      expect.soft(await faultsInBothModes(page, `${width} px, "${words}"`, part)).toEqual([]);
    }
  });
}
