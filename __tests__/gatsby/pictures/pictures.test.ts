import type { GatsbyCache, Node, Reporter } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { generateImageData } from 'gatsby-plugin-sharp';
import worker, { type PictureJob } from 'gatsby-plugin-sharp/gatsby-worker';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type RGBA } from 'sharp';
import { BLANK_PICTURE } from '@physics-editor/markdown/pictures/blank-picture';
import { pictureData } from '../../../gatsby/pictures/picture';
import { reusePictures } from '../../../gatsby/pictures/reuse-pictures';
import { MediaError, readPicture } from '@physics-editor/markdown/pictures/read-picture';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';
import { nodeOf } from '../../support/nodes';
import { picture } from '../../support/references';

/** A job as the plugin queues it. */
type QueuedJob = Omit<PictureJob, 'inputPaths'> & { inputPaths: string[] };

/** What Gatsby sets in the plugin when a build starts. */
interface Plugin {
  generateImageData: typeof generateImageData;
  setActions: (actions: { createJobV2: (job: QueuedJob) => Promise<void> }) => void;
}
interface PluginOptions {
  setPluginOptions: (options: { defaults: Record<string, unknown> }) => void;
}

const plugin = jest.requireActual<Plugin>('gatsby-plugin-sharp');
const { setPluginOptions } = jest.requireActual<PluginOptions>('gatsby-plugin-sharp/plugin-options');
const { reporter } = jest.requireActual<{ reporter: Reporter }>('gatsby-cli/lib/reporter/reporter');

const jobs: QueuedJob[] = [];
beforeAll(() => {
  plugin.setActions({ createJobV2: async (job) => void jobs.push(job) });
  setPluginOptions({
    defaults: { breakpoints: [640, 1030], formats: ['auto', 'webp', 'avif'], placeholder: 'dominantColor' },
  });
});
beforeEach(() => {
  // The plugin asks the cache in a build alone, and makes its folders where the build runs.
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  jest.spyOn(process, 'cwd').mockReturnValue(temporaryFolder());
});
afterEach(() => jobs.splice(0));

const ORANGE = { r: 255, g: 136, b: 8 };
const ORANGE_HEX = '#f88808';

/** A new file with these bytes, or this picture. */
async function saved(name: string, content: sharp.Sharp | Uint8Array | string): Promise<string> {
  const path = join(temporaryFolder(), name);
  if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(path, content);
  else await content.toFile(path);
  return path;
}

/** A picture of one colour. */
const filled = (width: number, height: number, background: RGBA = ORANGE) =>
  sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } });

const drawn = (name: string, ...picture: Parameters<typeof filled>) => saved(name, filled(...picture));

const fileNode = (path: string): Node => {
  const name = basename(path, extname(path));
  const internal = { type: 'File', contentDigest: basename(dirname(path)), owner: 'gatsby-source-filesystem' };
  return nodeOf(path, null, { internal, name, extension: extname(path).slice(1), absolutePath: path });
};

const keyOf = (path: string): string => `metadata-${fileNode(path).internal.contentDigest}`;

/** A picture file that ends in the middle. */
async function cutOff(name: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const whole = await saved(
    name,
    sharp({ create: { width: 300, height: 200, channels: 3, background: ORANGE, noise } }),
  );
  const bytes = readFileSync(whole);
  return saved(name, bytes.subarray(0, bytes.length / 2));
}

/** Format and width of each file that a browser can choose. */
const formsOf = ({ images }: IGatsbyImageData): string[] =>
  [images.fallback, ...(images.sources ?? [])]
    .flatMap((source) => source?.srcSet?.split(',\n') ?? [])
    .map((form) => form.replace(/^.*\./, ''));

/** A cache that knows `known`, by key. */
function cacheOf(known: Record<string, unknown> = {}) {
  const kept = new Map<string, unknown>(Object.entries(known));
  const cache: GatsbyCache = {
    name: 'test',
    directory: '',
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    del: async (key) => void kept.delete(key),
  };
  return { cache, kept };
}

const dataOf = (path: string, { cache = cacheOf().cache, pathPrefix = '' } = {}) =>
  pictureData(fileNode(path), { pathPrefix, reporter, cache });

