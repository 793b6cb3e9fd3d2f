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

/** A page says for Gatsby's scripts which build it is from, in an attribute; `app-data.json` in Gatsby's field, other data in their first field. */
const IN_PAGE = /data-compilation=["']([0-9a-f]{20})["']/;
const IN_DATA = /^\{"(?:build|webpackCompilationHash)":"([0-9a-f]{20})"/;

/** The build that a page or a file of data says it is from: 20 hexadecimal digits, or undefined if it says nothing. */
export const buildOf = (text: string): string | undefined => (IN_DATA.exec(text) ?? IN_PAGE.exec(text))?.[1];

/** A page that says it is from `build`. */
export const withBuildId = (html: string, build: string): string =>
  html.replace(IN_PAGE, (found, old: string) => found.replace(old, build));

/** JSON data, an object with fields, that say they are from `build`. */
export const dataWithBuildId = (json: string, build: string): string =>
  IN_DATA.test(json)
    ? json.replace(IN_DATA, (field, old: string) => field.replace(old, build))
    : json.replace('{', `{"build":"${build}",`);

/** What a page sends to the worker once the reader has come to it. */
export interface Visit {
  type: 'visit';
  /** The build of the document. */
  build: string;
  /** Address of the page. */
  page: string;
  /** Addresses of what the page loaded before the worker was there. */
  files: readonly string[];
}

/** A message as a visit; undefined if it is none. */
export function readVisit(data: unknown): Visit | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, build, page, files }: { readonly [Field in keyof Visit]?: unknown } = data;
  const isVisit = type === 'visit' && typeof build === 'string' && typeof page === 'string';
  if (!isVisit || !isAddresses(files)) return undefined;
  return { type, build, page, files };
}

const isAddresses = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' && URL.canParse(each));
