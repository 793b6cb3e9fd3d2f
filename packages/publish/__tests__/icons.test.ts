import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ICONS, writeIcons } from '../src/icons';
import { writeManifest } from '../src/manifest';
import { PAPER } from '@physics-editor/lib/paper';
import { siteOf } from './sites';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';

/** A red square that fills the icon. */
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32H0z" fill="#f00"/></svg>';

async function iconsFolder(): Promise<string> {
  const folder = temporaryFolder({ 'favicon.svg': DRAWING });
  await writeIcons(siteOf(folder));
  return folder;
}

test.each([
  [ICONS.small, 192, true],
  [ICONS.large, 512, true],
  [ICONS.maskable, 512, false],
  [ICONS.apple, 180, false],
])('%s is %i pixels wide and high', async (path, size, hasAlpha) => {
  const meta = await sharp(join(await iconsFolder(), path)).metadata();
  expect(meta).toMatchObject({ format: 'png', width: size, height: size, hasAlpha });
});

test('a maskable icon has its drawing inside the safe zone, and its background extends to the edges', async () => {
  const { data, info } = await sharp(join(await iconsFolder(), ICONS.maskable))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let farthest = 0;
  for (let at = 0; at < info.width * info.height; at++) {
    const [red, green] = [data[at * info.channels], data[at * info.channels + 1]];
    if (red === 255 && green === 0) {
      farthest = Math.max(farthest, Math.hypot((at % info.width) - 255.5, Math.floor(at / info.width) - 255.5));
    }
  }
  expect(data[0]).toBe(parseInt(PAPER.light.slice(1, 3), 16));
  expect(farthest).toBeGreaterThan(0.35 * 512);
  expect(farthest).toBeLessThanOrEqual(0.4 * 512 + 1);
});

test('favicon.ico contains one PNG', async () => {
  const file = readFileSync(join(await iconsFolder(), ICONS.ico));
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(start + length).toBe(file.length);
  expect(await sharp(file.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

test.each(['', '/lab'])('the manifest names the icons and the home page below "%s"', async (pathPrefix) => {
  const folder = await iconsFolder();
  const site = siteOf(folder);
  await writeManifest({ ...site, pathPrefix });
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({
    name: `${site.settings.title}: ${site.settings.tagline}`,
    short_name: site.settings.title,
    start_url: `${pathPrefix}/`,
    scope: `${pathPrefix}/`,
    theme_color: PAPER.light,
    background_color: PAPER.light,
  });
  const icons: { src: string; sizes: string; type: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes, type } of icons.filter(({ sizes }) => sizes !== 'any')) {
    const { width, height, format } = await sharp(join(folder, src.slice(pathPrefix.length))).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['any', '192x192', '512x512']));
});
