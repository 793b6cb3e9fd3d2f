import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import worker from 'gatsby-plugin-sharp/gatsby-worker';
import { pictureDigest, VARIANTS } from './variants';

/**
 * Makes Gatsby's picture jobs copy the variants that are in `picture-variants/`, and add those that are missing. Throws if the plugin has no function
 * for these jobs.
 */
export function reusePictures(root: string, jobs: typeof worker = worker): void {
  const { IMAGE_PROCESSING: encode } = jobs;
  if (typeof encode !== 'function')
    throw new Error('gatsby-plugin-sharp has no picture jobs; see contributing/upgrading.md.');

  jobs.IMAGE_PROCESSING = async (job) => {
    const picture = pictureDigest(readFileSync(job.inputPaths[0].path));
    const { defaultQuality, failOn, stripMetadata, useMozJpeg } = job.args.pluginOptions;
    const general = [defaultQuality, failOn, stripMetadata, useMozJpeg];
    const variants = job.args.operations.map((operation) => {
      const settings = createHash('sha256').update(JSON.stringify([operation.args, ...general]));
      const name = `${picture}-${settings.digest('hex').slice(0, 8)}.${operation.args.toFormat}`;
      return {
        operation,
        file: join(job.outputDir, operation.outputPath),
        stored: join(root, VARIANTS, name),
      };
    });
    const missing: typeof variants = [];
    for (const variant of variants) {
      if (existsSync(variant.stored)) copyWhole(variant.stored, variant.file);
      else missing.push(variant);
    }
    if (missing.length === 0) return;
    await encode({ ...job, args: { ...job.args, operations: missing.map(({ operation }) => operation) } });
    for (const { file, stored } of missing) copyWhole(file, stored);
  };
}

/** Copies a file so that an interrupted build leaves all of it or nothing. */
function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const part = `${to}.${process.pid}`;
  copyFileSync(from, part);
  renameSync(part, to);
}
