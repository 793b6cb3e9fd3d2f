import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the HTML of a text is made by, beside the text itself and the settings. */
const SOURCES = ['gatsby/mdx', 'src/components/content', 'src/islands/attributes.ts', 'package-lock.json'];

/** A digest of the way from MDX to HTML. Gatsby watches its root files alone; without this a warm build keeps stale HTML. */
export const pipelineDigest = (root: string): string => digestOf(root, SOURCES);

/** A digest of files and folders below the project's root, and of the site's path prefix. */
export function digestOf(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.env['PATH_PREFIX'] ?? '');
  // Paths from the root, in an order that no language changes: the digest stands in the site, which is the same wherever it is built.
  const add = (path: string, isFolder: boolean): void => {
    if (!isFolder) {
      hash.update(path).update(readFileSync(join(root, path)));
      return;
    }
    const entries = readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) add(`${path}/${entry.name}`, entry.isDirectory());
  };
  for (const source of sources) add(source, !/\.\w+$/.test(source));
  return hash.digest('hex').slice(0, 16);
}