describe('the responsive variants of a picture', () => {
  test('are as wide as a phone and as the text, in small formats beside its own, on its dominant colour', async () => {
    const path = await drawn('a.jpg', 2000, 1001);
    const { width, height, src, gatsbyImageData } = await dataOf(path);
    expect({ width, height }).toEqual({ width: 1030, height: 516 });
    expect(src).toMatch(/^\/static\/.*\/a\.jpg$/);
    expect(gatsbyImageData).toMatchObject({ layout: 'constrained', width, height, backgroundColor: ORANGE_HEX });
    const forms = ['jpg', 'avif', 'webp'].flatMap((format) => [`${format} 640w`, `${format} 1030w`]);
    expect(formsOf(gatsbyImageData)).toEqual(forms);
    expect(gatsbyImageData.images.fallback?.src).toBe(src);
    expect(new Set(jobs.flatMap(({ inputPaths }) => inputPaths))).toEqual(new Set([path]));
  });

  test('have whole pixels', async () => {
    const { height, gatsbyImageData } = await dataOf(await drawn('a.jpg', 1100, 301));
    expect([height, gatsbyImageData.height]).toEqual([282, 282]);
  });

  test('of a PNG are only PNGs', async () => {
    expect(formsOf((await dataOf(await drawn('a.png', 1200, 600))).gatsbyImageData)).toEqual(['png 640w', 'png 1030w']);
  });

  test('are never wider than the file', async () => {
    const { width, height, gatsbyImageData } = await dataOf(await drawn('a.png', 400, 300));
    expect(formsOf(gatsbyImageData)).toEqual(['png 400w']);
    expect({ width, height }).toEqual({ width: 400, height: 300 });
    expect(gatsbyImageData).toMatchObject({ width, height });
  });

  test('have no background colour for a transparent picture', async () => {
    const path = await drawn('a.png', 800, 600, { ...ORANGE, alpha: 0.5 });
    expect((await dataOf(path)).gatsbyImageData.backgroundColor).toBeUndefined();
  });

  test('have the path prefix in their addresses', async () => {
    expect((await dataOf(await drawn('a.png', 800, 600), { pathPrefix: '/folder' })).src).toMatch(
      /^\/folder\/static\//,
    );
  });
});

/** The quarters of a test picture, from left to right and from top to bottom. */
const QUARTERS = [
  [220, 32, 32],
  [32, 200, 40],
  [40, 60, 220],
  [230, 210, 40],
] as const;

