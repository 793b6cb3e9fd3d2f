import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_INDEX } from '@physics-editor/lib/api';
import { alternatePath } from '@physics-editor/lib/page-files';
import { heading, link, list, paragraph, quote, root, text } from '@physics-editor/markdown/nodes';
import { writeMarkdown } from '@physics-editor/markdown/plain/plain-markdown';
import { sections, textParts } from '../../sections';
import { api } from '../../sections/api';
import { KINDS, MODULES } from '../../sections/api/sidebar';
import { allNodes } from '../../sections/query';
import { arePages, type TextPages } from '../../sections/texts';
import type { SiteOutput } from '../site-build';
import { schemaPath, type DataFile } from '@physics-editor/publish/data-file';
import { listedSymbols } from './markdown-pages';
import { siteAddress } from '@physics-editor/publish/site-address';
import { API_FILE } from './write-api';
import { SCENES_FILE } from './write-scenes';

const OVERVIEW = 'llms.txt';
const ALL_TEXTS = 'llms-full.txt';
/** Limit of `llms-full.txt`: more exceeds what its readers take in at once. */
const MOST_BYTES = 4_000_000;

const ON_ADDRESSES =
  'Each page below is Markdown; its address without .md is that of the page itself. Where the host negotiates content, as nginx does, that address answers "Accept: text/markdown" with the Markdown, too.';

interface Page {
  path: string;
  title: string;
  description: string;
}

interface Part {
  label: string;
  pages: readonly Page[];
}

/**
 * Writes `llms.txt`, the site's pages for language models, and `llms-full.txt`, all their texts, unless it would exceed 4 MB. Needs the alternates.
 * A part of the site without pages is left out.
 * @see https://llmstxt.org
 */
export async function writeLlms(site: SiteOutput): Promise<void> {
  const parts: Part[] = [];
  for (const section of sections) {
    if (arePages(section.texts)) parts.push({ label: section.texts.label, pages: await pagesOf(site, section.texts) });
    const shared = textParts.find(({ type }) => type === section.texts?.type);
    if (shared) parts.push({ label: shared.label, pages: await pageOfParts(site, shared) });
    if (section === api) parts.push({ label: 'API', pages: await reference(site) });
  }
  const alternates = parts.flatMap(({ pages }) => pages.map(({ path }) => join(site.folder, alternatePath(path))));
  const isWhole = writeAll(join(site.folder, ALL_TEXTS), alternates);
  writeFileSync(join(site.folder, OVERVIEW), overview(site, parts, isWhole));
}

/** Concatenates files into one and returns true; writes none and returns false if it would be too long. */
function writeAll(file: string, texts: readonly string[]): boolean {
  rmSync(file, { force: true });
  let bytes = 0;
  for (const text of texts) bytes += statSync(text).size;
  if (bytes > MOST_BYTES) return false;
  for (const text of texts) appendFileSync(file, `${readFileSync(text, 'utf8')}\n`);
  return true;
}

function overview(site: SiteOutput, parts: readonly Part[], isWhole: boolean): string {
  const item = ({ path, title, description }: Page) => [
    paragraph([
      link(siteAddress(site, alternatePath(path)), [text(title)]),
      text(description ? `: ${description.replace(/\s+/g, ' ').trim()}` : ''),
    ]),
  ];
  const all = isWhole
    ? [text(' All texts in one file: '), link(siteAddress(site, `/${ALL_TEXTS}`), [text(ALL_TEXTS)]), text('.')]
    : [];
  const tree = root([
    heading(1, [text(site.settings.title)]),
    quote([paragraph([text(site.settings.description)])]),
    paragraph([text(ON_ADDRESSES), ...all]),
    ...parts
      .filter(({ pages }) => pages.length > 0)
      .flatMap(({ label, pages }) => [heading(2, [text(label)]), list(pages.map(item))]),
    heading(2, [text('Data')]),
    list([SCENES_FILE, API_FILE].map((file) => dataItem(site, file))),
  ]);
  return `${writeMarkdown(tree)}\n`;
}

/** A data file with its schema. */
function dataItem(site: SiteOutput, file: DataFile) {
  const linkTo = (path: string) => link(siteAddress(site, path), [text(path.slice(1))]);
  return [
    paragraph([
      linkTo(file.path),
      text(`: ${file.description} Its JSON schema: `),
      linkTo(schemaPath(file)),
      text('.'),
    ]),
  ];
}

/** The pages of a section in its order, followed by those that have no place in it. */
async function pagesOf(site: SiteOutput, { type, order }: Pick<TextPages, 'type' | 'order'>): Promise<Page[]> {
  const pages = await allNodes<Page>(site, type, 'path title description', '(sort: { path: ASC })');
  const paths = (await order?.(site)) ?? [];
  const places = new Map(paths.map((path, at) => [path, at]));
  const placeOf = ({ path }: Page) => places.get(path) ?? paths.length;
  return pages.sort((a, b) => placeOf(a) - placeOf(b));
}

/** The page that shows all texts of a section, described by their titles; none if there are no texts. */
async function pageOfParts(site: SiteOutput, { type, path, label }: (typeof textParts)[number]): Promise<Page[]> {
  const titles = (await pagesOf(site, { type })).map(({ title }) => title);
  return titles.length > 0 ? [{ path, title: label, description: titles.join(', ') }] : [];
}

/** Pages generated from the code: the index, and the kinds of symbols in sidebar order. */
async function reference(site: SiteOutput): Promise<Page[]> {
  const pages: Page[] = [];
  for (const { type } of KINDS) {
    const symbols = await listedSymbols(site, type);
    pages.push(...symbols.map(({ name, path, summaryText }) => ({ path, title: name, description: summaryText })));
  }
  return pages.length > 0 ? [{ path: MODULES.path, ...API_INDEX }, ...pages] : [];
}
