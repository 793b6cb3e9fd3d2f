import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { CONTENT_FOLDER, shownPath } from '@physics-editor/lib/content/content-files';
import { slug as slugSchema } from '@physics-editor/markdown/checks/front-matter';
import { anchorsOf } from '@physics-editor/markdown/anchors';
import { nodesOf } from '@physics-editor/markdown/visit';
import { contentPath } from '@physics-editor/lib/content/address';
import { addToSidebars, folderSidebar, isCategory, shapeSidebar, type SidebarEntry } from './sidebars/sidebar';
import { ImportError, readArguments, type ImportOptions } from './arguments';
import { checkImported } from './check';
import { destinationsOf } from './links/destinations';
import { foreignSidebar } from './sidebars/foreign-sidebar';
import { writeOwnIds } from './links/headings';
import { PageIndex, settleLinks, type LinkedPage } from './links/links';
import { readPage, writePage, type ForeignPage } from './page';
import { wordsOf, type Copies } from './links/pictures';
import { writeReport } from './report';
import { findSource, type SourceFolder } from './source-folder';
import { writeBody } from './write';

const SIDEBARS = 'docs/sidebars.yml';
const REPORTS = 'node_modules/.cache/import';

/** Imports a folder of foreign files into `content/` below the project's root. Returns the exit code. */
export async function runImport(
  args: readonly string[],
  root: string,
  log: Pick<Console, 'log' | 'error'>,
): Promise<number> {
  try {
    const options = readArguments(args);
    const { pages, faults, report, others } = await importFolder(options, root);
    const open = new Set(faults.map(({ file }) => file)).size;
    const count = pages.length === 1 ? '1 page is' : `${pages.length} pages are`;
    log.log(`${count} in ${shownPath(options.to)}; ${pages.length - open} of them would build without an edit.`);
    if (others.length > 0) log.log(`${others.length} files outside of the folder of the docs were not imported.`);
    log.log(`Changes and remaining tasks: ${report}`);
    return 0;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    log.error(error.message);
    return 1;
  }
}

async function importFolder(options: ImportOptions, root: string) {
  const source = findSource(options.from);
  const destinations = destinationsOf(
    source.files.filter((path) => !basename(path).startsWith('_')),
    options.to,
  );
  const copies: Copies = new Map();
  const pages: ForeignPage[] = [];
  for (const path of source.files) {
    const target = destinations.get(path);
    if (target) pages.push(await readPage(path, target, source, copies));
  }
  const linked = new Map(pages.map((page) => [page, linkedPage(page)]));
  const index = new PageIndex([...linked.values()], source.root);
  for (const [page, own] of linked) settleLinks(page.tree, own, index, page.notes);

  const slugs = slugsOf(pages);
  const texts = new Map(pages.map((page) => [page.target, writePage(page, slugs.get(page))]));
  refuseToReplace([...texts.keys(), ...copies.keys()], options, root);
  for (const [target, text] of texts) write(join(root, CONTENT_FOLDER, target), text);
  for (const [target, file] of copies) write(join(root, CONTENT_FOLDER, target), readFileSync(file));
  writeSidebar(pages, index, source, options, root);

  const faults = await checkImported(root, [...texts.keys()]);
  const report = posix.join(REPORTS, `${options.to.replaceAll('/', '-')}.md`);
  write(join(root, report), writeReport(options.from, pages, faults, source.others));
  return { pages, faults, report, others: source.others };
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A page with the anchors of its headings on this site. Writes their explicit ids, which are not part of the words behind GitHub's anchors. */
function linkedPage({ path, target, tree, fields, anchors }: ForeignPage): LinkedPage {
  const headings = nodesOf(tree, ['heading']);
  const slugger = new GithubSlugger();
  const slugs = headings.map((heading) => slugger.slug(toString(heading)));
  writeOwnIds(tree);
  const written = anchorsOf(target, writeBody(tree)) ?? [];
  const idOf = (at: number): string => written[at] ?? '';
  const onGitHub = slugs.map((slug, at) => [slug, idOf(at)] as const);
  const aliases = [...anchors].map(
    ([name, heading]) => [name, heading ? idOf(headings.indexOf(heading)) : ''] as const,
  );
  const ids = headings.map((_, at) => idOf(at));
  return { path, target, fields, ids, aliases: new Map([...onGitHub, ...aliases]) };
}

/** The last segment of each page's address, if it differs from the file name on the foreign site. Addresses are unique. */
function slugsOf(pages: readonly ForeignPage[]): Map<ForeignPage, string> {
  const taken = new Set(pages.map(({ target }) => contentPath(target)));
  const slugs = new Map<ForeignPage, string>();
  for (const page of pages) {
    const { target, fields, notes } = page;
    const written = fields.slug ?? fields.id ?? '';
    const slug = written.split('/').findLast(Boolean);
    if (slug === undefined || target.endsWith('/index.mdx') || posix.basename(target) === `${slug}.mdx`) continue;
    const address = contentPath(target, slug);
    if (slugSchema.safeParse(slug).success && !taken.has(address)) {
      slugs.set(page, slug);
      taken.add(address);
    } else {
      notes.change(undefined, `The address "${written}" was left out: it cannot be used here.`);
    }
  }
  return slugs;
}

function refuseToReplace(targets: readonly string[], { force, to }: ImportOptions, root: string): void {
  const existing = targets.filter((target) => existsSync(join(root, CONTENT_FOLDER, target)));
  if (force || existing.length === 0) return;
  const [first = '', ...others] = existing;
  const more = others.length > 0 ? ` and ${others.length} more files exist` : ' exists';
  throw new ImportError(
    `${shownPath(first)}${more} already. Choose another section than ${to}, or replace them with --force.`,
  );
}

/** Adds the import's category to the docs' sidebar. */
function writeSidebar(
  pages: readonly ForeignPage[],
  index: PageIndex,
  source: SourceFolder,
  { to }: ImportOptions,
  root: string,
): void {
  const folder = (path: string) => folderSidebar(pages, source.root, path);
  const entries = foreignSidebar(source.configs, { index, folder }) ?? folder('');
  const opening = pages.find(({ target }) => target === `${to}/index.mdx`);
  const items = shapeSidebar(entries, folder('').flatMap(docsIn), opening?.target);
  const category = wordsOf(basename(to));
  const file = join(root, CONTENT_FOLDER, SIDEBARS);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  write(file, addToSidebars(text, { category, ...(opening ? { doc: opening.target } : {}), items }));
}

/** All pages of an entry, in order. */
const docsIn = (entry: SidebarEntry): string[] =>
  isCategory(entry) ? [...(entry.doc ? [entry.doc] : []), ...entry.items.flatMap(docsIn)] : [entry.doc];
