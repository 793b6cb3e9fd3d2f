import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { allEnded } from './all-ended';
import type { Build, BuiltSite, MadePage, OutputStep } from './built-site';
import { chunkHash } from './hosting/cache-rules';
import { compressSite } from './hosting/compress';
import { copyPublic } from './pages/copy-public';
import { pageRewriter, type PageRewriting } from './pages/rewrite-pages';
import { previousSite, recordSite } from './previous-site';

/** How the pages of a site are rewritten, and what follows. */
export interface Plan<Site extends BuiltSite> extends PageRewriting {
  readonly finish: OutputStep<Site>;
}

const DIST = 'dist';

/**
 * Whether a file stays as it is once it is there, as pages and scripts do: Gatsby may still delete data that has been copied. These are compressed while
 * the last pages are rewritten.
 */
export const isFinal = (path: string): boolean => path.endsWith('.html') || chunkHash(path) !== undefined;

/** A site that is being written. */
export interface SiteWriting {
  /** Rewrites pages that Gatsby has written, by their paths in public/, while it writes others. */
  readonly take: (paths: readonly string[]) => void;
  /** Rewrites the others, once Gatsby is done, takes the last steps and compresses all. Throws what has failed until then, too. */
  readonly finish: () => Promise<void>;
}

/**
 * Begins to write the finished site into a new dist/: Gatsby's public/ with its pages rewritten, then finished. The previous dist/ stays
 * until the new one is complete, and is replaced by renames alone. A failure leaves nothing half-written.
 * @param planFor - may write files that the pages refer to; is called once Gatsby has written scripts and data
 */
export function beginSite<Facts extends Build>(
  build: Facts,
  planFor: (site: Facts & Omit<BuiltSite, 'pages'>) => Plan<Facts & BuiltSite> | Promise<Plan<Facts & BuiltSite>>,
): SiteWriting {
  const dist = join(build.root, DIST);
  const [folder, old] = [`${dist}.next`, `${dist}.old`];
  const remove = () => rmSync(folder, { recursive: true, force: true });

  const open = async () => {
    // Gatsby ends the process if a page cannot be rendered.
    process.once('exit', remove);
    const copy = copyPublic(build.root, folder);
    const site = { ...build, folder, previous: previousSite(build.root, dist) };
    const { finish, ...rewriting } = await planFor(site);
    return { site, copy, finish, rewriter: pageRewriter(site, rewriting, copy.refer) };
  };
  let opened: ReturnType<typeof open> | undefined;
  let taken = Promise.resolve();

  return {
    take(paths) {
      opened ??= open();
      const whenOpen = opened;
      taken = taken.then(async () => {
        const { rewriter } = await whenOpen;
        for (const path of paths) {
          rewriter.take(path);
          // Gatsby's worker may wait for its next pages.
          await setImmediate();
        }
      });
      // Is thrown at the end.
      taken.catch(() => undefined);
    },
    async finish() {
      let pages: readonly MadePage[] = [];
      try {
        const { site, copy, finish, rewriter } = await (opened ??= open());
        const writeRest = async () => {
          await taken;
          pages = rewriter.finish();
          copy.finish();
          await finish({ ...site, pages });
        };
        await allEnded([compressSite(site, isFinal), writeRest()]);
        await compressSite(site);
      } catch (error) {
        remove();
        throw error;
      } finally {
        process.off('exit', remove);
      }

      // A process killed between the renames leaves the previous site as dist.old; `scripts/restore-dist.mjs` restores it.
      if (existsSync(dist)) {
        rmSync(old, { recursive: true, force: true });
        renameSync(dist, old);
      }
      renameSync(folder, dist);
      rmSync(old, { recursive: true, force: true });
      recordSite(build.root, dist, pages);
    },
  };
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
