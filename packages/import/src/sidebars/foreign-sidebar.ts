import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readModule, type Literal } from '../convert/literal';
import type { PageIndex } from '../links/links';
import { wordsOf } from '../links/pictures';
import type { SidebarEntry } from './sidebar';

/** Context for reading a foreign sidebar. */
interface Reading {
  readonly index: PageIndex;
  /** Entries of all pages in a folder of the import. */
  readonly folder: (path: string) => SidebarEntry[];
}

/** The sidebar in a configuration; undefined if none can be read without executing it. */
export function foreignSidebar(configs: readonly string[], reading: Reading): SidebarEntry[] | undefined {
  for (const config of configs) {
    const module = readModule(readFileSync(config, 'utf8'));
    const written = basename(config).startsWith('sidebar') ? [module.value] : module.properties('sidebar');
    for (const value of written) {
      const entries = entriesOf(value, reading, '');
      if (entries.length > 0) return entries;
    }
  }
  return undefined;
}

/** Lists and objects of any generator: VitePress has sidebars by path, Docusaurus by name. */
function entriesOf(value: Literal | undefined, reading: Reading, base: string): SidebarEntry[] {
  if (Array.isArray(value)) return value.flatMap((item) => itemEntries(item, reading, base));
  if (typeof value !== 'object' || value === null) return [];
  const lists = Object.values(value);
  if (lists.length === 1) return entriesOf(lists[0], reading, base);
  return Object.entries(value).flatMap(([name, list]): SidebarEntry[] => {
    const items = isRecord(list) && 'items' in list ? itemEntries(list, reading, base) : entriesOf(list, reading, base);
    // A path is no label for readers.
    if (name.startsWith('/') || items.length === 0) return items;
    return [{ category: wordsOf(name.replace(/sidebar$/i, '') || name), items }];
  });
}

type Record = { [key: string]: Literal };

const isRecord = (value: Literal | undefined): value is Record =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (item: Record, ...names: string[]): string | undefined =>
  names.map((name) => item[name]).find((value) => typeof value === 'string');

function itemEntries(item: Literal, reading: Reading, base: string): SidebarEntry[] {
  if (typeof item === 'string') return docEntries(item, undefined, reading, base);
  if (!isRecord(item)) return [];
  const label = textIn(item, 'label', 'text', 'title');
  const link = isRecord(item['link']) ? textIn(item['link'], 'id') : textIn(item, 'link');
  const target = textIn(item, 'id', 'slug') ?? link;
  const generated = isRecord(item['autogenerate'])
    ? textIn(item['autogenerate'], 'directory')
    : textIn(item, 'dirName');
  const inside = item['items'] ?? (generated === undefined ? undefined : []);
  if (inside === undefined) {
    if (target !== undefined) return docEntries(target, label, reading, base);
    return label === undefined ? entriesOf(item, reading, base) : [];
  }
  const below = base + (textIn(item, 'base') ?? '');
  const items = [...entriesOf(inside, reading, below), ...(generated === undefined ? [] : reading.folder(generated))];
  const [own] = target === undefined ? [] : docEntries(target, undefined, reading, base);
  if (label === undefined) return [...(own ? [own] : []), ...items];
  return items.length > 0 || own ? [{ category: label, items, ...(own && 'doc' in own ? { doc: own.doc } : {}) }] : [];
}

function docEntries(name: string, label: string | undefined, { index }: Reading, base: string): SidebarEntry[] {
  if (/^(https?:)?\/\//.test(name)) return [];
  const page = index.find(base + name) ?? index.find(name);
  return page ? [{ doc: page.target, ...(label ? { label } : {}) }] : [];
}
