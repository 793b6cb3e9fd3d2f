import { shownPath } from '../../gatsby/checks/content-files';
import { formatFault, type Fault } from '../../gatsby/checks/fault';
import type { Note, Notes } from './notes';

/** An imported file and its notes. */
export interface Imported {
  /** Path of the foreign file. */
  readonly path: string;
  /** Path below `content/`. */
  readonly target: string;
  readonly notes: Notes;
}

/** The report of an import as Markdown: for each file, the remaining tasks and the changes. */
export function writeReport(
  from: string,
  imported: readonly Imported[],
  general: readonly string[],
  faults: readonly Fault[],
): string {
  const parts = imported.map((file) =>
    filePart(
      file,
      faults.filter((fault) => fault.file === shownPath(file.target)),
    ),
  );
  const open = imported.filter(
    ({ notes, target }) => notes.left.length > 0 || faults.some(({ file }) => file === shownPath(target)),
  );
  return [
    `# Import of ${from}`,
    `${imported.length} pages, ${open.length} of them with remaining tasks. Lines are those of the foreign file unless a path says otherwise.`,
    ...(general.length > 0 ? [general.map((line) => `- ${line}`).join('\n')] : []),
    ...parts,
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
  const lines = new Map<string, number[]>();
  for (const { line, message } of [...notes].sort((a, b) => a.line - b.line)) {
    lines.set(message, [...(lines.get(message) ?? []), line]);
  }
  return [...lines].map(([message, at]) => `line ${[...new Set(at)].join(', ')}: ${message}`);
}
