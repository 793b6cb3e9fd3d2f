import { z } from 'zod';
import type { SidebarEntry as KnownItem, SidebarBranches, SidebarRow } from '@physics-editor/lib/sidebar';
import { shownPath, type ContentFiles } from '@physics-editor/lib/content/content-files';
import { suggest, type Fault } from '@physics-editor/lib/content/fault';
import { heldBack, line } from '@physics-editor/markdown/checks/front-matter';
import { checkYaml } from '@physics-editor/markdown/checks/yaml';
import { textsNamed } from '@physics-editor/markdown/checks/yaml-outline';
import { contentId, placeOf } from '@physics-editor/lib/content/address';
import { referenceItems, type NamedItem } from './api/sidebar';
import { readMdxPages } from './mdx-pages';
import { field, nodeById, query, relativePathOf } from './query';
import type { Section } from './section';
import type { TextPages } from './texts';
import { createYamlNodes } from './yaml-nodes';

/** Letters of ids are composed, see `ContentFiles`. */
const docId = line.normalize();

/** A page, by the id of its doc; its title is the default label. */
const docEntry = z.strictObject({ doc: docId, label: line.optional() });

/** A category: pages under one label, with or without a page of its own. Readers cannot follow more than three levels. */
const category = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ category: line, doc: docId.optional(), items: z.array(item) });

/** The pages of the API reference, which have no files; they bring their own categories. */
const referenceEntry = z.strictObject({ reference: z.literal('api') });

const FORM = 'write "- doc: <id>", or "- category: <label>" with "items:" (three levels at most)';
const leaf = z.union([docEntry], FORM);
const middle = z.union([docEntry, referenceEntry, category(leaf)], FORM);
const top = z.union([docEntry, category(middle)], FORM);

/** Schema of `sidebars.yml`: sidebars by name. */
const sidebarsSchema = z.record(z.string(), z.array(top));

/** An entry of any of these forms. */
interface SidebarEntry {
  doc?: string | undefined;
  label?: string | undefined;
  category?: string | undefined;
  items?: readonly SidebarEntry[] | undefined;
  reference?: 'api' | undefined;
}

/** Ids of all pages of a sidebar, in reading order, local to the sidebar's section. */
export function sidebarDocs(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap(({ doc, items = [] }) => [...(doc === undefined ? [] : [doc]), ...sidebarDocs(items)]);
}

/** Id of a page in the sidebars of its section. */
const idOf = (file: string): string => placeOf(file).name;

/** The faults of a section's `sidebars.yml`: its form, and pages that do not exist or are listed twice. */
export function checkSidebars(files: ContentFiles, { folder }: TextPages): Fault[] {
  const path = `${folder}/sidebars.yml`;
  const known = files.texts(folder).map(idOf);
  const file = shownPath(path);
  const text = files.read(path);
  const checked = checkYaml({ text, file }, sidebarsSchema);
  const faults = checked.ok ? [] : checked.faults;

  const seen = new Set<string>();
  for (const { value, line, column } of textsNamed('doc', text)) {
    const id = value.normalize();
    const at = { file, line, column };
    if (!known.includes(id)) {
      faults.push({ ...at, message: `Couldn't find any doc with id "${id}".`, hint: suggest(id, known) });
    } else if (seen.has(id)) {
      faults.push({ ...at, message: `"${id}" occurs twice in the sidebars.`, hint: 'keep one of the two' });
    }
    seen.add(id);
  }
  return faults;
}

/** Warnings about pages that are not drafts and that the section's `sidebars.yml` does not list. */
export function unlistedPages(files: ContentFiles, texts: TextPages): Fault[] {
  const path = `${texts.folder}/sidebars.yml`;
  const listed = new Set(textsNamed('doc', files.read(path)).map(({ value }) => value.normalize()));
  return readMdxPages(files, texts).pages.flatMap(({ file, fields }) => {
    if (heldBack(fields) || listed.has(idOf(file))) return [];
    const message = 'The page is in no sidebar: only links and the search lead to it.';
    return [{ file: shownPath(file), line: 1, message, hint: `write "- doc: ${idOf(file)}" in ${shownPath(path)}` }];
  });
}

/** A sidebar item as the data layer returns it. */
export interface SidebarItem extends SidebarRow {
  items: SidebarItem[];
}

