import { byName } from '@physics-editor/lib/api';
import type { QueryContext } from '../query';

/** An item of a sidebar: a page, or a category with its pages. */
export interface NamedItem {
  label: string;
  path: string | null;
  items: NamedItem[];
}

/** Address of the index by kind. */
export const MODULES = { label: 'Modules', path: '/docs/api/modules' };

/** The kinds that have pages, in the order of sidebar and pager. */
export const KINDS = [
  { label: 'Classes', type: 'ApiClass' },
  { label: 'Enumerations', type: 'ApiEnum' },
  { label: 'Interfaces', type: 'ApiInterface' },
] as const;

/** Expands `reference: api` in a sidebar: the index, and a category for each kind. */
export async function referenceItems({ nodeModel }: QueryContext): Promise<NamedItem[]> {
  const kinds = await Promise.all(
    KINDS.map(async ({ label, type }) => {
      const { entries } = await nodeModel.findAll<{ name: string; path: string }>({ type });
      const items = [...entries].sort(byName).map(({ name, path }) => ({ label: name, path, items: [] }));
      return { label, path: null, items };
    }),
  );
  const filled = kinds.filter(({ items }) => items.length > 0);
  return filled.length > 0 ? [{ ...MODULES, items: [] }, ...filled] : [];
}
