/** For files whose content never changes under their name: cached for a year without revalidation. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For everything else: cached, but revalidated on every request (304 if unchanged). */
export const REVALIDATED = 'no-cache';

/** Folders in which every path contains a content hash. */
const HASHED_FOLDERS = ['static', 'player'];
/** Prefix of the templates' chunks, which are the majority. */
const TEMPLATE_CHUNKS = 'component---';
const CHUNK_HASH = /[-.]([0-9a-f]{20})\.(?:js|css)$/;

/** The hash in the name of a chunk; undefined in any other name. */
export const chunkHash = (path: string): string | undefined => CHUNK_HASH.exec(path)?.[1];

/** Whether the content of a file, by its path below the site's folder, never changes under its name. */
export const isImmutable = (path: string): boolean =>
  HASHED_FOLDERS.some((folder) => path.startsWith(`${folder}/`)) || chunkHash(path) !== undefined;

/**
 * Addresses of immutable files, for hosts that support only a trailing `*`. No two of them match the same address, since such hosts would merge
 * their headers; other addresses are revalidated, the default of these hosts.
 */
export function immutableAddresses(files: readonly string[]): string[] {
  const chunks = files.filter((path) => chunkHash(path) !== undefined && !path.startsWith(TEMPLATE_CHUNKS));
  return [...HASHED_FOLDERS.map((folder) => `${folder}/*`), `${TEMPLATE_CHUNKS}*`, ...chunks].map((path) => `/${path}`);
}