/** Adds labels and addresses to entries and inserts the reference; drafts, and categories that are empty without them, are left out. */
export function sidebarItems(
  entries: readonly SidebarEntry[],
  pageOf: (doc: string) => { title: string; path: string } | null,
  reference: readonly NamedItem[] = [],
): NamedItem[] {
  return entries.flatMap(({ category, label = category, doc, items: inner = [], reference: inserted }) => {
    if (inserted !== undefined) return [...reference];
    const page = doc === undefined ? null : pageOf(doc);
    const items = sidebarItems(inner, pageOf, reference);
    if (!page && items.length === 0) return [];
    return [{ label: label ?? page?.title ?? '', path: page?.path ?? null, items }];
  });
}

/** Adds what depends on an item's position: its id, which begins with its parent's, and where it leads. */
export const placedItems = (items: readonly NamedItem[], parent: string): SidebarItem[] =>
  items.map(({ label, path, items: inner }, at) => {
    const id = `${parent}/${at}`;
    const placed = placedItems(inner, id);
    return { id, label, path, link: path ?? placed[0]?.link ?? '/', isCategory: placed.length > 0, items: placed };
  });

/** The branches that each page in a category carries in its context to show the path to it, by the page's path. */
export function branchesByPath(items: readonly KnownItem[]): Map<string, SidebarBranches> {
  const found = new Map<string, SidebarBranches>();
  const visit = (inside: readonly KnownItem[], above: SidebarBranches): void => {
    for (const { id, path, isCategory, items: inner = [] } of inside) {
      const branches = isCategory ? { ...above, [id]: inner.map(({ items: _, ...row }) => row) } : above;
      if (path !== null && Object.keys(branches).length > 0) found.set(path, branches);
      visit(inner, branches);
    }
  };
  visit(items, {});
  return found;
}

/** The branches of every page in a sidebar category. */
export async function pageBranches(args: Parameters<typeof query>[0]): Promise<Map<string, SidebarBranches>> {
  const { allSidebar } = await query<{ allSidebar: { nodes: { items: KnownItem[] }[] } }>(args, SIDEBARS);
  return branchesByPath(allSidebar.nodes.flatMap(({ items }) => items));
}

const ROW = 'id label path link isCategory';
const SIDEBARS = `{ allSidebar { nodes { items { ${ROW} items { ${ROW} items { ${ROW} } } } } } }`;

const typeDefs = /* GraphQL */ `
  "The order of a section's pages, from its sidebars.yml."
  type Sidebar implements Node @dontInfer {
    "Name of the sidebar, its key in the file."
    name: String!
    "Folder of the section below content/, such as docs."
    section: String!
    "Pages and categories in order. Categories without pages are left out."
    items: [SidebarItem!]!
  }

  "A page or a category in a sidebar."
  type SidebarItem @dontInfer {
    "Name of the sidebar and the item's position in it, from 0: tutorialSidebar/2/0."
    id: String!
    "Display text; by default the page's title."
    label: String!
    "Address of the page, or of the category's own page; null for a category without one."
    path: String
    "Target of the item's link: its own page, or the first page inside it."
    link: String!
    "Whether it contains pages."
    isCategory: Boolean!
    "Pages and categories inside a category; empty for a page."
    items: [SidebarItem!]!
  }
`;

/** A Sidebar node. */
export interface SidebarSource {
  name: string;
  section: string;
  entries: SidebarEntry[];
  /** Ids of all its pages, in reading order, local to the section: each of them asks for its neighbours. */
  docs: string[];
}

/** Sidebars of every section that has a `sidebars.yml`. */
export const sidebars: Section = {
  typeDefs,

  async onCreateNode(args) {
    const [section = ''] = relativePathOf(args.node).split('/');
    const file = { path: `${section}/sidebars.yml`, schema: sidebarsSchema };
    await createYamlNodes(args, file, 'Sidebar', (written) =>
      Object.entries(written).map(([name, entries]) => {
        const source: SidebarSource = { name, section, entries, docs: sidebarDocs(entries) };
        return { ...source, id: `sidebar:${section}:${name}` };
      }),
    );
  },

  createResolvers({ createResolvers }) {
    createResolvers({
      Sidebar: {
        items: field(async ({ name, section, entries }: SidebarSource, context) => {
          const pageOf = (doc: string) =>
            nodeById<{ title: string; path: string }>(context, { id: contentId(`${section}/${doc}`), type: 'Content' });
          const reference = section === 'docs' ? await referenceItems(context) : [];
          return placedItems(sidebarItems(entries, pageOf, reference), name);
        }),
      },
    });
  },
};
