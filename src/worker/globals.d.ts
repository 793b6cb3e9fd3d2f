/** What the worker fetches when it is installed: the offline page and what that needs. */
declare const __PRECACHE__: { url: string; revision: string | null }[];

/** Address of the offline page, path prefix included. */
declare const __OFFLINE_PAGE__: string;
