/** The part of Pagefind's own script that the site uses. @see https://pagefind.app/docs/api/ */
export interface Pagefind {
  createInstance: (options: PagefindOptions) => PagefindIndex;
}

interface PagefindOptions {
  /** Address of the index, with the path prefix. */
  basePath: string;
  /** Prefix of the addresses in the index. */
  baseUrl: string;
  noWorker: boolean;
  /** In words. */
  excerptLength: number;
  /** How much a short page gains, and how much a page on which the words are frequent. */
  ranking: { pageLength: number; termFrequency: number };
}

/** A searchable index, whose files are loaded on demand. */
export interface PagefindIndex {
  search: (terms: string) => Promise<{ results: readonly PagefindResult[] }>;
}

/** A matching page; `data` loads its text. */
export interface PagefindResult {
  readonly id: string;
  readonly score: number;
  data: () => Promise<PagefindPage>;
}

interface Excerpted {
  readonly url: string;
  /** HTML with `<mark>` around matches. */
  readonly excerpt: string;
}

/** A matching page and its matching parts. */
export interface PagefindPage extends Excerpted {
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly PagefindPart[];
}

/** Matches below one heading of a page, or above the first. */
export interface PagefindPart extends Excerpted {
  readonly title: string;
  /** The heading; undefined above the first. */
  readonly anchor?: { readonly id: string };
  readonly weighted_locations: readonly { readonly balanced_score: number }[];
}

const FOLDER = `${__PATH_PREFIX__}/pagefind/`;
const EXCERPT_WORDS = 18;

async function fetchText(file: string): Promise<string> {
  const response = await fetch(FOLDER + file, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${file} of the search index answers with the status ${response.status}.`);
  return response.text();
}

/** Identifies the site's current index. Rejects if it cannot be loaded. */
export const fetchEntry = (): Promise<string> => fetchText('pagefind-entry.json');

/** The words of the index, the most frequent first. Rejects if they cannot be loaded. */
export const fetchWords = async (): Promise<readonly string[]> => (await fetchText('words.txt')).split(' ');

let attempts = 0;

/**
 * Loads Pagefind, which the build has written beside the index. Each attempt has its own address, since browsers may cache a failed module load.
 * There is no worker: searching takes milliseconds, less than starting one.
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
    // Below the defaults, which rank short API pages above a guide with the answer.
    ranking: { pageLength: 0.3, termFrequency: 0.5 },
  });
}
