import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../gatsby/output/files-below';

/** Every file of a folder with a digest of what is in it; none if the folder is not there. */
export function digests(folder: string): Map<string, string> {
  const files = existsSync(folder) ? filesBelow(folder) : [];
  const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return new Map(files.map((file) => [file, digestOf(join(folder, file))]));
}
