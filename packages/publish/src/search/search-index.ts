import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isUnder } from '@physics-editor/lib/addresses';
import { sections } from '../../../../gatsby/sections';
import type { BuiltSite } from '../built-site';
import { escapeMarkup } from '@physics-editor/lib/escape-markup';
import { separateLetters } from '@physics-editor/lib/search/unspaced';
import { findBuiltScenes, type BuiltScene } from '../../../../gatsby/output/machine-readers/write-scenes';

/** The folder of the index in the site, which `src/search/engine.ts` requests. */
const FOLDER = 'pagefind';
const RUNNER = 'packages/publish/src/search/run-pagefind.mjs';

/** Of the files that Pagefind writes beside the index, the page needs the script and the WebAssembly for English; the rest are its own interfaces. */
const NEEDED =
  /^(?:words\.txt|pagefind\.js|pagefind-entry\.json|pagefind\..+\.pf_meta|wasm\.en\.pagefind|index|fragment)$/;

/**
 * Parts of an article that are not its text: navigation, controls, dates, formulas, signatures, and the code of whole scenes, which would outweigh
 * the prose. Inherited members are found where they are declared.
 */
const EXCLUDED = [
  'nav',
  'footer',
  'button',
  'svg',
  'math',
  '.hash-link',
  '.contents-fold',
  '.text-eyebrow',
  '.post-meta',
  '.live-scene-controls',
  '.live-scene-code',
  '.members-switch',
  '.member-badges',
  '.member-signature',
  '.member-inherited',
  '.members-inherited',
  '.used-by',
  '.used-in',
  '.showcase-card-tags',
];

/** The name of the section of a text, by type. */
const LABELS = new Map(sections.flatMap(({ texts }) => (texts?.label ? [[texts.type, texts.label]] : [])));

/** The overview of the reference is a doc, but belongs to the API section. */
const API = { name: 'API', path: '/docs/api' };

/** Elements that Pagefind takes for inline ones, so that the words of two of them would be one. */
const BLOCKS =
  /<\/?(?:aside|blockquote|caption|d[dlt]|details|fieldset|fig(?:ure|caption)|header|ol|option|pre|summary|t(?:able|head|body|r|h))\b/g;

/** Adds the white space that separates words only by elements, and between letters of scripts without any. */
const separateWords = (html: string): string => html.replace(BLOCKS, ' $&').replace(/>[^<]+/g, separateLetters);

interface Searched {
  allContent: { nodes: { __typename: string; path: string }[] };
  allApiSymbol: { nodes: { path: string }[] };
}

const QUERY = '{ allContent { nodes { __typename path } } allApiSymbol { nodes { path } } }';

/** An entry of the index. */
interface Entry {
  /** Without the path prefix, which the search adds. */
  readonly url: string;
  readonly section: string;
  readonly html: string;
}

/** Writes the full-text index of the sections' texts and the API reference. Throws if there is nothing to index. */
export async function writeSearchIndex(site: BuiltSite): Promise<void> {
  const folder = join(site.folder, FOLDER);
  const sections = sectionsOf(await site.query<Searched>(QUERY));
  const scenes = await findBuiltScenes(site);
  const runner = spawn(process.execPath, [resolve(RUNNER), folder, JSON.stringify(EXCLUDED)], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = Promise.all([once(runner, 'close'), text(runner.stderr)]);
  let count = 0;
  const lineOf = ({ url, section, html }: Entry): string => {
    count += 1;
    const content = `<html lang="en"><body><article data-pagefind-meta="section:${section}">${separateWords(html)}</article></body></html>`;
    return `${JSON.stringify({ url, content })}\n`;
  };
  const lines = function* () {
    for (const entry of entriesOf(site, sections)) yield lineOf(entry);
    for (const scene of scenes) yield lineOf(sceneEntry(scene));
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

/** A live scene: found by its caption, its poster's text and what its code uses of the API. */
function sceneEntry({ path, id, title, description, symbols, members }: BuiltScene): Entry {
  const names = [...symbols, ...members.map((name) => name.replace(/.*\./, ''))];
  const used = names.length === 0 ? '' : `<p>Uses ${[...new Set(names)].join(', ')}.</p>`;
  // Pages come first: a scene is short, so that the engine would rank it higher.
  const html = `<div data-pagefind-weight="0.1"><p data-pagefind-meta="title">${escapeMarkup(title)}</p><p>${escapeMarkup(description)}</p>${used}</div>`;
  return { url: `${path}#${id}`, section: 'Scene', html };
}

/** The section of every address that can be found. */
function sectionsOf({ allContent, allApiSymbol }: Searched): ReadonlyMap<string, string> {
  const texts = allContent.nodes.flatMap(({ __typename, path }): [string, string][] => {
    const section = isUnder(path, API.path) ? API.name : LABELS.get(__typename);
    return section === undefined ? [] : [[path, section]];
  });
  return new Map([...texts, ...allApiSymbol.nodes.map(({ path }): [string, string] => [path, API.name])]);
}

/** The entries of each page: the page itself, or those of its articles that have an address, such as showcase items. */
function* entriesOf({ pages, folder }: BuiltSite, sections: ReadonlyMap<string, string>): Generator<Entry> {
  const wanted = new Set([...sections.keys()].map((address) => address.replace(/#.*$/, '')));
  for (const { file, path, articles } of pages) {
    if (!wanted.has(path)) continue;
    const page = readFileSync(join(folder, file), 'utf8');
    const section = sections.get(path);
    const [whole] = articles;
    if (section !== undefined && whole) yield { url: path, section, html: page.slice(whole.start, whole.end) };
    for (const { id, start, end } of section === undefined ? articles : []) {
      const url = `${path}#${id}`;
      const sectionOfPart = sections.get(url);
      if (sectionOfPart !== undefined)
        yield { url, section: sectionOfPart, html: withFirstHeading(page.slice(start, end)) };
    }
  }
}

/** Turns a part of a page into a page: its heading becomes the title. */
const withFirstHeading = (html: string): string => html.replace(/<h2>(.*?)<\/h2>/s, '<h1>$1</h1>');
