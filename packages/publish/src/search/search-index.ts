import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { BuiltSite } from '../built-site';
import { escapeMarkup } from '@physics-editor/lib/text/escape-markup';
import { separateLetters } from '@physics-editor/lib/search/unspaced';

/** The folder of the index in the site, which `src/search/engine.ts` requests. */
const FOLDER = 'pagefind';
const RUNNER = 'packages/publish/src/search/run-pagefind.mjs';

/** Of the files that Pagefind writes beside the index, the page needs the script and the WebAssembly for English; the rest are its own interfaces. */
const NEEDED =
  /^(?:words\.txt|pagefind\.js|pagefind-entry\.json|pagefind\..+\.pf_meta|wasm\.en\.pagefind|index|fragment)$/;

/** Elements that Pagefind takes for inline ones, so that the words of two of them would be one. */
const BLOCKS =
  /<\/?(?:aside|blockquote|caption|d[dlt]|details|fieldset|fig(?:ure|caption)|header|ol|option|pre|summary|t(?:able|head|body|r|h))\b/g;

/** Adds the white space that separates words only by elements, and between letters of scripts without any. */
const separateWords = (html: string): string => html.replace(BLOCKS, ' $&').replace(/>[^<]+/g, separateLetters);

/** Pagefind would leave out the inside of a fold that scripts fill in when it is opened. */
const NOSCRIPT = /<\/?noscript>/g;

/** An entry of the index. */
export interface Entry {
  /** Without the path prefix, which the search adds. */
  readonly url: string;
  /** Label of the part of the site. */
  readonly section: string;
  readonly html: string;
}

/**
 * Writes the full-text index of the articles, without what their markup leaves out by `data-pagefind-ignore`. Throws if there is nothing to index.
 * @param sections - labels of the parts of the site, by the address of each page or article that can be found
 * @param more - further entries
 */
export async function writeSearchIndex(
  site: BuiltSite,
  sections: ReadonlyMap<string, string>,
  more: readonly Entry[] = [],
): Promise<void> {
  const folder = join(site.folder, FOLDER);
  const runner = spawn(process.execPath, [resolve(RUNNER), folder], { stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = Promise.all([once(runner, 'close'), text(runner.stderr)]);
  let count = 0;
  const lineOf = ({ url, section, html }: Entry): string => {
    count += 1;
    const content = `<html lang="en"><body><article data-pagefind-meta="section:${section}">${separateWords(html.replace(NOSCRIPT, ''))}</article></body></html>`;
    return `${JSON.stringify({ url, content })}\n`;
  };
  const lines = function* () {
    for (const entries of [entriesOf(site, sections), more]) for (const entry of entries) yield lineOf(entry);
  };
  // If the runner ends early, its own message gives the cause.
  await pipeline(Readable.from(lines()), runner.stdin).catch(() => undefined);
  const [, complaint] = await ended;
  if (runner.exitCode !== 0) throw new Error(`The search index could not be written: ${complaint.trim()}`);
  if (count === 0) throw new Error('The search index would be empty: no page of a section has text.');
  for (const name of readdirSync(folder)) {
    if (!NEEDED.test(name)) rmSync(join(folder, name), { recursive: true });
  }
}

/** The entries of each page: the page itself, or those of its articles that have an address, such as showcase items. */
function* entriesOf({ pages, folder }: BuiltSite, sections: ReadonlyMap<string, string>): Generator<Entry> {
  const wanted = new Set([...sections.keys()].map((address) => address.replace(/#.*$/, '')));
  for (const { file, path, description, articles } of pages) {
    if (!wanted.has(path)) continue;
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
