/** What a kept page says of itself, beside its HTML: its build, and its title as `encodeURIComponent` writes it. */
export const BUILD_HEADER = 'x-kept-build';
export const TITLE_HEADER = 'x-kept-title';

/** Names of the caches of the site at `base`, its path with a slash at the end: several sites may share an origin. */
export const cacheNames = (base: string) => ({
  pages: `${base} pages`,
  /** What has a hash in its name: scripts, styles, pictures, fonts. */
  files: `${base} files`,
  search: `${base} search`,
  /** Data of pages, by the build that they are from. */
  data: (build: string) => `${base} data ${build}`,
});

/** The build whose data are in a cache of the site at `base`; undefined if the cache holds something else. */
export const buildOfCache = (name: string, base: string): string | undefined => {
  const start = cacheNames(base).data('');
  return name.startsWith(start) ? name.slice(start.length) : undefined;
};
