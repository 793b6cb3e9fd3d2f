/** For files that never change under their name: kept for a year, and not asked for again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For everything else: kept, but asked for again each time (304 while unchanged). */
export const REVALIDATED = 'no-cache';

/** How long what lies at some addresses may be kept. */
export interface CacheRule {
  /** An address without the path prefix; a `*` at its end stands for any rest. */
  readonly pattern: string;
  /** The `Cache-Control` of its answers. */
  readonly cacheControl: string;
}

/** Folders in which every name has a hash of what is in the file. */
const HASHED_FOLDERS = ['static', 'player'];
/** Chunks of the templates, which are most of them. */
const TEMPLATE_CHUNKS = 'component---';
const CHUNK_HASH = /[-.]([0-9a-f]{20})\.(?:js|css)$/;

/** The hash in the name of a script or style sheet of webpack's; undefined in any other name. */
export const chunkHash = (path: string): string | undefined => CHUNK_HASH.exec(path)?.[1];

/** Whether a file, by its path below the site's folder, never changes under its name. */
export const isImmutable = (path: string): boolean =>
  HASHED_FOLDERS.some((folder) => path.startsWith(`${folder}/`)) || chunkHash(path) !== undefined;

/**
 * What may be kept for good of the files of a site, for hosts whose rules know a `*` at the end of an address alone. No two rules apply to
 * one address, as such hosts would join what they say. An address without a rule is to be revalidated, which is the default of those hosts.
 */
export function cacheRules(files: readonly string[]): CacheRule[] {
  const chunks = files.filter((path) => chunkHash(path) !== undefined && !path.startsWith(TEMPLATE_CHUNKS));
  const patterns = [...HASHED_FOLDERS.map((folder) => `${folder}/*`), `${TEMPLATE_CHUNKS}*`, ...chunks];
  return patterns.map((path) => ({ pattern: `/${path}`, cacheControl: IMMUTABLE }));
}
