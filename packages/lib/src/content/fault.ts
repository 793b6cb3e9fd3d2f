import { closest, distance } from 'fastest-levenshtein';

/** A fault in a content file, worded so that a writer can correct it. */
export interface Fault {
  /** Path below the project's root, for example `content/docs/faq.mdx`. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based; left out if the whole line or file is meant. */
  column?: number | undefined;
  /** The problem. */
  message: string;
  /** How to correct it. */
  hint: string;
}

/** Ends the build with a list of faults that a writer can correct, without a stack trace. */
export class ContentError extends Error {}

/** The position of a fault in the form that terminals and editors link: `content/docs/faq.mdx:12:5`. */
export const faultPlace = ({ file, line, column }: Pick<Fault, 'file' | 'line' | 'column'>): string =>
  [file, line, column].filter((part) => part !== undefined).join(':');

/** A fault as one line. */
export const formatFault = (fault: Fault): string => `${faultPlace(fault)} ${fault.message} → ${fault.hint}`;

/** Compares faults for a list, by file and position. */
export const byPlace = (a: Fault, b: Fault): number =>
  a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0);

/** A list for the terminal: one paragraph per fault, sorted by file and position. `what` names what has the faults. */
export function formatFaults(faults: readonly Fault[], what = 'content'): string {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  const paragraphs = [...faults]
    .sort(byPlace)
    .map((fault) => `  ${faultPlace(fault)}\n    ${fault.message}\n    → ${fault.hint}`);
  return [`The ${what} has ${count}:`, ...paragraphs].join('\n\n');
}

/** The entry of `known` that a mistyped `name` most likely means: at most a third of the characters differ. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const candidate = closest(name, known);
  return distance(name, candidate) <= Math.max(1, Math.ceil(name.length / 3)) ? candidate : undefined;
}

/** A hint with the most similar known id, followed by all of them. */
export function suggest(name: string, known: readonly string[]): string {
  const list = known.length > 0 ? `known: ${known.join(', ')}` : 'none is known yet';
  const near = nearest(name, known);
  return near ? `did you mean "${near}"? (${list})` : list;
}
