import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';

/** Every file of a folder with a digest of its content; none if the folder does not exist. */
export function digests(folder: string): Map<string, string> {
  const files = existsSync(folder) ? filesBelow(folder) : [];
  const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return new Map(files.map((file) => [file, digestOf(join(folder, file))]));
}
