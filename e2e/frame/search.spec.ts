import type { Page } from '@playwright/test';
import { faultsInBothModes } from '../support/checkers/axe';
import { chunksWith } from '../support/pages/chunks';
import { BLOCKED, blockStorage, navbar, scrollTo, scrollY } from '../support/frame';
import { hydrated, open } from '../support/open';
import { offSite, onSite } from '../support/hosts/prefix';
import { sample } from '../../__tests__/support/effort';
import { openScene, write } from '../support/scenes';
import {
  activeOption,
  foundAddresses,
  openSearch,
  searchButton,
  searchDialog,
  searchField,
  searchFor,
  searchOptions,
} from '../support/search';
import { expect, test } from '../support/test';
import { followLink, holdBack } from '../support/watch';

/** Maximum transfer of a first search, in bytes. */
const MOST_BYTES = 300 * 1024;
const RECENTS = 'search.recent';

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
  for (const [words, address] of questions) {
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

test.describe('is opened', () => {
  test('by Ctrl-K, ⌘-K, a slash, and its button, which shows the shortcut', async ({ page }) => {
    await open(page, '/docs');
    const before = await entryOf(page);
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await test.step(key, async () => {
        await page.keyboard.press(key);
        await expect(searchField(page)).toBeFocused();
        await expect(searchField(page)).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect.poll(() => entryOf(page)).toBe(before);
      });
    }
    await expect(searchButton(page)).toContainText('Ctrl K');
    await openSearch(page);
    await expect(searchDialog(page)).toContainText('gravityScale');
  });

  test('by ?q= in the address, with results, and by ?q= of a link', async ({ page }) => {
    await page.goto('/docs?q=snap%20to%20grid');
    await expect(searchField(page)).toHaveValue('snap to grid');
    await expect(searchOptions(page).first()).toHaveAttribute('href', '/docs/snapping');
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    await followLink(page, '/blog?q=gears');
    await expect(searchField(page)).toHaveValue('gears');
    await expect(heading(page, 'Blog')).toBeAttached();
  });

  test('neither by a slash nor by Ctrl-K in the editor of a scene', { tag: '@full' }, async ({ page }) => {
    const scene = await openScene(page, '/docs/scripting');
    await write(page, scene, '1 ');
    await page.keyboard.type('/ 2');
    await expect(scene.getByRole('textbox', { name: /^Code:/ })).toHaveText('1 / 2');
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page)).toHaveCount(0);
  });
});

test('nothing of it is loaded before it is opened', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(offSite(new URL(request.url()).pathname)));
  const ofSearch = chunksWith('Search the site');
  const loaded = () => requests.filter((path) => path.startsWith('/pagefind/') || ofSearch.includes(path));
  await open(page, '/docs');
  await searchButton(page).hover();
  await page.waitForLoadState('networkidle');
  expect(loaded()).toEqual([]);
  await openSearch(page);
  expect(loaded()).toEqual(expect.arrayContaining(ofSearch));
});

test('a first search transfers less than 300 KB', async ({ page }) => {
  await open(page, '/docs');
  await page.waitForLoadState('networkidle');
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const bytes: number[] = [];
  client.on('Network.loadingFinished', ({ encodedDataLength }) => bytes.push(encodedDataLength));
  await openSearch(page);
  await searchFor(page, 'gravity');
  await page.waitForLoadState('networkidle');
  const total = bytes.reduce((sum, each) => sum + each, 0);
  console.log(`A first search asks for ${bytes.length} files of ${Math.round(total / 1024)} KB in all`);
  expect(bytes.length).toBeGreaterThan(5);
  expect(total).toBeLessThan(MOST_BYTES);
});