/** A picture of 120 × 90 px whose quarters have these colours. */
function quarters(): sharp.Sharp {
  const [width, height] = [120, 90];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const column = at % width < width / 2 ? 0 : 1;
    pixels.set(QUARTERS[column + (at < (width * height) / 2 ? 0 : 2)] ?? [], at * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Encodes the variants of a picture, and returns the bytes of each. */
async function variantsOf(path: string): Promise<Buffer[]> {
  await dataOf(path);
  const encoder = { ...worker };
  reusePictures(process.cwd(), true, encoder);
  await Promise.all(
    jobs.map(async (job) => encoder.IMAGE_PROCESSING?.({ ...job, inputPaths: [{ path: job.inputPaths[0] ?? '' }] })),
  );
  return jobs.flatMap(({ outputDir, args }) =>
    args.operations.map(({ outputPath }) => readFileSync(join(outputDir, outputPath))),
  );
}

/** The colours of the corners of a picture, from left to right and from top to bottom. */
async function cornersOf(bytes: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return [0, width - 1, (height - 1) * width, height * width - 1].map((at) => [
    ...data.subarray(at * channels, (at + 1) * channels),
  ]);
}

/** Whether all channels of all colours differ by less than encoders do. */
const areAlike = (some: readonly (readonly number[])[], others: readonly (readonly number[])[], tolerance = 12) =>
  some.every((colour, at) =>
    colour.every((part, channel) => Math.abs(part - (others[at]?.[channel] ?? 999)) < tolerance),
  );

describe('the variants of a photograph', () => {
  /** How a picture must be stored to be seen upright with each EXIF orientation: mirrored, then turned by so many degrees. */
  const stored = [
    [1, false, 0],
    [2, true, 0],
    [3, false, 180],
    [4, true, 180],
    [5, true, 270],
    [6, false, 270],
    [7, true, 90],
    [8, false, 90],
  ] as const;

  test.each(stored)('with EXIF orientation %i are upright and whole', async (orientation, isMirrored, angle) => {
    const upright = await quarters().png().toBuffer();
    const mirrored = await sharp(upright).flop(isMirrored).png().toBuffer();
    const photo = sharp(mirrored).rotate(angle).withMetadata({ orientation }).jpeg({ quality: 95 });
    const path = await saved('photo.jpg', photo);

    expect(await readPicture(path)).toMatchObject({ width: 120, height: 90 });
    const variants = await variantsOf(path);
    expect(variants).toHaveLength(3);
    for (const bytes of variants) {
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 120, height: 90 });
      expect(areAlike(await cornersOf(bytes), QUARTERS)).toBe(true);
    }
  });

  test.each([
    ['a.jpg', 1, 3],
    ['a.webp', 0.5, 2],
    ['a.png', 0.5, 1],
  ])('that was held upright have the shape in which it is seen, in all widths: %s', async (name, alpha, formats) => {
    const photo = quarters().resize(1600, 1200).ensureAlpha(alpha).withMetadata({ orientation: 6 });
    const path = await saved(name, photo);
    const { width, height, gatsbyImageData } = await dataOf(path);
    expect([width, height, gatsbyImageData.width, gatsbyImageData.height]).toEqual([1030, 1373, 1030, 1373]);
    const wanted = jobs.flatMap(({ args }) => args.operations.map((operation) => operation.args));
    expect(wanted).toMatchObject(
      Array.from({ length: formats }, () => [
        { width: 640, height: 853 },
        { width: 1030, height: 1373 },
      ]).flat(),
    );
  });

  test.each<[string, string, (picture: sharp.Sharp) => sharp.Sharp]>([
    ['Display P3', 'a.jpg', (picture) => picture.withIccProfile('p3').jpeg({ quality: 95 })],
    ['Display P3', 'a.png', (picture) => picture.withIccProfile('p3').png()],
    ['16 bits', 'a.png', (picture) => picture.toColourspace('rgb16').png()],
    ['16 bits and a profile', 'a.png', (picture) => picture.toColourspace('rgb16').withIccProfile('srgb').png()],
    ['16 bits and Display P3', 'a.png', (picture) => picture.toColourspace('rgb16').withIccProfile('p3').png()],
    ['transparency', 'a.webp', (picture) => picture.ensureAlpha(0.5).webp({ quality: 95 })],
    ['the format GIF, whatever its name', 'a.webp', (picture) => picture.gif()],
  ])('with %s have the right colours in sRGB: %s', async (_, name, store) => {
    const path = await saved(name, await store(quarters()).toBuffer());
    for (const bytes of await variantsOf(path)) {
      const { space, depth, hasProfile } = await sharp(bytes).metadata();
      expect({ space, depth, hasProfile }).toEqual({ space: 'srgb', depth: 'uchar', hasProfile: false });
      expect(areAlike(await cornersOf(bytes), QUARTERS)).toBe(true);
    }
    expect(jobs.length).toBeGreaterThan(0);
  });

  // Inks are duller than light.
  test.each(['with', 'without'])('of a print shop look as the file does, %s a profile', async (profile) => {
    const picture = quarters().toColourspace('cmyk').jpeg({ quality: 95 });
    const path = await saved('a.jpg', profile === 'with' ? picture.withIccProfile('cmyk') : picture);
    expect((await sharp(path).metadata()).space).toBe('cmyk');
    for (const bytes of await variantsOf(path)) expect(areAlike(await cornersOf(bytes), QUARTERS, 100)).toBe(true);
  });

  test('in grey stay grey', async () => {
    const path = await saved('a.jpg', quarters().greyscale().jpeg({ quality: 95 }));
    const seen = await cornersOf(readFileSync(path));
    for (const bytes of await variantsOf(path)) expect(areAlike(await cornersOf(bytes), seen)).toBe(true);
  });

  test('contain nothing that the camera has written', async () => {
    const place = { IFD0: { Copyright: 'Someone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
    const path = await saved('a.jpg', quarters().withExif(place).jpeg());
    expect((await sharp(path).metadata()).exif).toBeDefined();
    for (const bytes of await variantsOf(path)) {
      const { exif, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
      expect(bytes.includes('Someone')).toBe(false);
    }
  });
});

test.each([
  ["it's (1).png", 'it-s-1-.png'],
  ['100%.png', '100-.png'],
  ['a#b?c&d"e+f [g].PNG', 'a-b-c-d-e-f-g-.png'],
  ['gro\u0308\u00DFe.png', 'gr%C3%B6%C3%9Fe.png'],
])('the variants of %s have an address that needs no escape: %s', async (name, published) => {
  expect((await dataOf(await drawn(name, 800, 600))).src).toMatch(new RegExp(`^/static/[^/]+/[^/]+/${published}$`));
});

describe('the metadata of a picture', () => {
  test('is cached under the key of the plugin', async () => {
    const path = await drawn('a.jpg', 800, 600);
    const { cache, kept } = cacheOf();
    await dataOf(path, { cache });
    expect([...kept]).toEqual([[keyOf(path), await readPicture(path)]]);
  });

  test('is not read again in the next build', async () => {
    const path = await drawn('a.jpg', 800, 600);
    const facts = { ...(await readPicture(path)), dominantColor: '#123456' };
    const { cache } = cacheOf({ [keyOf(path)]: facts });
    const set = jest.spyOn(cache, 'set');
    expect((await dataOf(path, { cache })).gatsbyImageData.backgroundColor).toBe('#123456');
    expect(set).not.toHaveBeenCalled();
  });

  test('is not cached if the file is damaged', async () => {
    const { cache, kept } = cacheOf();
    await expect(dataOf(await cutOff('a.png'), { cache })).rejects.toBeInstanceOf(MediaError);
    expect([[...kept], jobs]).toEqual([[], []]);
  });
});

test.each([
  ['nothing at all', undefined],
  ['no file', { ...picture.gatsbyImageData, images: {} }],
])('a picture of which the plugin makes %s is an error that names it', async (_, made) => {
  jest.spyOn(plugin, 'generateImageData').mockResolvedValue(made);
  const path = await drawn('a.png', 800, 600);
  await expect(dataOf(path)).rejects.toThrow(new Error(`The picture ${path} cannot be read.`));
});

describe('a picture file', () => {
  test.each([
    ['a.png', undefined, { format: 'png', hasAlpha: false }],
    ['a.jpg', undefined, { format: 'jpeg', hasAlpha: false }],
    ['a.webp', 0.5, { format: 'webp', hasAlpha: true }],
  ])('%s has its size, format and transparency', async (name, alpha, facts) => {
    const path = await drawn(name, 320, 200, alpha === undefined ? ORANGE : { ...ORANGE, alpha });
    expect(await readPicture(path)).toMatchObject({ width: 320, height: 200, ...facts });
  });

  test('has the most frequent colour, including that at its edges', async () => {
    const white = { create: { width: 200, height: 200, channels: 3, background: '#ffffff' } } as const;
    const path = await saved('a.png', filled(600, 200).composite([{ input: white }]));
    expect((await readPicture(path)).dominantColor).toBe(ORANGE_HEX);
  });

  test('with a few pixels has the colour of one of them, not a mean', async () => {
    const pixels = Buffer.from(
      Array.from({ length: 9 * 9 }, (_, at) => (at % 2 === 0 ? [0, 0, 0] : [255, 255, 255])).flat(),
    );
    const path = await saved('a.png', sharp(pixels, { raw: { width: 9, height: 9, channels: 3 } }));
    expect((await readPicture(path)).dominantColor).toBe('#080808');
  });

  test.each([
    ['truncated', async () => readFileSync(await cutOff('a.png')), 'the file is cut off or damaged'],
    ['truncated', async () => readFileSync(await cutOff('a.jpg')), 'the file is cut off or damaged'],
    ['truncated', async () => readFileSync(await cutOff('a.webp')), 'the file is cut off or damaged'],
    ['empty', async () => '', 'it is not a png, jpg or webp'],
    ['a text', async () => 'version https://git-lfs.github.com/spec/v1', 'it is not a png, jpg or webp'],
  ])('that is %s is reported as what it is', async (_, bytes, hint) => {
    await expect(readPicture(await saved('a.png', await bytes()))).rejects.toMatchObject({
      message: 'cannot be read.',
      hint: expect.stringContaining(hint),
    });
  });

  test('that has too many pixels is reported with their number', async () => {
    const bytes = await filled(20, 15).png().toBuffer();
    // Its header says 20,000 × 15,000.
    bytes.writeUInt32BE(20000, 16);
    bytes.writeUInt32BE(15000, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    await expect(readPicture(await saved('plan.png', bytes))).rejects.toMatchObject({
      message: 'has 300 megapixels; at most 268 can be read.',
      hint: 'make it smaller, for example 4,000 pixels wide',
    });
  });

  test('that fails in an unknown way is reported in the words of the library', async () => {
    const path = join(temporaryFolder(), 'none.png');
    const hint = expect.stringContaining(`the library says "Input file is missing: ${path}"`);
    await expect(readPicture(path)).rejects.toMatchObject({ message: 'cannot be read.', hint });
  });
});

test('the placeholder for a missing picture has the proportions of a screen, and needs no file', () => {
  const { width, height, src, gatsbyImageData } = BLANK_PICTURE;
  expect([width, height]).toEqual([gatsbyImageData.width, gatsbyImageData.height]);
  expect(width / height).toBeCloseTo(16 / 9);
  expect(src).toMatch(/^data:image\//);
  expect(gatsbyImageData.images.fallback?.src).toBe(src);
});
