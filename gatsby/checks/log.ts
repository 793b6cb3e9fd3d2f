import type { Reporter } from 'gatsby';

/**
 * Outside a terminal Gatsby breaks lines after 80 columns, and paths with them. There a list of faults is written as it is, and one line is
 * returned that says what it was of, to end the build with. In a terminal, which Gatsby draws over, that is the list itself.
 */
export function logList(list: string): string {
  if (process.stderr.isTTY) return list;
  process.stderr.write(`\n${list}\n\n`);
  const [title = ''] = list.split('\n');
  return title.replace(/:$/, ', listed above.');
}

/** Logs something wrong that ends nothing, on one line. */
export function logWarning(text: string, reporter: Pick<Reporter, 'warn'>): void {
  if (process.stderr.isTTY) reporter.warn(text);
  else process.stderr.write(`warn ${text}\n`);
}
