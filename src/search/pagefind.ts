/** What the site uses of Pagefind's own script. @see https://pagefind.app/docs/api/ */
export interface Pagefind {
  createInstance: (options: PagefindOptions) => PagefindIndex;
}

interface PagefindOptions {
  /** Where the index lies, with the path prefix. */
  basePath: string;
  /** What stands before the addresses of the index. */
  baseUrl: string;
  noWorker: boolean;
  /** Words in an excerpt. */
  excerptLength: number;
}

/** An index that can be asked. Its files come as they are needed. */
export interface PagefindIndex {
  search: (terms: string) => Promise<{ results: readonly PagefindResult[] }>;
}

/** A page that was found; `data` loads its text. */
export interface PagefindResult {
  data: () => Promise<PagefindPage>;
}

interface Excerpted {
  readonly url: string;
  /** Text with `<mark>` around matches. */
  readonly excerpt: string;
}

/** A page that was found, and the places in it. */
export interface PagefindPage extends Excerpted {
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly PagefindPart[];
}

/** What was found below one heading of a page, or above the first. */
export interface PagefindPart extends Excerpted {
  readonly title: string;
  /** The heading; none above the first. */
  readonly anchor?: { readonly id: string };
  readonly weighted_locations: readonly { readonly balanced_score: number }[];
}

const FOLDER = `${__PATH_PREFIX__}/pagefind/`;
const EXCERPT_WORDS = 18;

/** Which index the site has now. Rejects if it cannot be reached. */
export async function fetchEntry(): Promise<string> {
  const response = await fetch(`${FOLDER}pagefind-entry.json`, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The search index answers with the status ${response.status}.`);
  return response.text();
}

let attempts = 0;

/**
 * Loads Pagefind, which the build has put beside the index. Each attempt has an address of its own, since browsers may keep a failure to load
 * a module for good. Searching takes milliseconds, less than a worker takes to start.
 */
export async function loadPagefind(): Promise<PagefindIndex> {
  attempts += 1;
  const address = `${FOLDER}pagefind.js${attempts > 1 ? `?attempt=${attempts}` : ''}`;
  const { createInstance }: Pagefind = await import(/* webpackIgnore: true */ address);
  return createInstance({
    basePath: FOLDER,
    baseUrl: `${__PATH_PREFIX__}/`,
    noWorker: true,
    excerptLength: EXCERPT_WORDS,
  });
}
