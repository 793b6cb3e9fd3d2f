import { joinLetters } from '@physics-editor/lib/search/unspaced';
import { fetchEntry, fetchWords, loadPagefind } from './pagefind';
import type { PagefindIndex, PagefindPage, PagefindResult } from './pagefind';
import { bestOf, rankPages, rankParts } from './rank';
import { createSpeller, type Speller } from './spelling';
import { dropTitle, readExcerpt } from './stretches';
import { searchTerms } from './terms';
import type { Answer, FoundPage } from './types';

const MOST_PARTS = 3;

interface Engine {
  index: PagefindIndex;
  spell: Speller;
  /** Identifies the index. */
  entry: string;
}

let engine: Promise<Engine> | undefined;

async function start(): Promise<Engine> {
  // Checked first, since Pagefind reports a missing index by an error that cannot be caught.
  const entry = await fetchEntry();
  const [index, words] = await Promise.all([loadPagefind(), fetchWords()]);
  return { index, spell: createSpeller(words), entry };
}

/** Makes the next search load everything again. */
export function forgetEngine(): void {
  engine = undefined;
}

/** Finds the `most` best pages for a query. Rejects if the index cannot be loaded. */
export async function search(query: string, most: number): Promise<Answer> {
  engine ??= start();
  try {
    const started = await engine;
    const found = await ask(started, searchTerms(query), most);
    if (found.total > 0 || (await fetchEntry()) === started.entry) return found;
    // Pagefind also finds nothing if the files of its index are gone, as after a deployment under an open page.
    engine = start();
    return await ask(await engine, searchTerms(query), most);
  } catch (error) {
    forgetEngine();
    throw error;
  }
}

async function ask({ index, spell }: Engine, searches: ReturnType<typeof searchTerms>, most: number): Promise<Answer> {
  const typed = searches[0]?.[0] ?? '';
  let terms = spell(typed)[0] ?? typed;
  let results: PagefindResult[] = [];
  let pages: FoundPage[] = [];
  for (const together of searches) {
    const found = await Promise.all(
      together.map(async (words) => {
        const spelled = spell(words);
        const answers = await Promise.all(spelled.map((each) => index.search(each)));
        return { terms: spelled[0] ?? words, results: answers.flatMap((answer) => answer.results) };
      }),
    );
    results = bestFirst([...results, ...found.flatMap((answer) => answer.results)]);
    terms = found.find((answer) => answer.results.some((result) => result === results[0]))?.terms ?? terms;
    pages = await Promise.all(results.slice(0, most).map((result) => toPage(result, terms)));
    // Scenes with all these words are no answer: a page with some of them may be.
    if (pages.some(({ section }) => section !== 'Scene')) break;
  }
  const ranked = rankPages(pages, terms);
  const corrected = terms === typed ? undefined : terms;
  return { total: results.length, pages: ranked, best: bestOf(ranked, terms), corrected };
}

/** Each page once. */
const bestFirst = (results: readonly PagefindResult[]): PagefindResult[] => {
  const sorted = [...results].sort((a, b) => b.score - a.score);
  return sorted.filter(({ id }, at) => sorted.findIndex((other) => other.id === id) === at);
};

async function toPage(result: PagefindResult, terms: string): Promise<FoundPage> {
  const page = await result.data();
  const parts = page.sub_results
    .filter(({ anchor }) => anchor !== undefined)
    .sort((a, b) => strength(b) - strength(a))
    .map(({ title: separated, url, excerpt }) => {
      const title = joinLetters(separated);
      return { title, href: url, excerpt: dropTitle(readExcerpt(excerpt), title) };
    });
  const lead = page.sub_results.find(({ anchor }) => anchor === undefined);
  const title = joinLetters(page.meta['title'] ?? page.url);
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
