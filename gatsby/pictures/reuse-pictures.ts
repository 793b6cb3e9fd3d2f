import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import worker from 'gatsby-plugin-sharp/gatsby-worker';
import sharp from 'sharp';
import { copyWhole } from './published-file';
import { openPicture } from '@physics-editor/markdown/pictures/read-picture';
import { pictureDigest, VARIANTS } from './variants';

/**
 * Makes Gatsby's picture jobs copy the variants that are in `picture-variants/`. Throws if the plugin has no function for these jobs.
 * @param areAdded - whether those that are missing are added: in `develop`, a picture may not be final
 */
export function reusePictures(root: string, areAdded: boolean, jobs: typeof worker = worker): void {
  const { IMAGE_PROCESSING: encode } = jobs;
  if (typeof encode !== 'function')
    throw new Error('gatsby-plugin-sharp has no picture jobs; see contributing/upgrading.md.');

  jobs.IMAGE_PROCESSING = async (job) => {
    const { path } = job.inputPaths[0];
    const picture = pictureDigest(readFileSync(path));
    const isDeep = await isDeepWithProfile(path);
    const { defaultQuality, failOn, stripMetadata, useMozJpeg } = job.args.pluginOptions;
    const general = [defaultQuality, failOn, stripMetadata, useMozJpeg, ...(isDeep ? ['srgb'] : [])];
    const variants = job.args.operations.map((operation) => {
      const settings = hash('sha256', JSON.stringify([operation.args, ...general]));
      const name = `${picture}-${settings.slice(0, 8)}.${operation.args.toFormat}`;
      return { operation, file: join(job.outputDir, operation.outputPath), stored: join(root, VARIANTS, name) };
    });
    const missing: typeof variants = [];
    for (const variant of variants) {
      if (existsSync(variant.stored)) copyWhole(variant.stored, variant.file);
      else missing.push(variant);
    }
    const [first] = missing;
    if (!first) return;
    const inputPaths = [{ path: isDeep ? await inSrgb(path, `${first.file}.png`) : path }] as const;
    await encode({ ...job, inputPaths, args: { ...job.args, operations: missing.map(({ operation }) => operation) } });
    if (areAdded) for (const { file, stored } of missing) copyWhole(file, stored);
  };
}

/** Whether the plugin would write the colours of a picture wrong, see `openPicture`. It reports a file that cannot be read. */
async function isDeepWithProfile(path: string): Promise<boolean> {
  const metadata = await sharp(path)
    .metadata()
    .catch(() => undefined);
  return metadata?.depth === 'ushort' && metadata.hasProfile;
}

/** Writes a picture to `file` as it is seen, in sRGB, and returns `file`. */
async function inSrgb(path: string, file: string): Promise<string> {
  mkdirSync(dirname(file), { recursive: true });
  await openPicture(path).autoOrient().png().toFile(file);
  return file;
}
