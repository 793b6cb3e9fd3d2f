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
/** Texts that may refer to other files, beside the pages. */
const TEXT = /\.(?:html|json|js|css)$/;
/** Copied only if something refers to it. */
const ON_DEMAND = /^(?:static|page-data\/sq\/d)\//;
/** Parentheses are balanced, as in `url(/static/…)`. HTML writes "'" and "&" as entities; another one ends the address. */
const STATIC_FILE = /\/static\/(?:&#x27;|&amp;|\([^()"'\s,\\<>?#&]*\)|[^()"'\s,\\<>?#&])+/g;
/** The hash that Gatsby adds to such files or their folders. Other paths in a text are not references. */
const MADE_BY_GATSBY = /^\/static\/(?:[^/]*-)?[0-9a-f]{32}[/.]/;

/** Whether a path in public/ is that of a page; the document of a scene's frame is none. */
const isPage = (path: string): boolean => path.endsWith('.html') && !path.startsWith('player/');

/** Paths in Gatsby's public/, but for working files, sorted. */
const publicFiles = (root: string): string[] =>
  filesBelow(join(root, PUBLIC)).filter((path) => !WORKING_FILES.some((pattern) => pattern.test(path)));

/** Paths of the pages in Gatsby's public/ by their files in the site, sorted by these. Of two for one file, the latter wins: `404/index.html`. */
export const publicPages = (root: string): [file: string, path: string][] => {
  const pages = publicFiles(root).filter(isPage);
  return [...new Map(pages.map((path) => [flatName(path), path]))].sort(([a], [b]) => (a < b ? -1 : 1));
};

/** The path of a file of Gatsby's public/. */
export const publicFile = (root: string, path: string): string => join(root, PUBLIC, path);

/**
 * Fills a new `folder` from Gatsby's public/, but for the pages: of assets, only those that something refers to. public/ stays as it is, since Gatsby
 * tracks it for the next build; files are copied, since the next build writes into the originals. Gatsby may go on meanwhile: `finish` follows.
 */
export function copyPublic(root: string, folder: string) {
  const from = (path: string) => publicFile(root, path);
  const [read, copied, wanted] = [new Set<string>(), new Set<string>(), new Set<string>()];

  /** Adds what a text refers to. */
  const refer = (text: string): void => {
    // Copies: a substring keeps its whole text in memory.
    for (const file of [...staticFiles(text), ...queryResults(text)])
      if (!wanted.has(file)) wanted.add(structuredClone(file));
  };

  /** Copies what has come, and returns all paths. */
  const copy = (): string[] => {
    const files = publicFiles(root).filter((path) => !isPage(path));
    const current = files.filter(currentChunks(from));
    for (const path of current.filter((each) => TEXT.test(each) && !read.has(each))) {
      refer(readFileSync(from(path), 'utf8'));
      read.add(path);
    }
    for (const path of current) {
      if (copied.has(path) || (ON_DEMAND.test(path) && !wanted.has(`/${path}`))) continue;
      const to = join(folder, path);
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(from(path), to, constants.COPYFILE_FICLONE);
      copied.add(path);
    }
    return current;
  };

  rmSync(folder, { recursive: true, force: true });
  copy();
  return {
    refer,
    /** Follows what has changed since, such as the data of pages that Gatsby has deleted. Throws if a file that is referred to is missing. */
    finish(): void {
      const left = new Set(copy());
      for (const path of copied) if (!left.has(path)) rmSync(join(folder, path));
      const made = [...wanted].filter((path) => MADE_BY_GATSBY.test(path));
      const missing = made.filter((path) => !statSync(from(path), { throwIfNoEntry: false })?.size);
      if (missing.length === 0) return;
      rmSync(join(root, LAST_BUILD), { recursive: true, force: true });
      throw new Error(
        `The build refers to files that are not there, or empty: ${missing.join(', ')}. The next build makes all files anew; ` +
          'what is missing then, too, is named by a text, a style or a script that should not.',
      );
    },
  };
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
