import { fetchEntry, loadPagefind, type PagefindIndex, type PagefindPage, type PagefindResult } from './pagefind';
import { bestOf, rankPages, rankParts } from './rank';
import { dropTitle, readExcerpt } from './stretches';
import { searchTerms } from './terms';
import type { Answer, FoundPage } from './types';

const MOST_PARTS = 3;

interface Engine {
  index: PagefindIndex;
  /** Identifies the index. */
  entry: string;
}

let engine: Promise<Engine> | undefined;

async function start(): Promise<Engine> {
  // Checked first, since Pagefind reports a missing index by an error that cannot be caught.
  const entry = await fetchEntry();
  return { index: await loadPagefind(), entry };
}

/** Makes the next search load everything again. */
export function forgetEngine(): void {
  engine = undefined;
}

/** Finds the `most` best pages for a query. Rejects if the index cannot be loaded. */
export async function search(query: string, most: number): Promise<Answer> {
  engine ??= start();
  try {
    const { index, entry } = await engine;
    const found = await ask(index, searchTerms(query), most);
    if (found.total > 0 || (await fetchEntry()) === entry) return found;
  } catch (error) {
    forgetEngine();
    throw error;
  }
  // Pagefind also finds nothing if the files of its index are gone, as after a deployment under an open page.
  engine = start();
  return ask((await engine).index, searchTerms(query), most);
}

async function ask(index: PagefindIndex, [terms = '', ...others]: readonly string[], most: number): Promise<Answer> {
  const { results } = await index.search(terms);
  const pages = await Promise.all(results.slice(0, most).map((result) => toPage(result, terms)));
  // Scenes with all these names are no answer: a page with one of them may be.
  if (others.length > 0 && pages.every(({ section }) => section === 'Scene')) return ask(index, others, most);
  const ranked = rankPages(pages, terms);
  return { total: results.length, pages: ranked, best: bestOf(ranked, terms) };
}

async function toPage(result: PagefindResult, terms: string): Promise<FoundPage> {
  const page = await result.data();
  const parts = page.sub_results
    .filter(({ anchor }) => anchor !== undefined)
    .sort((a, b) => strength(b) - strength(a))
    .map(({ title, url, excerpt }) => ({ title, href: url, excerpt: dropTitle(readExcerpt(excerpt), title) }));
  const lead = page.sub_results.find(({ anchor }) => anchor === undefined);
  const title = page.meta['title'] ?? page.url;
  return {
    title,
    href: page.url,
    section: page.meta['section'] ?? '',
    excerpt: dropTitle(readExcerpt(lead?.excerpt ?? (parts.length > 0 ? '' : page.excerpt)), title),
    parts: rankParts(parts, terms).slice(0, MOST_PARTS),
  };
}

const strength = ({ weighted_locations: locations }: PagefindPage['sub_results'][number]): number =>
  locations.reduce((sum, { balanced_score: score }) => sum + score, 0);
