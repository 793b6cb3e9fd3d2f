import type { RootContent, TableCell, TableRow } from 'mdast';
import { isElement, type WrittenElement } from '@physics-editor/markdown/attributes';
import { filled, trimmed } from '@physics-editor/markdown/nodes';
import type { Conversion } from './conversion';
import { attributeOf, inLine } from './elements';

/** Converts an HTML table to Markdown, with one line per cell. */
export function tableOf(element: WrittenElement, conversion: Conversion): RootContent[] {
  const rows = elementsIn(element, ['tr']).map((row) => elementsIn(row, ['td', 'th']));
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width === 0) return [];
  if (rows.some((cells) => cells.some((cell) => attributeOf(cell, 'colspan', 'rowspan', 'colSpan', 'rowSpan')))) {
    conversion.notes.leave(element, 'Table cells that span several columns or rows were reduced to one.');
  }
  const lines = rows.map((cells) => {
    const contents = cells.map((cell) => trimmed(inLine(conversion.inner(cell.children))));
    return rowOf(Array.from({ length: width }, (_, at) => contents[at] ?? []));
  });
  // Markdown tables begin with a header row.
  const hasHead = rows[0]?.some(({ name }) => name === 'th');
  const head = hasHead ? [] : [rowOf(Array.from({ length: width }, () => []))];
  return [{ type: 'table', align: Array.from({ length: width }, () => null), children: [...head, ...lines] }];
}

const rowOf = (cells: readonly (readonly RootContent[])[]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children): TableCell => filled<TableCell>({ type: 'tableCell', children: [] }, children)),
});

/** The nearest descendants with these names. */
const elementsIn = ({ children }: { children: readonly RootContent[] }, names: readonly string[]): WrittenElement[] =>
  children.flatMap((child): WrittenElement[] => {
    if (isElement(child) && names.includes(child.name ?? '')) return [child];
    return 'children' in child ? elementsIn(child, names) : [];
  });
