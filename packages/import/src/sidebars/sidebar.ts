import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse, isMap, isSeq, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import { numberOf, withoutNumber } from '../links/destinations';
import { wordsOf } from '../links/pictures';
import type { ForeignPage } from '../page';
import { contentId } from '@physics-editor/lib/content/address';
import { ImportError } from '../arguments';

/** A page by its path below `content/`. */
export interface SidebarPage {
  doc: string;
  label?: string;
}

/** Pages under one label, with or without a page of its own. */
export interface SidebarCategory {
  category: string;
  doc?: string;
  items: SidebarEntry[];
}

export type SidebarEntry = SidebarPage | SidebarCategory;

export const isCategory = (entry: SidebarEntry): entry is SidebarCategory => 'category' in entry;

const isPage = (entry: SidebarEntry): entry is SidebarPage => !isCategory(entry);

const categorySchema = z
  .object({ label: z.string().optional().catch(undefined), position: z.number().optional().catch(undefined) })
  .catch({});

/** Docusaurus's metadata of a folder. */
function categoryOf(folder: string) {
  const file = ['_category_.json', '_category_.yml', '_category_.yaml']
    .map((name) => join(folder, name))
    .find(existsSync);
  try {
    return file ? categorySchema.parse(parse(readFileSync(file, 'utf8'))) : {};
  } catch {
    // An unreadable file is ignored.
    return {};
  }
}

const LAST = Number.MAX_SAFE_INTEGER;

/** The pages in a folder of the import: by position, then by name, with each folder as a category. */
export function folderSidebar(pages: readonly ForeignPage[], root: string, folder = ''): SidebarEntry[] {
  const below = pages.filter(({ path }) => folder === '' || path.startsWith(`${folder}/`));
  const restOf = (path: string) => path.slice(folder === '' ? 0 : folder.length + 1);
  const own = below.filter(({ path }) => !restOf(path).includes('/'));
  const nested = below.map(({ path }) => restOf(path)).filter((rest) => rest.includes('/'));
  const folders = new Set(nested.map((rest) => rest.split('/')[0] ?? ''));
  const rows = [
    ...own.map(({ path, target, title, fields: { label, position } }) => ({
      position: opens(target) && own.length > 0 ? -1 : (position ?? numberOf(posix.basename(path)) ?? LAST),
      name: label ?? title,
      entry: { doc: target, ...(label && label !== title ? { label } : {}) },
    })),
    ...[...folders].map((name) => {
      const path = folder === '' ? name : `${folder}/${name}`;
      const category = categoryOf(join(root, path));
      const items = folderSidebar(pages, root, path);
      const index = pages.find((page) => posix.dirname(page.path) === path && opens(page.target));
      const label = category.label ?? index?.fields.label ?? index?.title ?? wordsOf(withoutNumber(name));
      const others = items.filter((item) => isCategory(item) || item.doc !== index?.target);
      return {
        position: category.position ?? index?.fields.position ?? numberOf(name) ?? LAST,
        name: label,
        entry: { category: label, items: others, ...(index ? { doc: index.target } : {}) },
      };
    }),
  ];
  return rows
    .sort((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map(({ entry }) => entry);
}

/** Whether a page is the index of its folder. */
const opens = (target: string): boolean => target.endsWith('/index.mdx');

/**
 * The entries of one category of this site, which allows one more level of categories. Deeper ones are moved after their parent and prefixed with its
 * name. Every page occurs once, except `opening`, the category's own; `missing` ones come last.
 */
export function shapeSidebar(
  entries: readonly SidebarEntry[],
  missing: readonly string[],
  opening: string | undefined,
): SidebarEntry[] {
  const seen = new Set(opening === undefined ? [] : [opening]);
  const isNew = (doc: string) => !seen.has(doc) && Boolean(seen.add(doc));
  const middle = (list: readonly SidebarEntry[], outer: string): SidebarEntry[] =>
    list.flatMap((entry): SidebarEntry[] => {
      if (isPage(entry)) return isNew(entry.doc) ? [entry] : [];
      const { doc, items } = entry;
      const category = outer ? `${outer}: ${entry.category}` : entry.category;
      const own = doc !== undefined && isNew(doc) ? doc : undefined;
      const leaves = items.filter(isPage).filter((item) => isNew(item.doc));
      const deeper = middle(items.filter(isCategory), category);
      if (leaves.length > 0) return [{ category, ...(own ? { doc: own } : {}), items: leaves }, ...deeper];
      return [...(own ? [{ doc: own, label: category }] : []), ...deeper];
    });
  const shaped = middle(entries, '');
  return [...shaped, ...missing.filter(isNew).map((doc) => ({ doc }))];
}

/** Adds a category to the first sidebar of a `sidebars.yml`, or replaces the one of that name. Comments and formatting of the rest are preserved. */
export function addToSidebars(text: string, category: SidebarCategory): string {
  const document: Document = parseDocument(text);
  if (document.errors.length > 0)
    throw new ImportError('content/docs/sidebars.yml is not valid YAML: run the build, which reports the line.');
  if (document.contents === null) document.contents = document.createNode({ docs: [] });
  const sidebar = isMap(document.contents) ? document.contents.items[0]?.value : undefined;
  if (!isSeq(sidebar))
    throw new ImportError('content/docs/sidebars.yml has no sidebar: write "docs:" and a list below it.');
  const node = document.createNode(withIds(category));
  const at = sidebar.items.findIndex((item) => isMap(item) && item.get('category') === category.category);
  if (at < 0) sidebar.items.push(node);
  else sidebar.items[at] = node;
  return document.toString({ lineWidth: 0, singleQuote: true });
}

/** Converts an entry to the form of `sidebars.yml`: pages by their ids. */
function withIds(entry: SidebarEntry): Record<string, unknown> {
  if (!isCategory(entry)) return { doc: contentId(entry.doc), ...(entry.label ? { label: entry.label } : {}) };
  const { category, doc, items } = entry;
  return { category, ...(doc ? { doc: contentId(doc) } : {}), items: items.map(withIds) };
}
