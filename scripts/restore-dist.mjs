// A new site takes the place of the old one by two renames. A build that was killed between them has left the old one under this name: it gets
// its own back.
import { existsSync, renameSync } from 'node:fs';

const [DIST, OLD] = ['dist', 'dist.old'];

if (!existsSync(DIST) && existsSync(OLD)) {
  renameSync(OLD, DIST);
  console.log('The last build was ended while it put the new site in its place: dist/ is the site before it.');
}
