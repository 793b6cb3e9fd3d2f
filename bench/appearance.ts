import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { MODES, setMode } from '../e2e/support/modes';
import { open } from '../e2e/support/open';
import { NOT_FOUND_STATUS, pageTypes } from '../e2e/support/pages/page-types';
import { expect, test } from '../e2e/support/test';

const WIDTHS = [390, 820, 1366, 1920];
const CONTENT = join(process.env['STATE'] ?? '.', 'content');

// Scenes do not start by themselves, but show their posters.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of pageTypes)
  for (const width of WIDTHS)
    test(`${name}, ${width} px`, async ({ page, allow }) => {
      allow.error(NOT_FOUND_STATUS);
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      // What is loaded lazily.
      await page.evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager';
        await Promise.all([document.fonts.ready, ...[...document.images].map((picture) => picture.decode())]);
      });
      for (const mode of MODES) {
        await setMode(page, mode);
        await expect.soft(page).toHaveScreenshot(`${name}, ${mode}, ${width} px.png`, { fullPage: true });
      }
    });

test('posters', () => {
  const posters = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(CONTENT, 'posters.json'), 'utf8')));
  for (const file of Object.keys(posters).filter((poster) => existsSync(join(CONTENT, poster))))
    expect.soft(readFileSync(join(CONTENT, file))).toMatchSnapshot(file.replaceAll('/', ' '));
});
