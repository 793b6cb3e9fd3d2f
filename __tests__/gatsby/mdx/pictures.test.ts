import type { GatsbyCache, Node, Reporter } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { generateImageData } from 'gatsby-plugin-sharp';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import sharp, { type RGBA } from 'sharp';
import { BLANK_PICTURE } from '../../../gatsby/mdx/pictures/blank-picture';
import { pictureData } from '../../../gatsby/mdx/pictures/picture';
import { damaged, PictureError, readable, readPicture } from '../../../gatsby/mdx/pictures/read-picture';
import { removeTemporaryFolders, temporaryFolder } from '../../support/content';
import { picture } from '../../support/references';

/** What Gatsby sets in the plugin when a build starts. */
interface Plugin {
  generateImageData: typeof generateImageData;
  setActions: (actions: { createJobV2: (job: { inputPaths: string[] }) => Promise<void> }) => void;
}
interface PluginOptions {
  setPluginOptions: (options: { defaults: Record<string, unknown> }) => void;
}

const plugin = jest.requireActual<Plugin>('gatsby-plugin-sharp');
const { setPluginOptions } = jest.requireActual<PluginOptions>('gatsby-plugin-sharp/plugin-options');
const { reporter } = jest.requireActual<{ reporter: Reporter }>('gatsby-cli/lib/reporter/reporter');

const jobs: string[] = [];
beforeAll(() => {
  plugin.setActions({ createJobV2: async ({ inputPaths }) => void jobs.push(...inputPaths) });
  setPluginOptions({
    defaults: { breakpoints: [640, 1030], formats: ['auto', 'webp', 'avif'], placeholder: 'dominantColor' },
  });
});
beforeEach(() => {
  // The plugin asks the cache in a build alone, and makes its folders where the build runs.
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  jest.spyOn(process, 'cwd').mockReturnValue(temporaryFolder());
});
afterEach(() => {
  jest.restoreAllMocks();
  removeTemporaryFolders();
  jobs.length = 0;
});

const ORANGE = { r: 255, g: 136, b: 8 };
const ORANGE_HEX = '#f88808';

/** The file of a picture of one colour. */
async function drawn(name: string, width: number, height: number, background: RGBA = ORANGE): Promise<string> {
  const path = join(temporaryFolder(), name);
  const channels = background.alpha === undefined ? 3 : 4;
  await sharp({ create: { width, height, channels, background } }).toFile(path);
  return path;
}

const nodeOf = (path: string): Node => ({
  id: path,
  parent: null,
  children: [],
  internal: { type: 'File', contentDigest: basename(dirname(path)), owner: 'gatsby-source-filesystem' },
  name: basename(path, extname(path)),
  extension: extname(path).slice(1),
  absolutePath: path,
});

const keyOf = (path: string): string => `metadata-${nodeOf(path).internal.contentDigest}`;

/** A picture file that ends in the middle. */
async function cutOff(name: string): Promise<string> {
  const path = join(temporaryFolder(), name);
  await sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: ORANGE,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  }).toFile(path);
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.subarray(0, bytes.length / 2));
  return path;
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
  pictureData(nodeOf(path), { pathPrefix, reporter, cache });

describe('the responsive variants of a picture', () => {
  test('are as wide as a phone and as the text, in small formats beside its own, on its dominant colour', async () => {
    const path = await drawn('a.jpg', 2000, 1001);
    const { width, height, src, gatsbyImageData } = await dataOf(path);
    expect({ width, height }).toEqual({ width: 1030, height: 516 });
    expect(src).toMatch(/^\/static\/.*\/a\.jpg$/);
    expect(gatsbyImageData).toMatchObject({ layout: 'constrained', width, height, backgroundColor: ORANGE_HEX });
    expect(formsOf(gatsbyImageData)).toEqual([
      'jpg 640w',
      'jpg 1030w',
      'avif 640w',
      'avif 1030w',
      'webp 640w',
      'webp 1030w',
    ]);
    expect(gatsbyImageData.images.fallback?.src).toBe(src);
    expect(new Set(jobs)).toEqual(new Set([path]));
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
    await expect(dataOf(await cutOff('a.png'), { cache })).rejects.toBeInstanceOf(PictureError);
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

  test('has a dominant colour with two digits for each part', async () => {
    expect((await readPicture(await drawn('a.png', 40, 30))).dominantColor).toBe(ORANGE_HEX);
  });

  test('has the most frequent colour, including that at its edges', async () => {
    const path = join(temporaryFolder(), 'a.png');
    await sharp({ create: { width: 600, height: 200, channels: 3, background: ORANGE } })
      .composite([{ input: { create: { width: 200, height: 200, channels: 3, background: '#ffffff' } } }])
      .toFile(path);
    expect((await readPicture(path)).dominantColor).toBe(ORANGE_HEX);
  });

  test('with a few pixels has the colour of one of them, not a mean', async () => {
    const path = join(temporaryFolder(), 'a.png');
    const pixels = Buffer.from(
      Array.from({ length: 9 * 9 }, (_, at) => (at % 2 === 0 ? [0, 0, 0] : [255, 255, 255])).flat(),
    );
    await sharp(pixels, { raw: { width: 9, height: 9, channels: 3 } }).toFile(path);
    expect((await readPicture(path)).dominantColor).toBe('#080808');
  });

  test('that is truncated cannot be read, although its header contains the size', async () => {
    const path = await cutOff('a.png');
    expect(await sharp(path).metadata()).toMatchObject({ width: 300, height: 200 });
    await expect(readPicture(path)).rejects.toBeInstanceOf(PictureError);
  });

  test('that does not exist causes an error with the message of the library', async () => {
    const path = join(temporaryFolder(), 'none.png');
    await expect(readPicture(path)).rejects.toThrow(new PictureError(`Input file is missing: ${path}`));
  });
});

describe('the result of reading a picture', () => {
  test('is the picture', async () => {
    expect(await readable(Promise.resolve(picture))).toBe(picture);
  });

  test('is the error of a file that cannot be read', async () => {
    const problem = new PictureError('Cut off.');
    expect(await readable(Promise.reject(problem))).toBe(problem);
  });

  test('is not an error of another kind', async () => {
    await expect(readable(Promise.reject(new TypeError('No.')))).rejects.toThrow(new TypeError('No.'));
  });
});

test('the fault names the picture that cannot be read, and the correction', () => {
  expect(damaged('content/docs/a.png')).toEqual({
    message: 'The picture content/docs/a.png cannot be read.',
    hint: 'the file is cut off or damaged, or no png, jpg or webp at all: export it again',
  });
});

test('the placeholder for a missing picture has the proportions of a screen, and needs no file', () => {
  const { width, height, src, gatsbyImageData } = BLANK_PICTURE;
  expect([width, height]).toEqual([gatsbyImageData.width, gatsbyImageData.height]);
  expect(width / height).toBeCloseTo(16 / 9);
  expect(src).toMatch(/^data:image\//);
  expect(gatsbyImageData.images.fallback?.src).toBe(src);
});
