import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { scanPage } from '@physics-editor/publish/pages/scan-page';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { CHAT, PREFIX, test } from '../support/hosts/configured-site';
import { h1, mainLink } from '../support/frame';
import { hydrated, open } from '../support/open';
import { scenesOf, start } from '../support/scenes';
import { expect } from '../support/test';

/** Marks the document, to detect whether another replaces it. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isMarked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true);

test('the host prints the address of the site', ({ configured: { host } }) => {
  expect(new URL(host.origin).pathname).toBe(PREFIX);
});

test('every address in every page has the prefix once', ({ configured: { site } }) => {
  const dist = join(site.folder, 'dist');
  const pages = filesBelow(dist).filter((file) => file.endsWith('.html') && !file.startsWith('player/'));
  expect(pages.length).toBeGreaterThan(50);
  const wrong = pages.flatMap((file) =>
    scanPage(readFileSync(join(dist, file), 'utf8'))
      .addresses.filter((address) => /^\/(?!\/)/.test(address))
      .filter((address) => !/^\/x(?:\/(?!x\/)|$)/.test(address))
      .map((address) => `${file}: ${address}`),
  );
  expect(wrong).toEqual([]);
});

test('links of the navigation bar, the sidebar and the text change the page in place', async ({
  page,
  heard,
  configured: { at },
}) => {
  await open(page, at('/'));
  await mark(page);
  await mainLink(page, 'Docs').click();
  await expect(page).toHaveURL(at('/docs'));
  await expect(mainLink(page, 'Docs')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(h1(page)).toHaveText('FAQ');
  await page.getByRole('main').getByRole('link', { name: 'support page' }).click();
  await expect(page).toHaveURL(at('/community/support'));
  await expect(h1(page)).toHaveText('Support');
  await page.goBack();
  await expect(h1(page)).toHaveText('FAQ');
  expect(await isMarked(page)).toBe(true);
  expect(heard.errors).toEqual([]);
});

for (const path of ['/', '/docs/snapping', '/docs/user-interface/toolbars', '/docs/api/classes/CircleNode', '/blog']) {
  test(`${path} becomes interactive, and its pictures load`, async ({ page, heard, configured: { at } }) => {
    await open(page, at(path));
    const pictures = page.getByRole('main').locator('img');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0))
        .toBe(true);
    }
    expect(heard.errors).toEqual([]);
  });
}

test('a scene runs, and its editor completes names', async ({ page, heard, configured: { at } }) => {
  await open(page, at('/docs/snapping'));
  await start(scenesOf(page).first());
  const frame = page.locator('figure.live-scene iframe').first();
  await expect(frame).toHaveAttribute('src', /^\/x\/player\//);
  const completions = await page.request.get(at('/api-completions.json'));
  expect(completions.ok()).toBe(true);
  expect(heard.errors).toEqual([]);
});

test('the not-found page works whatever the root of the host answers', async ({ page, heard, configured: { at } }) => {
  await page.route(
    ({ href, pathname }) => href.startsWith(new URL(at('/')).origin) && !pathname.startsWith(PREFIX),
    (route) => route.fulfill({ body: 'Another site.' }),
  );
  await page.goto(at('/docs/no-such-page'));
  await hydrated(page);
  await expect(h1(page)).toHaveText('Page Not Found');
  expect(heard.errors.filter((error) => !/\b404\b/.test(error))).toEqual([]);
});

test('a link to a page with truncated data loads its document', async ({ page, allow, heard, configured: { at } }) => {
  allow.error(/Not rendering React/);
  await page.route(/\/page-data\/blog\/page-data\.json/, (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"path":' }),
  );
  await open(page, at('/docs/faq'));
  await mark(page);
  await mainLink(page, 'Blog').click();
  await expect(page).toHaveURL(at('/blog'));
  await expect(h1(page)).not.toHaveText(/FAQ|Not Found/);
  expect(await isMarked(page)).toBe(false);
  // The document remains as served, since its data are truncated, too.
  await expect.poll(() => heard.errors.splice(0)).toContainEqual(expect.stringContaining('Not rendering React'));
});

test('links lead to real addresses, and to pages of the site where these are still placeholders', async ({
  page,
  playwright,
  configured: { at },
}) => {
  await open(page, at('/'));
  const entry = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await expect(entry('Chat server')).toHaveAttribute('target', '_blank');
  expect(await entry('Chat server').getAttribute('href')).toBe(CHAT);
  expect(await entry('Video channel').getAttribute('href')).toBe(`${PREFIX}/community/support#video`);
  await entry('Launch').click();
  await expect(h1(page)).toHaveText('Live scenes');
  const request = await playwright.request.newContext();
  const answer = await request.get(at('/chat'), { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, CHAT]);
  await request.dispose();
});

test('a page is Markdown for those who prefer it, with addresses below the prefix', async ({
  playwright,
  configured: { at },
}) => {
  const request = await playwright.request.newContext({ extraHTTPHeaders: { accept: 'text/markdown' } });
  for (const [path, status] of [
    ['/docs/faq', 200],
    ['/docs/fqa', 404],
  ] as const) {
    const answer = await request.get(at(path));
    expect.soft(answer.status(), path).toBe(status);
    expect
      .soft(answer.headers(), path)
      .toMatchObject({ 'content-type': 'text/markdown; charset=utf-8', vary: expect.stringMatching(/\bAccept$/) });
    const links = (await answer.text()).match(/https:\/\/example\.com\/(?!app|chat|video|social)[^\s)>]*/g) ?? [];
    expect.soft(links, path).not.toEqual([]);
    for (const link of links) expect.soft(new URL(link).pathname).toMatch(/^\/x\//);
  }
  await request.dispose();
});

test('nothing is served outside the folder, and the deployment check passes', async ({
  playwright,
  configured: { at, host, site },
}) => {
  const request = await playwright.request.newContext();
  const { origin } = new URL(host.origin);
  expect((await request.get(`${origin}/docs/faq`, { maxRedirects: 0 })).status()).toBe(404);
  const slash = await request.get(at('/docs/faq/?q=1'), { maxRedirects: 0 });
  expect([slash.status(), slash.headers()['location']]).toEqual([301, '/x/docs/faq?q=1']);
  await request.dispose();

  const script = resolve('scripts/deploy-check/index.mjs');
  const check = spawnSync('node', [script, host.origin], { cwd: site.folder, encoding: 'utf8' });
  // Google's accounts need a policy that allows any script.
  const wrong = check.stdout.split('\n').filter((line) => /^ +- /.test(line));
  expect(wrong, check.stdout).toHaveLength(2);
  for (const line of wrong) expect(line).toContain('allows any script to run');
  expect(check.stdout + check.stderr).toContain('Faults: 2');
});
