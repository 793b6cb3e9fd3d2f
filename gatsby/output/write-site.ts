import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Build, OutputStep } from './built-site';
import { copyPublic } from './copy-public';
import { markBuild } from './mark-build';
import { rewritePages, type PageStep } from './rewrite-pages';

const DIST = 'dist';

/**
 * Writes the finished site into a fresh dist/: Gatsby's public/ with its pages rewritten, and what the steps make of it, one after the other.
 * The old dist/ stays until the new one is complete.
 */
export async function writeSite(
  build: Build,
  pageSteps: readonly PageStep[],
  steps: readonly OutputStep[],
): Promise<void> {
  const dist = join(build.root, DIST);
  const [folder, old] = [`${dist}.next`, `${dist}.old`];
  copyPublic(build.root, folder);
  markBuild(folder);
  const site = { ...build, folder, pages: rewritePages(folder, pageSteps) };
  for (const step of steps) await step(site);

  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(folder, dist);
  rmSync(old, { recursive: true, force: true });
}
