import { isMap, isSeq, parseDocument, type Document } from 'yaml';
import { contentId } from '@physics-editor/lib/content/address';
import { ImportError } from '../arguments';
import { isCategory, type SidebarCategory, type SidebarEntry } from './sidebar';

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
