import type { FrameLocator, Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { z } from 'zod';
import { startStaticHost } from '../support/hosts/static-host';
import { offSite, onSite } from '../support/hosts/prefix';
import { hydrated } from '../support/open';
import { readBuilt } from '../support/pages/built';
import { control } from '../support/scenes';
import { expect, test } from '../support/test';
import { openFolds } from '../support/showcase';

/** Serves one page on an origin of its own. */
const serve = (body: string) =>
  startStaticHost('dist', {
    '/': `<!doctype html><html lang="en"><title>Elsewhere</title><body><h1>Elsewhere</h1>${body}</body></html>`,
  });

/** The height of the document in a frame, and of the frame itself. */
async function heights(page: Page, frame: FrameLocator): Promise<number[]> {
  const content = await frame.locator('html').evaluate((html) => Math.ceil(html.getBoundingClientRect().height));
  return [content, (await page.locator('iframe').first().boundingBox())?.height ?? 0];
}

test('a scene runs in a page of another site, as high as its content and with the reader’s values', async ({
  page,
  allow,
  siteOrigin,
}) => {
  // A link to a scene with a value.
  await openFolds(page);
  const link = page.locator('main a[href*="#scene-"][href*="?"]').first();
  const { href, pathname, hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
  await page.goto('about:blank');
  await page.goto(href);
  await hydrated(page);
  const id = hash.slice(1);
  const scene = page.locator(`[id="${id}"]`);
  const slider = scene.getByRole('group', { name: 'Parameters of the scene' }).getByRole('slider').first();
  await expect(slider).toBeEnabled();
  const value = await slider.inputValue();
  await control(scene, 'Save').click();
  const field = scene.getByRole('textbox', { name: 'Embed' });
  await expect(field).toHaveValue(/^<iframe src="[^"]+\?[^"]+" title=/);
  const code = await field.inputValue();

  const host = await serve(`${code}<p>After</p>`);
  allow.host(new URL(host.origin).host);
  try {
    await page.setViewportSize({ width: 500, height: 900 });
    await page.goto(`${host.origin}/`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('slider').first()).toHaveValue(value);
    await frame.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(frame.getByRole('timer')).not.toHaveText(/^(?:0\.00 s|Loading …)$/);
    await expect(frame.getByRole('alert')).toHaveCount(0);
    await expect(frame.getByRole('link')).toHaveAttribute('href', new RegExp(`${pathname}#${id}$`));
    await expect(frame.getByRole('link')).toHaveAttribute('target', '_blank');
    for (const width of [500, 900]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => new Set(await heights(page, frame)).size).toBe(1);
    }
    await frame.getByRole('button', { name: 'Pause', exact: true }).click();
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  } finally {
    await host.close();
  }

  await test.step('nothing else of the site can be framed', async () => {
    allow.error(/frame-ancestors|Refused to|Framing/);
    const other = await serve(`<iframe src="${siteOrigin}${onSite('/docs/faq')}"></iframe>`);
    allow.host(new URL(other.origin).host);
    try {
      await page.goto(`${other.origin}/`);
      await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
    } finally {
      await other.close();
    }
  });
});

const SCENES = z.object({
  scenes: z.array(z.object({ title: z.string(), embed: z.url(), parameters: z.array(z.unknown()) })),
});

test(
  'the page of an embedded scene passes axe in both colour schemes, and fits the narrowest screen',
  { tag: '@full' },
  async ({ page }) => {
    const { scenes } = SCENES.parse(JSON.parse(readBuilt('/scenes.json').toString()));
    const scene = scenes.find(({ parameters }) => parameters.length > 2);
    if (!scene) throw new Error('No scene has three parameters.');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(offSite(new URL(scene.embed).pathname));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(scene.title);
    await page.getByRole('button', { name: 'Step', exact: true }).click();
    await expect(page.getByRole('timer')).toHaveText('0.02 s');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  },
);
