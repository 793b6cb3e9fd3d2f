import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { separateLetters } from '@physics-editor/lib/search/unspaced';
import { escapeMarkup } from '@physics-editor/lib/text/escape-markup';
import { addFile } from '../add-file';
import type { Entry, Indexing } from './search-index';

/** Of the files that Pagefind writes beside the index, the page needs the script and the WebAssembly for English; the rest are its own interfaces. */
const NEEDED =
  /^(?:pagefind\.js|pagefind-entry\.json|pagefind\..+\.pf_meta|wasm\.en\.pagefind|(?:index|fragment)\/.+)$/;

/** An attribute on the tags of every card would take the showcase over its budget. What scripts take over is no text, and a whole listing would outweigh the prose. Pagefind leaves out navigation, footers, labels and drawings by itself. */
const excludeSelectors = ['[data-island-root]', 'button', 'figure details', 'math', '.showcase-tags'];

/** Elements that Pagefind takes for inline ones, so that the words of two of them would be one. */
const BLOCKS =
  /<\/?(?:aside|blockquote|caption|d[dlt]|details|fieldset|fig(?:ure|caption)|header|ol|option|pre|summary|t(?:able|head|body|r|h))\b/g;

/** Adds the white space that separates words only by elements, and between letters of scripts without any. */
const separateWords = (html: string): string => html.replace(BLOCKS, ' $&').replace(/>[^<]+/g, separateLetters);

/** Pagefind would leave out the inside of a fold that scripts fill in when it is opened. */
const NOSCRIPT = /<\/?noscript>/g;

/** Entries that Pagefind is given before it has read the first of them. */
const AHEAD = 20;

/** What Pagefind stores of a page, after its own signature. */
const fragment = z.object({ content: z.string() });

const { folder, target, pages, sections, more }: Indexing = workerData;

/** The pages with entries. */
const wanted = new Set([...sections.keys()].map((address) => address.replace(/#.*$/, '')));

/** The entries of a page: the page itself, or those of its articles that have an address, such as showcase items. */
function* pageEntries({ file, path, description, articles }: Indexing['pages'][number]): Generator<Entry> {
  if (!wanted.has(path)) return;
  const page = readFileSync(join(folder, file), 'utf8');
  const section = sections.get(path);
  const [whole] = articles;
  if (section !== undefined && whole)
    yield { url: path, section, html: described(page.slice(whole.start, whole.end), description) };
  for (const { id, start, end } of section === undefined ? articles : []) {
    const url = `${path}#${id}`;
    const sectionOfPart = sections.get(url);
    if (sectionOfPart !== undefined)
      yield { url, section: sectionOfPart, html: withFirstHeading(page.slice(start, end)) };
  }
}

/** Adds the description of a page below its title, unless its text has it, so that it is searched and shown in results. */
function described(article: string, description: string): string {
  const text = escapeMarkup(description);
  return article.includes(text)
    ? article
    : article.replace('</h1>', `$&<p data-pagefind-weight="2">${text.replaceAll('$', '$$$$')}</p>`);
}

/** Turns a part of a page into a page: its heading becomes the title. */
const withFirstHeading = (html: string): string => html.replace(/<h2>(.*?)<\/h2>/s, '<h1>$1</h1>');

/** The words of pages, the most frequent first, without accents: names as a whole, and the words that they consist of. */
function wordsIn(fragments: readonly Uint8Array[]): string[] {
  const words = new Map<string, number>();
  for (const compressed of fragments) {
    const text = gunzipSync(compressed).toString();
    const { content } = fragment.parse(JSON.parse(text.slice(text.indexOf('{'))));
    const plain = content.normalize('NFD').replace(/\p{M}/gu, '');
    const separated = plain.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
    for (const word of new Set(`${plain} ${separated}`.toLowerCase().match(/\p{L}{3,}/gu)))
      words.set(word, (words.get(word) ?? 0) + 1);
  }
  return [...words].sort(([a, often], [b, oftener]) => oftener - often || (a < b ? -1 : 1)).map(([word]) => word);
}

/** Returns the result of a call; throws its errors. */
async function checked<Answer extends { errors: string[] }>(call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  if (answer.errors.length > 0) throw new Error(answer.errors.join('\n'));
  return answer;
}

/** All entries: those of pages, then the others. */
function* entries(): Generator<Entry> {
  for (const page of pages) yield* pageEntries(page);
  yield* more;
}

/** Writes the index of all entries, and `words.txt`, its words. */
async function writeIndex(): Promise<void> {
  // An ES module, which bundled code cannot require.
  const { close, createIndex } = await import('pagefind');
  try {
    const { index } = await checked(createIndex({ excludeSelectors, forceLanguage: 'en' }));
    if (index === undefined) throw new Error('Pagefind returned no index.');
    const running: Promise<unknown>[] = [];
    let count = 0;
    for (const { url, section, html } of entries()) {
      count += 1;
      const content = `<html lang="en"><body><article data-pagefind-meta="section:${section}">${separateWords(html.replace(NOSCRIPT, ''))}</article></body></html>`;
      // It reads them in this order, and need not wait for the next.
      running.push(checked(index.addHTMLFile({ url, content })));
      if (running.length > AHEAD) await running.shift();
    }
    await Promise.all(running);
    if (count === 0) throw new Error('it would be empty, as no page of a section has text.');
    // Pagefind's `writeFiles` resolves before everything is on disk, and `close` then leaves a file empty on a busy machine.
    const { files } = await checked(index.getFiles());
    for (const { path, content } of files) if (NEEDED.test(path)) addFile({ folder }, `/${target}/${path}`, content);
    const fragments = files.filter(({ path }) => path.endsWith('.pf_fragment')).map(({ content }) => content);
    addFile({ folder }, `/${target}/words.txt`, wordsIn(fragments).join(' '));
  } finally {
    await close();
  }
}

// The thread ends with an error.
void writeIndex();
