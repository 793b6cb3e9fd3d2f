// `npm run bench:build -- --peers`: builds the same thousand pages with this site, Docusaurus and Starlight, and this site beside a Gatsby site of one
// page, in turn, and prints the medians with their ratios: machines differ, ratios hardly do. With --develop, dev servers instead.
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeContent } from './generated-content.mjs';
import { measuredBuild, rounded } from './measured-build.mjs';
import { docusaurus, emptyGatsby, starlight } from './peer-sites.mjs';
import { medianOf } from './median.mjs';
import { measuredDevelop } from './measured-develop.mjs';
import { firstText, withCopy } from './site-copies.mjs';

/** @import { Peer } from './peer-sites.mjs' */
/** @typedef {Readonly<Record<string, number>>} Figures */

const PAGES = 1000;
/** The packages of the peers stay here for the next run. */
const FOLDER = join(tmpdir(), 'build-peers');
/** What a build of this site without caches must not find. `node_modules/.cache` is that of the copy. */
const CACHES = ['.cache', 'public', 'dist', 'node_modules/.cache'];
/** The caches of earlier builds. A file system may create files slowly for minutes after thousands were deleted, as ext4 without a journal does. */
const OLD = join(FOLDER, 'old');

/** Measures builds. @param {number} rounds */
export async function comparePeers(rounds) {
  const peers = prepare();
  /** @type {Record<string, Figures[]>} */
  const results = {};
  /** @param {string} name @param {Peer} site @param {boolean} [isCold] */
  const measure = async (name, site, isCold = false) => {
    if (isCold) setAside(site);
    const { seconds, processor, bytes } = await measuredBuild(site.folder);
    const figures = { 'time (s)': seconds, 'processor (s)': processor, 'memory (MB)': bytes / 1024 ** 2 };
    (results[name] ??= []).push(figures);
    console.log(`${name}: ${rounded(seconds)} s`);
  };
  await withCopy(async (pages) => {
    writeContent(pages, PAGES);
    await withCopy(async (folder) => {
      const [site, many] = [
        { folder, caches: CACHES },
        { folder: pages, caches: CACHES },
      ];
      for (let round = 0; round < rounds; round += 1) {
        await measure(DOCUSAURUS, peers.docusaurus, true);
        await measure(STARLIGHT, peers.starlight, true);
        await measure(MANY, many, true);
        await measure(EMPTY, peers.empty, true);
        await measure(EMPTY_AGAIN, peers.empty);
        await measure(SITE, site, true);
        await measure(UNCHANGED, site);
        appendFileSync(firstText(folder), '\nOne more sentence.\n');
        await measure(CHANGED, site);
      }
    });
  });
  print(results, [
    [MANY, DOCUSAURUS],
    [MANY, STARLIGHT],
    [SITE, EMPTY],
    [UNCHANGED, EMPTY_AGAIN],
    [CHANGED, EMPTY_AGAIN],
  ]);
}

const DOCUSAURUS = '1,000 pages, Docusaurus';
const STARLIGHT = '1,000 pages, Starlight';
const MANY = '1,000 pages, this site';
const EMPTY = 'empty Gatsby site, without caches';
const EMPTY_AGAIN = 'empty Gatsby site, again';
const SITE = 'this site, without caches';
const UNCHANGED = 'this site, nothing changed';
const CHANGED = 'this site, one text changed';

/** Measures dev servers: until a browser shows the first page, without caches and again, and until it shows a saved text. @param {number} rounds */
export async function compareDevelop(rounds) {
  const peers = prepare();
  /** @type {Record<string, Figures[]>} */
  const results = {};
  /** The empty site has no text but its title. @param {string} before @param {string} words */
  const changedTitle = (before, words) => before.replace('Empty', words);
  await withCopy(async (folder) => {
    const sites = {
      'Docusaurus, 1,000 pages': { ...peers.docusaurus, page: '/docs/part-0/page-0', text: 'docs/part-0/page-0.mdx' },
      'Starlight, 1,000 pages': {
        ...peers.starlight,
        page: '/part-0/page-0/',
        text: 'src/content/docs/part-0/page-0.mdx',
      },
      'empty Gatsby site': { ...peers.empty, page: '/', text: 'src/pages/index.js', add: changedTitle },
      'this site': { folder, caches: CACHES, page: '/docs/faq', text: 'content/docs/faq.mdx' },
    };
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, site] of Object.entries(sites)) {
        setAside(site);
        console.log(`${name}: starting`);
        const { first } = await measuredDevelop(site);
        const { first: again, saved } = await measuredDevelop(site);
        console.log(`${name}: ${rounded(first)} s, again ${rounded(again)} s, saved ${rounded(saved)} s`);
        (results[name] ??= []).push({ 'first page (s)': first, 'second start (s)': again, 'saved text (s)': saved });
      }
    }
  });
  print(results, [
    ['this site', 'empty Gatsby site'],
    ['this site', 'Starlight, 1,000 pages'],
    ['this site', 'Docusaurus, 1,000 pages'],
  ]);
}

function prepare() {
  mkdirSync(OLD, { recursive: true });
  process.once('exit', () => rmSync(OLD, { recursive: true, force: true }));
  return { docusaurus: docusaurus(FOLDER, PAGES), starlight: starlight(FOLDER, PAGES), empty: emptyGatsby(FOLDER) };
}

/** Moves what a build without caches must not find. @param {Peer} site */
function setAside({ folder, caches }) {
  for (const cache of caches)
    if (existsSync(join(folder, cache))) renameSync(join(folder, cache), mkdtempSync(join(OLD, '-')));
}

/** Prints the median of each figure, then the ratios of pairs. @param {Record<string, Figures[]>} results @param {[string, string][]} pairs */
function print(results, pairs) {
  const medians = Object.fromEntries(Object.entries(results).map(([name, rounds]) => [name, medianOf(rounds)]));
  console.table(mapValues(medians, (figures) => mapValues(figures, rounded)));
  const ratios = pairs.map(([one, other]) => [
    `${one} ÷ ${other}`,
    mapValues(medians[one] ?? {}, (value, name) => Number((value / (medians[other]?.[name] ?? NaN)).toFixed(2))),
  ]);
  console.table(Object.fromEntries(ratios));
}

/**
 * @template From, To
 * @param {Readonly<Record<string, From>>} record
 * @param {(value: From, name: string) => To} map
 * @returns {Record<string, To>}
 */
function mapValues(record, map) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
}
