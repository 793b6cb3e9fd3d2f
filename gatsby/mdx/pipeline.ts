import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the HTML of a text is made by, beside the text itself. */
const SOURCES = [
  'gatsby/mdx',
  'src/components/content',
  'src/islands/attributes.ts',
  'package-lock.json',
  'content/site.yml',
];

/** A digest of the way from MDX to HTML. Gatsby watches its root files alone; without this a warm build keeps stale HTML. */
export function pipelineDigest(root: string): string {
  const hash = createHash('sha256').update(process.env['PATH_PREFIX'] ?? '');
  const add = (path: string, isFolder: boolean): void => {
    if (!isFolder) {
      hash.update(path).update(readFileSync(path));
      return;
    }
    const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => a.name.localeCompare(b.name));
    for (const entry of entries) add(join(path, entry.name), entry.isDirectory());
  };
  for (const source of SOURCES) add(join(root, source), !/\.\w+$/.test(source));
  return hash.digest('hex').slice(0, 16);
}
