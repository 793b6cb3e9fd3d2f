import { shownPath } from '@physics-editor/lib/content/content-files';
import { formatFault, type Fault } from '@physics-editor/lib/content/fault';
import { groupBy } from '@physics-editor/lib/group-by';
import type { Note } from './notes';
import type { ForeignPage } from './page';

type Imported = Pick<ForeignPage, 'path' | 'target' | 'notes'>;

/** The report of an import as Markdown: for each file, the remaining tasks and the changes; then the files that were not imported. */
export function writeReport(
  from: string,
  imported: readonly Imported[],
  faults: readonly Fault[],
  others: readonly string[],
): string {
  const faultsOf = ({ target }: Imported) => faults.filter(({ file }) => file === shownPath(target));
  const parts = imported.map((file) => filePart(file, faultsOf(file)));
  const open = imported.filter((file) => file.notes.left.length > 0 || faultsOf(file).length > 0);
  return [
    `# Import of ${from}`,
    `${imported.length} pages, ${open.length} of them with remaining tasks. Lines are those of the foreign file unless a path says otherwise.`,
    ...parts,
    ...(others.length > 0 ? ['## Not imported', others.map((path) => `- ${path}`).join('\n')] : []),
    '',
  ].join('\n\n');
}

function filePart({ path, target, notes }: Imported, faults: readonly Fault[]): string {
  const refusals = faults.map((fault) => `- [ ] ${formatFault(fault)}`);
  const left = linesOf(notes.left).map((line) => `- [ ] ${line}`);
  const changed = linesOf(notes.changed).map((line) => `- ${line}`);
  return [
    `## ${path}`,
    `→ ${shownPath(target)}`,
    ...(refusals.length > 0 ? ['Faults that the build reports:', refusals.join('\n')] : []),
    ...(left.length > 0 ? ['Remaining tasks:', left.join('\n')] : []),
    ...(changed.length > 0 ? ['Changed:', changed.join('\n')] : []),
  ].join('\n\n');
}

/** Notes in line order; the same note on several lines is listed once. */
function linesOf(notes: readonly Note[]): string[] {
  const groups = groupBy(
    notes.toSorted((a, b) => a.line - b.line),
    ({ message }) => message,
  );
  return groups.map(({ key, items }) => `line ${[...new Set(items.map(({ line }) => line))].join(', ')}: ${key}`);
}
