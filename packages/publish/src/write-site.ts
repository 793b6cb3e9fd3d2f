import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { allEnded } from './all-ended';
import type { Build, BuiltSite, MadePage, OutputStep } from './built-site';
import { copyPublic } from './pages/copy-public';
import { rewritePages, type PageRewriting } from './pages/rewrite-pages';
import { previousSite, recordSite } from './previous-site';

/** How the pages of a site are rewritten, and what follows. */
export interface Plan<Site extends BuiltSite> extends PageRewriting {
  readonly finish: OutputStep<Site>;
}

const DIST = 'dist';

/**
 * Writes the finished site into a new dist/: Gatsby's public/ with its pages rewritten, then finished. The previous dist/ stays
 * until the new one is complete, and is replaced by renames alone. A failure leaves nothing half-written.
 * @param planFor - may write files that the pages refer to
 */
export async function writeSite<Facts extends Build>(
  build: Facts,
  planFor: (site: Facts & Omit<BuiltSite, 'pages'>) => Plan<Facts & BuiltSite> | Promise<Plan<Facts & BuiltSite>>,
): Promise<void> {
  const dist = join(build.root, DIST);
  const [folder, old] = [`${dist}.next`, `${dist}.old`];
  let pages: MadePage[];
  try {
    copyPublic(build.root, folder);
    const site = { ...build, folder, previous: previousSite(build.root, dist) };
    const { finish, ...rewriting } = await planFor(site);
    pages = rewritePages(site, rewriting);
    await finish({ ...site, pages });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }

  // A process killed between the renames leaves the previous site as dist.old; `scripts/restore-dist.mjs` restores it.
  if (existsSync(dist)) {
    rmSync(old, { recursive: true, force: true });
    renameSync(dist, old);
  }
  renameSync(folder, dist);
  rmSync(old, { recursive: true, force: true });
  recordSite(build.root, dist, pages);
}

/** Takes several steps one after the other. */
export const inOrder =
  <Site extends BuiltSite>(...steps: readonly OutputStep<Site>[]): OutputStep<Site> =>
  async (site) => {
    for (const step of steps) await step(site);
  };

/** Takes several steps at once: what some of them leave to other processes and threads goes on meanwhile. Throws the first error, when all have ended. */
export const atOnce =
  <Site extends BuiltSite>(...steps: readonly OutputStep<Site>[]): OutputStep<Site> =>
  (site) =>
    allEnded(steps.map(async (step) => step(site)));
