import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { publishAnimation } from '../../../gatsby/pictures/animation';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';

/** A GIF of so many grey pictures, each of its own brightness. */
async function gifOf(pages: number, width = 20): Promise<Buffer> {
  const pictures = Array.from({ length: pages }, (_, at) => Buffer.alloc(width * 10 * 3, at * 40));
  const raw = { width, height: 10 * pages, channels: 3, pageHeight: 10 } as const;
  return sharp(Buffer.concat(pictures), { raw })
    .gif({ delay: pictures.map(() => 80), loop: 0 })
    .toBuffer();
}

test('a picture that moves becomes an animated WebP with all its pictures and their times', async () => {
  const root = temporaryFolder();
  writeFileSync(join(root, 'my ball.gif'), await gifOf(4));
  const address = await publishAnimation(root, join(root, 'my ball.gif'), 'digest');
  expect(address).toBe('/static/digest/my-ball.webp');
  const facts = await sharp(join(root, 'public/static/digest/my-ball.webp')).metadata();
  expect(facts).toMatchObject({
    format: 'webp',
    pages: 4,
    delay: [80, 80, 80, 80],
    loop: 0,
    width: 20,
  });
  // The second time, it is there.
  expect(await publishAnimation(root, join(root, 'my ball.gif'), 'digest')).toBe(address);
});

test('it is no wider than other pictures; one that does not move is not published', async () => {
  const root = temporaryFolder();
  writeFileSync(join(root, 'wide.gif'), await gifOf(2, 1200));
  writeFileSync(join(root, 'still.gif'), await gifOf(1));
  await publishAnimation(root, join(root, 'wide.gif'), 'digest');
  expect(await sharp(join(root, 'public/static/digest/wide.webp')).metadata()).toMatchObject({ width: 1030, pages: 2 });
  expect(await publishAnimation(root, join(root, 'still.gif'), 'digest')).toBeNull();
});
