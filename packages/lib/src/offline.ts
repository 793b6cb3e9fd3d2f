/** Headers of a cached page: its build, and its title as `encodeURIComponent` writes it. */
export const BUILD_HEADER = 'x-kept-build';
export const TITLE_HEADER = 'x-kept-title';

/** Cache names of the site at `base`, its path with a trailing slash: several sites may share an origin. */
export const cacheNames = (base: string) => ({
  pages: `${base} pages`,
  /** Files with a hash in their names: scripts, styles, pictures, fonts. */
  files: `${base} files`,
  search: `${base} search`,
  previews: `${base} previews`,
  /** Page data, by build. */
  data: (build: string) => `${base} data ${build}`,
});

/** The build of a data cache of the site at `base`; undefined for other caches. */
export const buildOfCache = (name: string, base: string): string | undefined => {
  const start = cacheNames(base).data('');
  return name.startsWith(start) ? name.slice(start.length) : undefined;
};

/** A page contains its build id in an attribute for Gatsby's scripts, `app-data.json` in Gatsby's field, other data in their first field. */
const IN_PAGE = /data-compilation=["']([0-9a-f]{20})["']/;
const IN_DATA = /^\{"(?:build|webpackCompilationHash)":"([0-9a-f]{20})"/;

/** The build id of a page or data file: 20 hexadecimal digits; undefined if it has none. */
export const buildOf = (text: string): string | undefined => (IN_DATA.exec(text) ?? IN_PAGE.exec(text))?.[1];

/** Writes a build id into JSON data, which must be an object with fields. */
export const dataWithBuildId = (json: string, build: string): string =>
  IN_DATA.test(json)
    ? json.replace(IN_DATA, (field, old: string) => field.replace(old, build))
    : json.replace('{', `{"build":"${build}",`);

/** Message to the worker when the reader opens a page. */
export interface Visit {
  type: 'visit';
  /** The build of the document. */
  build: string;
  /** Address of the page. */
  page: string;
  /** Addresses of what the page loaded before the worker was ready. */
  files: readonly string[];
}

/** Parses a message as a visit; undefined for others. */
export function readVisit(data: unknown): Visit | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, build, page, files }: { readonly [Field in keyof Visit]?: unknown } = data;
  const isVisit = type === 'visit' && typeof build === 'string' && typeof page === 'string';
  if (!isVisit || !isAddresses(files)) return undefined;
  return { type, build, page, files };
}

const isAddresses = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' && URL.canParse(each));
