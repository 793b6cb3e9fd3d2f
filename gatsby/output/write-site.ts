import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Build, BuiltPage, OutputStep } from './built-site';
import { copyPublic } from './copy-public';
import { filesBelow } from './files-below';
import { scanPage } from './scan-page';

const DIST = 'dist';

/**
 * Writes the finished site into a fresh dist/: Gatsby's public/, and what the steps make of it, one after the other.
 * The old dist/ stays until the new one is complete.
 */
export async function writeSite(build: Build, steps: readonly OutputStep[]): Promise<void> {
  const dist = join(build.root, DIST);
  const [folder, old] = [`${dist}.next`, `${dist}.old`];
  copyPublic(build.root, folder);
  const site = { ...build, folder, pages: readPages(folder) };
  for (const step of steps) await step(site);

  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(folder, dist);
  rmSync(old, { recursive: true, force: true });
}

/** Every page of the site in `folder`. The document of a scene's frame is none. */
const readPages = (folder: string): BuiltPage[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.html') && !file.startsWith('player/'))
    .map((file) => ({
      file,
      path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      ...scanPage(readFileSync(join(folder, file), 'utf8')),
    }));
