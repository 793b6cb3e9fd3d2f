import { closest, distance } from 'fastest-levenshtein';

/** Something wrong in a content file, worded so that a writer can put it right. */
export interface Fault {
  /** Path below the project's root, for example `content/docs/faq.mdx`. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based; left out where the whole line, or the whole file, is meant. */
  column?: number | undefined;
  /** What is wrong. */
  message: string;
  /** What would be right. */
  hint: string;
}

/** Ends the build with a list of what a writer can put right; where in the code it was found, nobody needs to know. */
export class ContentError extends Error {}

/** Where a fault is, in the form that terminals and editors open: `content/docs/faq.mdx:12:5`. */
export const faultPlace = ({ file, line, column }: Pick<Fault, 'file' | 'line' | 'column'>): string =>
  [file, line, column].filter((part) => part !== undefined).join(':');

/** A fault on one line. */
export const formatFault = (fault: Fault): string => `${faultPlace(fault)} ${fault.message} → ${fault.hint}`;

/** One paragraph a fault, in the order of files and places, ready for the terminal. `what` is what has them. */
export function formatFaults(faults: readonly Fault[], what = 'content'): string {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  const paragraphs = [...faults]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0))
    .map((fault) => `  ${faultPlace(fault)}\n    ${fault.message}\n    → ${fault.hint}`);
  return [`The ${what} has ${count}:`, ...paragraphs].join('\n\n');
}

/** The entry of `known` that a mistyped `name` most likely means: at most a third of it differs. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const candidate = closest(name, known);
  return distance(name, candidate) <= Math.max(1, Math.ceil(name.length / 3)) ? candidate : undefined;
}

/** A hint that names the nearest known id first, then all of them. */
export function suggest(name: string, known: readonly string[]): string {
  const list = known.length > 0 ? `known: ${known.join(', ')}` : 'none is known yet';
  const near = nearest(name, known);
  return near ? `did you mean "${near}"? (${list})` : list;
}
