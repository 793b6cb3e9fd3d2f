import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Build, BuiltSite, OutputStep } from './built-site';
import { copyPublic } from './pages/copy-public';
import { rewritePages, type PageStep } from './pages/rewrite-pages';

/** What is done to the HTML of each page of a site, in order. It may write files that the pages name. */
export type PageSteps = (site: Omit<BuiltSite, 'pages'>) => readonly PageStep[] | Promise<readonly PageStep[]>;

const DIST = 'dist';
const DISK_FULL = 'The disk is full. dist/ is as the build before left it; make room and build again.';

/**
 * Writes the finished site into a fresh dist/: Gatsby's public/ with its pages rewritten, and what the steps make of it, one after the other.
 * The old dist/ stays as it is until the new one is complete, and takes its place by renames alone. What fails leaves nothing half-written.
 */
export async function writeSite(build: Build, pageSteps: PageSteps, steps: readonly OutputStep[]): Promise<void> {
  const dist = join(build.root, DIST);
  const [folder, old] = [`${dist}.next`, `${dist}.old`];
  try {
    copyPublic(build.root, folder);
    const pages = rewritePages(folder, await pageSteps({ ...build, folder }));
    const site = { ...build, folder, pages };
    for (const step of steps) await step(site);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw isDiskFull(error) ? new Error(DISK_FULL, { cause: error }) : error;
  }

  // Between the renames there is no dist/. Who is ended there leaves the old one as dist.old, and `scripts/restore-dist.mjs` puts it back.
  if (existsSync(dist)) {
    rmSync(old, { recursive: true, force: true });
    renameSync(dist, old);
  }
  renameSync(folder, dist);
  rmSync(old, { recursive: true, force: true });
}

const isDiskFull = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOSPC' || error.code === 'EDQUOT');
