/** What the worker fetches when it is installed: the offline page and what that needs. */
declare const __PRECACHE__: { url: string; revision: string; integrity: string }[];

/** Digests of the site's scripts and styles by their paths, path prefix included. */
declare const __DIGESTS__: Readonly<Record<string, string>>;

/** Address of the offline page, path prefix included. */
declare const __OFFLINE_PAGE__: string;
