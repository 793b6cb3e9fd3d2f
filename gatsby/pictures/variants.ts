import { hash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '@physics-editor/lib/content/content-files';

/** Variants of pictures in their final form. They are committed: to encode those of a poster takes half a second of processor time. */
export const VARIANTS = 'picture-variants';

/** The name of a variant begins with this digest of its picture. */
export const pictureDigest = (picture: Buffer): string => hash('sha256', picture).slice(0, 16);

/** Removes the variants of pictures that are no longer in `content/`; a build adds those that are missing. */
export function removeUnusedVariants(root: string): void {
  const folder = join(root, VARIANTS);
  if (!existsSync(folder)) return;
  const files = contentFiles(root);
  const pictures = files.list('', '').filter((path) => /\.(?:png|jpe?g|webp|gif)$/i.test(path));
  const used = new Set(pictures.map((path) => pictureDigest(files.bytes(path))));
  for (const name of readdirSync(folder)) if (!used.has(name.slice(0, 16))) rmSync(join(folder, name));
}
