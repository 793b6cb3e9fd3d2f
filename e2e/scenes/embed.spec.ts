import type { FrameLocator, Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { z } from 'zod';
import { offSite, onSite } from '../support/hosts/prefix';
import { readBuilt } from '../support/pages/built';
import { control, openLinked } from '../support/scenes';
import { expect, test } from '../support/test';

const elsewhere = (body: string) =>
  `<!doctype html><html lang="en"><title>Elsewhere</title><body><h1>Elsewhere</h1>${body}</body></html>`;

/** The height of the document in a frame, and of the frame itself. */
async function heights(page: Page, frame: FrameLocator): Promise<number[]> {
  const content = await frame.locator('html').evaluate((html) => Math.ceil(html.getBoundingClientRect().height));
  return [content, (await page.locator('iframe').first().boundingBox())?.height ?? 0];
}

test('a scene runs in a page of another site, as high as its content and with the reader’s values', async ({
  page,
  allow,
  serve,
  siteOrigin,
}) => {
  const { link, scene, id, name, value, slider } = await openLinked(page);
  await link.click();
  await expect(slider).toHaveValue(value);
  await control(scene, 'Save').click();
  const field = scene.getByRole('textbox', { name: 'Embed' });
  await expect(field).toHaveValue(/^<iframe src="[^"]+\?[^"]+" title=/);
  const code = await field.inputValue();

  await page.setViewportSize({ width: 500, height: 900 });
  await page.goto(await serve({ '/': elsewhere(`${code}<p>After</p>`) }));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('slider', { name })).toHaveValue(value);
  await frame.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(frame.getByRole('timer')).not.toHaveText(/^(?:0\.00 s|Loading …)$/);
  await expect(frame.getByRole('alert')).toHaveCount(0);
  await expect(frame.getByRole('link')).toHaveAttribute('href', new RegExp(`/docs/snapping#${id}$`));
  await expect(frame.getByRole('link')).toHaveAttribute('target', '_blank');
  for (const width of [500, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => new Set(await heights(page, frame)).size).toBe(1);
  }
  await frame.getByRole('button', { name: 'Pause', exact: true }).click();
  expect(await page.evaluate(() => window.scrollX)).toBe(0);

  await test.step('nothing else of the site can be framed', async () => {
    allow.error(/frame-ancestors|Refused to|Framing/);
    await page.goto(await serve({ '/': elsewhere(`<iframe src="${siteOrigin}${onSite('/docs/faq')}"></iframe>`) }));
    await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
  });
});

const SCENES = z.object({
  scenes: z.array(z.object({ title: z.string(), embed: z.url(), parameters: z.array(z.object({ key: z.string() })) })),
});

test('the docs embed a scene that exists, with a parameter of it', () => {
  const { scenes } = SCENES.parse(JSON.parse(readBuilt('/scenes.json').toString()));
  const [, path = '', key] = /(\/embed\/[\w/-]+)\?([\w-]+)=/.exec(readBuilt('/docs/live-scenes.md').toString()) ?? [];
  const scene = scenes.find(({ embed }) => embed.endsWith(path));
  expect(scene?.parameters.map((parameter) => parameter.key)).toContain(key);
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
