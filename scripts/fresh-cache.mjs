// Gatsby keeps nodes between builds and drops them when its root files change. Our nodes are made by gatsby/ too, so the cache goes when
// anything in there has changed, and when public/, which it belongs to, is gone. It goes with a style sheet too: Gatsby puts the styles into
// each page's HTML, but does not write the HTML anew when nothing else has changed. And it goes with the path prefix, which is in the nodes,
// and with any package, since webpack's cache does not know the packages that configure it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = 'node_modules/.cache/gatsby-sources';

const hash = createHash('sha256')
  .update(process.env.PATH_PREFIX ?? '')
  .update(readFileSync('package-lock.json'));
const entries = ['gatsby', 'src'].flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));
for (const entry of entries) {
  const isRead = entry.parentPath.startsWith('gatsby') || entry.name.endsWith('.css');
  if (entry.isFile() && isRead) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
}
const digest = hash.digest('hex');

const isCurrent = existsSync('public') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest;
if (!isCurrent) rmSync('.cache', { recursive: true, force: true });
mkdirSync('node_modules/.cache', { recursive: true });
writeFileSync(STAMP, digest);
