import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PictureJob } from 'gatsby-plugin-sharp/gatsby-worker';
import sharp from 'sharp';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { reusePictures } from '../../../gatsby/pictures/reuse-pictures';
import { removeUnusedVariants } from '../../../gatsby/pictures/variants';
import { temporaryFolder, writeFiles } from '@physics-editor/lib/testing/temporary-folder';

/** The widths that have been encoded, in order. */
const encoded: string[] = [];
/** The root of a project. */
let root: string;

beforeEach(() => {
  encoded.length = 0;
  root = temporaryFolder();
});

/** Runs the job of a picture with these widths, and returns the contents of its outputs. */
async function run(
  picture: string | Buffer,
  widths: readonly number[],
  { defaultQuality = 70, areAdded = true } = {},
): Promise<string[]> {
  const jobs = {
    IMAGE_PROCESSING: async ({ outputDir, args }: PictureJob) => {
      for (const { outputPath } of args.operations) {
        encoded.push(outputPath);
        mkdirSync(dirname(join(outputDir, outputPath)), { recursive: true });
        writeFileSync(join(outputDir, outputPath), `${picture.toString('latin1')} as ${outputPath}`);
      }
    },
  };
  reusePictures(root, areAdded, jobs);
  writeFileSync(join(root, 'scene.png'), picture);
  const operations = widths.map((width) => ({ outputPath: `${width}/scene.png`, args: { width, toFormat: 'png' } }));
  const outputDir = join(root, 'public');
  rmSync(outputDir, { recursive: true, force: true });
  await jobs.IMAGE_PROCESSING({
    inputPaths: [{ path: join(root, 'scene.png') }],
    outputDir,
    args: { operations, pluginOptions: { defaultQuality, failOn: 'warning', stripMetadata: true, useMozJpeg: false } },
  });
  return operations.map(({ outputPath }) => readFileSync(join(outputDir, outputPath), 'utf8'));
}

test('a variant is encoded once, and copied by later builds', async () => {
  const made = await run('ball', [640, 1030]);
  expect(made).toEqual(['ball as 640/scene.png', 'ball as 1030/scene.png']);
  expect(await run('ball', [640, 1030])).toEqual(made);
  expect(encoded).toEqual(['640/scene.png', '1030/scene.png']);
  expect(filesBelow(join(root, 'picture-variants'))).toHaveLength(2);
});

test('develop copies variants, and leaves none', async () => {
  await run('ball', [640]);
  const copied = await run('ball', [640, 1030], { areAdded: false });
  expect(copied).toEqual(['ball as 640/scene.png', 'ball as 1030/scene.png']);
  expect(encoded).toEqual(['640/scene.png', '1030/scene.png']);
  expect(filesBelow(join(root, 'picture-variants'))).toHaveLength(1);
});

test('only what is missing is encoded: another width, another quality, another picture of the same name', async () => {
  await run('ball', [640]);
  expect(await run('ball', [640, 1030])).toEqual(['ball as 640/scene.png', 'ball as 1030/scene.png']);
  await run('ball', [640], { defaultQuality: 80 });
  expect(await run('cube', [640])).toEqual(['cube as 640/scene.png']);
  expect(encoded).toEqual(['640/scene.png', '1030/scene.png', '640/scene.png', '640/scene.png']);
});

test('a picture whose colours were once encoded wrong has variants of another name', async () => {
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#dc2020' } });
  const plain = picture.clone().png();
  const deep = picture.clone().toColourspace('rgb16').withIccProfile('p3').png();
  const namesOf = async (bytes: Buffer) => {
    await run(bytes, [640]);
    const names = filesBelow(join(root, 'picture-variants'));
    rmSync(join(root, 'picture-variants'), { recursive: true });
    return names.map((name) => name.replace(/^.*-/, ''));
  };
  expect(await namesOf(await plain.toBuffer())).toEqual(await namesOf(Buffer.from('ball')));
  expect(await namesOf(await deep.toBuffer())).not.toEqual(await namesOf(Buffer.from('ball')));
});

test('the variants of pictures that are no longer in the content are removed', async () => {
  writeFiles(root, { 'content/docs/scene.png': 'cube' });
  await run('ball', [640, 1030]);
  await run('cube', [640]);
  removeUnusedVariants(root);
  expect(filesBelow(join(root, 'picture-variants'))).toHaveLength(1);
  encoded.length = 0;
  await run('cube', [640]);
  expect(encoded).toEqual([]);
});

test('a plugin without picture jobs is an error', () => {
  expect(() => reusePictures('.', true, {})).toThrow('contributing/upgrading.md');
});
