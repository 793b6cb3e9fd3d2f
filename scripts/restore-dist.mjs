// A build replaces dist/ by two renames: dist/ to dist.old, then the new site to dist/. If it was killed between them, this restores the old site.
import { existsSync, renameSync } from 'node:fs';

const [DIST, OLD] = ['dist', 'dist.old'];

if (!existsSync(DIST) && existsSync(OLD)) {
  renameSync(OLD, DIST);
  console.log('The last build was interrupted while it replaced dist/: the previous site is restored.');
}
