import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { watchShifts } from '../support/frame';
import { chunksWith } from '../support/pages/chunks';
import { open } from '../support/open';
import { control, scenesOf } from '../support/scenes';
import { expect, test } from '../support/test';
import { parseHtml } from '../support/pages/parse-html';
import { requestsOf } from '../support/watch';

const PAGE = '/docs';
/** Maximum that unused scenes may add to a page, in bytes with gzip. */
const MOST_MORE = 3 * 1024;

const weight = (text: string): number => gzipSync(text, { level: 9 }).length;

/** The page with a picture and a listing in place of each scene, without the styles that only scenes need. */
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

/** Texts that only the script of scenes contains, and only that of their editor. */
const [IN_SCENE, IN_EDITOR] = ['live-scene-strip', 'cm-hiddenChar'];

test(
  'a page with scenes is hardly larger than with pictures, loads nothing of them before they are used, and its layout does not shift',
  { tag: '@whole-browser' },
  async ({ page, request }) => {
    const shifts = await watchShifts(page);
    const requests = requestsOf(page);
    await open(page, PAGE);
    const scene = scenesOf(page).first();

    await test.step('it loads nothing of them before they are used', async () => {
      expect(await scenesOf(page).count()).toBeGreaterThanOrEqual(3);
      for (const each of await scenesOf(page).all()) await each.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const ofScenes = new Set(['/api-completions.json', ...chunksWith(IN_SCENE), ...chunksWith(IN_EDITOR)]);
      expect(requests.filter((path) => ofScenes.has(path) || path.startsWith('/player/'))).toEqual([]);
    });

    await test.step('it is hardly larger', async () => {
      const html = await (await request.get(PAGE)).text();
      const plain = withoutScenes(html);
      const whole = parseHtml(html).documentElement.outerHTML;
      const more = weight(whole) - weight(plain);
      expect(more, `bytes that ${await scenesOf(page).count()} scenes add to ${PAGE}`).toBeLessThan(MOST_MORE);
    });

    await test.step('nothing moves when one starts', async () => {
      await scene.scrollIntoViewIfNeeded();
      const before = await scene.boundingBox();
      await scene.hover();
      await scene.getByRole('button', { name: /^Run/ }).first().click();
      await expect(scene.getByRole('timer')).not.toContainText('0.00 s');
      const after = await scene.boundingBox();
      expect(after?.height).toBe(before?.height);
      // A fraction of a pixel, as from reflowing letters, is no movement.
      const moved = (await shifts()).filter(({ hadRecentInput }) => !hadRecentInput);
      expect(moved.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.001);
    });

    await test.step('the files of a used scene are loaded', async () => {
      expect(requests).toEqual(expect.arrayContaining(chunksWith(IN_SCENE)));
      expect(requests).not.toEqual(expect.arrayContaining(chunksWith(IN_EDITOR)));
      await control(scene, 'Edit code').click();
      await expect(scene.getByRole('textbox', { name: /^Code:/ })).toBeVisible();
      expect(requests).toEqual(expect.arrayContaining(chunksWith(IN_EDITOR)));
    });
  },
);

test('browsers hold the scripts of the player with one byte per character', () => {
  const folder = join('dist', 'player');
  const files = filesBelow(folder).filter((file) => /\.(?:html|js)$/.test(file));
  expect(files.length).toBe(4);
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8').match(/[^\0-\xff]/g), file).toBeNull();
});
