import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';
import { BACKDROP_FILE, type Card } from '../../src/cards/card';
import { readFonts } from '../../src/cards/fonts';
import { createPainter } from '../../src/cards/painter';

const MOST_BYTES = 60 * 1024;
const PICTURE = join(temporaryFolder(), 'picture.png');
// Any drawing will do.
const LOGO = BACKDROP_FILE;
const root = process.cwd();
const painter = createPainter(root, LOGO, readFonts(root));

beforeAll(async () => void (await sharp(BACKDROP_FILE).png().toFile(PICTURE)));

const card: Card = { section: 'Docs', title: 'Snapping', description: 'How to snap.', site: 'Site' };
const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');

const paint = async (change: Partial<Card> = {}, picture?: string) => (await painter)({ ...card, ...change }, picture);

test.each<[string, Partial<Card>, string | undefined]>([
  ['few words', {}, undefined],
  ['a long name', { title: 'ParticleEmitterNode'.repeat(8), section: 'API reference' }, undefined],
  ['many words', { title: words, description: words }, undefined],
  ['no description', { description: '' }, undefined],
  ['a picture', { title: words, description: words }, PICTURE],
])('a card with %s is a small PNG of 1200 × 630', async (_, change, picture) => {
  const png = await paint(change, picture);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThanOrEqual(MOST_BYTES);
});

test('a card of words has no more colours than a palette', async () => {
  const paintOwn = await createPainter(root, 'static/favicon.svg', readFonts(root));
  expect(await sharp(await paintOwn(card)).metadata()).toMatchObject({ isPalette: true });
});

test('the same text and picture produce the same bytes, in parallel and with another painter', async () => {
  const [first, , second] = await Promise.all([paint({}, PICTURE), paint({ title: words }), paint({}, PICTURE)]);
  const other = await createPainter(root, LOGO, readFonts(root));
  expect(first.equals(second)).toBe(true);
  expect((await other(card, PICTURE)).equals(first)).toBe(true);
});

test.each<[string, Partial<Card>, string | undefined]>([
  ['section', { section: 'Blog' }, undefined],
  ['title', { title: 'Mirroring' }, undefined],
  ['description', { description: 'How to mirror.' }, undefined],
  ['site', { site: 'Another' }, undefined],
  ['picture', {}, PICTURE],
])('another %s changes the picture', async (_, change, picture) => {
  expect((await paint(change, picture)).equals(await paint())).toBe(false);
});

test('texts of any length remain above the ground and within the margins', async () => {
  const [few, many] = [await paint(), await paint({ title: words, description: words })];
  const ground = { left: 0, top: 530, width: 1200, height: 100 };
  const margin = { left: 1125, top: 180, width: 75, height: 350 };
  for (const part of [ground, margin]) {
    const [first, second] = await Promise.all([few, many].map((png) => sharp(png).extract(part).raw().toBuffer()));
    // Letters are far darker than what is behind them; each card has shades of its own.
    const differs = first?.some((value, at) => Math.abs(value - (second?.[at] ?? 0)) > 32);
    expect(differs).toBe(false);
  }
});
