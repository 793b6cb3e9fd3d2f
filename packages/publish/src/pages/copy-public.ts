import { constants, copyFileSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decodePath } from '@physics-editor/lib/addresses';
import { chunkHash } from '../hosting/cache-rules';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';

const PUBLIC = 'public';
/** The copy of the last build that `scripts/cache` reuses. */
const LAST_BUILD = '.cache/last-build';

/** Gatsby's working files, which the site never requests. */
const WORKING_FILES = [/^_gatsby\//, /^~partytown\//, /\.map$/, /^webpack\.stats\.json$/, /^chunk-map\.json$/];
/** Copied only if something refers to it. */
const ON_DEMAND = /^(?:static|page-data\/sq\/d)\//;
/** Parentheses are balanced, as in `url(/static/…)`. HTML writes "'" and "&" as entities; another one ends the address. */
const STATIC_FILE = /\/static\/(?:&#x27;|&amp;|\([^()"'\s,\\<>?#&]*\)|[^()"'\s,\\<>?#&])+/g;
/** The hash that Gatsby adds to such files or their folders. Other paths in a text are not references. */
const MADE_BY_GATSBY = /^\/static\/(?:[^/]*-)?[0-9a-f]{32}[/.]/;

/**
 * Fills a new `folder` from Gatsby's public/: pages under flat names, and only those assets that something refers to. public/ stays as it is, since
 * Gatsby tracks it for the next build; files are copied, since the next build writes into the originals.
 */
export function copyPublic(root: string, folder: string): void {
  const from = (path: string) => join(root, PUBLIC, path);
  const files = filesBelow(from('')).filter((path) => !WORKING_FILES.some((pattern) => pattern.test(path)));

  const current = files.filter(currentChunks(from));
  const texts = current.filter((path) => /\.(html|json|js|css)$/.test(path));
  // One text at a time, and copies of what it refers to: a substring keeps its whole text in memory.
  const wanted = new Set<string>();
  for (const path of texts) {
    const text = readFileSync(from(path), 'utf8');
    for (const file of [...staticFiles(text), ...queryResults(text)])
      if (!wanted.has(file)) wanted.add(structuredClone(file));
  }
  const made = [...wanted].filter((path) => MADE_BY_GATSBY.test(path));
  const missing = made.filter((path) => !statSync(from(path), { throwIfNoEntry: false })?.size);
  if (missing.length > 0) {
    rmSync(join(root, LAST_BUILD), { recursive: true, force: true });
    throw new Error(
      `The build refers to files that are not there, or empty: ${missing.join(', ')}. The next build makes all files anew; ` +
        'what is missing then, too, is named by a text, a style or a script that should not.',
    );
  }

  rmSync(folder, { recursive: true, force: true });
  for (const path of current) {
    if (ON_DEMAND.test(path) && !wanted.has(`/${path}`)) continue;
    const to = join(folder, flatName(path));
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from(path), to, constants.COPYFILE_FICLONE);
  }
}

/** Paths of the files below static/ that a text refers to. */
function staticFiles(text: string): string[] {
  return (text.match(STATIC_FILE) ?? []).map((match) =>
    decodePath(match.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')),
  );
}

/** Paths of the static query results that a page's data refers to, without those that only `develop` requests. */
function queryResults(text: string): string[] {
  const [, hashes = ''] = /"staticQueryHashes":\[([^\]]*)\]/.exec(text) ?? [];
  return (hashes.match(/\w+/g) ?? []).map((hash) => `/page-data/sq/d/${hash}.json`);
}

/** Distinguishes the scripts and styles of this build from those of earlier ones, which stay in public/. */
function currentChunks(from: (path: string) => string): (path: string) => boolean {
  const stats = readFileSync(from('webpack.stats.json'), 'utf8');
  const runtimes = [...new Set(stats.match(/webpack-runtime-[0-9a-f]+\.js/g))];
  const known = [stats, ...runtimes.map((name) => readFileSync(from(name), 'utf8'))].join('\n');
  return (path) => {
    const hash = chunkHash(path);
    return hash === undefined || known.includes(hash);
  };
}

/** Renames `docs/faq/index.html` to `docs/faq.html`, which plain static hosts serve for `/docs/faq` without a redirect. */
export const flatName = (path: string): string => path.replace(/(.+)\/index\.html$/, '$1.html');
