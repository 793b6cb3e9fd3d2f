import { gzipSync } from 'node:zlib';
import { open } from './support/open';
import { offSite } from './support/prefix';
import { scenesOf } from './support/scenes';
import { expect, test } from './support/test';
import { parseHtml } from './support/parse-html';

const PAGE = '/docs';
/** What scenes may add to a page before they are used, in bytes with gzip. */
const MOST_MORE = 3 * 1024;

const weight = (text: string): number => gzipSync(text, { level: 9 }).length;

/** The page with a picture and a listing in place of each scene, and without the styles that only scenes need. */
function withoutScenes(html: string): string {
  const document = parseHtml(html);
  for (const scene of document.querySelectorAll('figure.live-scene')) {
    const picture = scene.querySelector('picture');
    const caption = scene.querySelector('figcaption');
    const figure = document.createElement('figure');
    figure.className = 'figure';
    figure.append(...[picture, caption].filter((part) => part !== null));
    const listing = scene.querySelector('.code');
    scene.replaceWith(figure, ...(listing ? [listing] : []));
  }
  for (const style of document.querySelectorAll('style')) {
    style.textContent = (style.textContent ?? '').replace(/[^{};]*\.live-scene[^{}]*\{[^{}]*\}/g, '');
  }
  return document.documentElement.outerHTML;
}

test('a page with scenes weighs little more than with pictures, and loads nothing of them before they are used', async ({
  page,
  request,
}) => {
  const requests: string[] = [];
  page.on('request', (each) => requests.push(offSite(new URL(each.url()).pathname)));
  await open(page, PAGE);
  expect(await scenesOf(page).count()).toBeGreaterThanOrEqual(3);
  for (const scene of await scenesOf(page).all()) await scene.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /^\/player\/|scene|completions/.test(path) && path.endsWith('.js'))).toEqual([]);
  expect(requests.filter((path) => path.startsWith('/player/'))).toEqual([]);

  const html = await (await request.get(PAGE)).text();
  const plain = withoutScenes(html);
  const whole = parseHtml(html).documentElement.outerHTML;
  const more = weight(whole) - weight(plain);
  console.log(`${await scenesOf(page).count()} scenes add ${more} bytes to ${PAGE}`);
  expect(more).toBeLessThan(MOST_MORE);
});

test('a scene takes its place at once: nothing moves when it starts, loads or opens its editor below', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = Object.assign({ value: 0, hadRecentInput: false }, entry.toJSON());
        const before = Number(document.documentElement.dataset['shift'] ?? 0);
        if (!hadRecentInput) document.documentElement.dataset['shift'] = String(before + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, PAGE);
  const scene = scenesOf(page).first();
  await scene.scrollIntoViewIfNeeded();
  const before = await scene.boundingBox();
  await scene.hover();
  await scene.getByRole('button', { name: /^Run/ }).first().click();
  await expect(scene.getByRole('timer')).not.toContainText('0.00 s');
  const after = await scene.boundingBox();
  expect(after?.height).toBe(before?.height);
  // A fraction of a pixel, as of letters that change in a line, is no movement.
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.001);
});
