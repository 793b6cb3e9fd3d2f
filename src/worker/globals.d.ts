/** Files that the worker fetches on installation: the offline page and what it needs. */
declare const __PRECACHE__: { url: string; revision: string; integrity: string }[];

/** Digests of the site's scripts and styles, by path with the path prefix. */
declare const __DIGESTS__: Readonly<Record<string, string>>;

/** Address of the offline page, with the path prefix. */
declare const __OFFLINE_PAGE__: string;