test('with the keyboard', async ({ page }) => {
  await open(page, '/docs');
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));

  await test.step('Enter opens the selected result in place; Back returns to the previous page', async () => {
    await page.keyboard.press('/');
    await searchField(page).pressSequentially('mirroring');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Mirroring')).toBeVisible();
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-kept', '');
    await page.goBack();
    await expect(heading(page, 'Introduction')).toBeVisible();
    await expect(searchDialog(page)).toHaveCount(0);
  });

  await test.step('arrow keys select options, and wrap around; the field keeps the focus', async () => {
    await openSearch(page);
    await searchFor(page, 'pendulum');
    const count = await searchOptions(page).count();
    const options = await foundAddresses(page);
    await expect(activeOption(page)).toHaveAttribute('href', options[0] ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(activeOption(page)).toHaveAttribute('href', options[1] ?? '');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(activeOption(page)).toHaveAttribute('href', options[count - 1] ?? '');
    await expect(activeOption(page)).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(activeOption(page)).toHaveAttribute('href', options[0] ?? '');
    await expect(searchField(page)).toBeFocused();
    const id = await activeOption(page).getAttribute('id');
    await expect(searchField(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  });

  await test.step('Enter goes to the anchor of a heading with exactly this name', async () => {
    await searchFor(page, 'gravityScale');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/api/classes/BodyNode#gravityScale');
    await expect(page.locator('[id="gravityScale"]')).toBeInViewport();
  });
});

test('Enter is never lost', async ({ page }) => {
  const isOpened = () => expect(page).toHaveURL(onSite('/docs/mirroring'));

  await test.step('typed in one go with the query, before the dialog is loaded', async () => {
    await open(page, '/docs');
    await page.waitForLoadState('networkidle');
    const release = await holdBack(page, '**/*.js');
    for (const key of ['/', ...'mirrx', 'Backspace', ...'oring', 'Enter']) await page.keyboard.press(key);
    await release();
    await isOpened();
  });

  await test.step('right behind the last letter, before React has rendered', async () => {
    await open(page, '/docs');
    await openSearch(page);
    await searchField(page).evaluate((field: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'mirroring');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
    await isOpened();
  });
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
      await searchFor(page, 'contact');
      await leave();
      await expect(searchDialog(page)).toHaveCount(0);
      await expect(searchButton(page)).toBeFocused();
      await expect.poll(() => entryOf(page)).toBe(before);
      expect(page.url()).toBe(address);
      expect(await scrollY(page)).toBe(600);
    });
  }
});

test('with a pointer: results by section, matches marked, headings below their page, and more on request', async ({
  page,
}) => {
  await open(page, '/docs');
  await openSearch(page);
  await test.step('reports if nothing is found', async () => {
    await searchFor(page, 'zzyzxq');
    await expect(searchDialog(page).getByRole('status')).toHaveText('No results for “zzyzxq”');
    await expect(searchOptions(page)).toHaveCount(0);
    await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false');
  });
  await searchFor(page, 'scene');
  const groups = searchDialog(page).getByRole('group');
  await expect.poll(() => groups.count()).toBeGreaterThan(1);
  await expect(searchDialog(page).locator('mark').first()).toHaveText(/scene/i);
  const before = await searchDialog(page).locator('.search-page').count();
  await searchDialog(page).getByRole('button', { name: 'Show more results' }).click();
  await expect.poll(() => searchDialog(page).locator('.search-page').count()).toBeGreaterThan(before);
  const part = searchDialog(page).locator('.search-part').first();
  const address = (await part.getAttribute('href')) ?? '';
  expect(address).toContain('#');
  await part.click();
  await expect(page).toHaveURL(address);
  await expect(searchDialog(page)).toHaveCount(0);
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

test.describe('recent searches', () => {
  async function followOne(page: Page): Promise<void> {
    await openSearch(page);
    await searchFor(page, 'gear train');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/showcase#gear-train-clock');
    await expect(searchDialog(page)).toHaveCount(0);
  }

  test('are offered, searched again, and cleared', async ({ page }) => {
    await open(page, '/docs');
    await followOne(page);
    await page.reload();
    await hydrated(page);
    await openSearch(page);
    await expect(searchOptions(page)).toHaveText(['gear train']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(searchOptions(page).first()).toHaveAttribute('href', '/showcase#gear-train-clock');
    await searchField(page).fill('');
    await searchDialog(page).getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(searchOptions(page)).toHaveCount(0);
    await expect(searchField(page)).toBeFocused();
    expect(await page.evaluate((key) => localStorage.getItem(key), RECENTS)).toBeNull();
  });

  test('are stored for the visit if storage is blocked', { tag: '@full' }, async ({ page }) => {
    await blockStorage(page);
    await open(page, '/docs');
    await followOne(page);
    await openSearch(page);
    await expect(searchOptions(page)).toHaveText(['gear train']);
  });
});

test.describe('failures', () => {
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

  test('a dialog that cannot be loaded is reported, and loaded again on request', async ({ page, allow }) => {
    allow.error(/./); // React reports it in its own words
    await open(page, '/docs');
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await searchButton(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/*.js');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(searchField(page)).toBeFocused();
  });
});

test('fills the screen of a phone, and nothing is wider than the screen', async ({ page }) => {
  await open(page, '/docs');
  for (const width of [320, 390]) {
    await test.step(`of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(heading(page, 'Introduction')).toBeVisible();
      await expect(searchButton(page)).toBeInViewport({ ratio: 1 });
      await openSearch(page);
      await searchFor(page, 'gravityScale');
      const box = await searchDialog(page).boundingBox();
      expect(box?.width).toBe(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await searchOptions(page).first().click();
      await expect(heading(page, 'BodyNode')).toBeVisible();
      await page.goBack();
    });
  }
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no button', async ({ page }) => {
    await page.goto('/docs');
    await expect(navbar(page)).toBeVisible();
    await expect(searchButton(page)).toBeHidden();
  });
});
