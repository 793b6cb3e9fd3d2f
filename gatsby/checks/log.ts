import { appendFileSync } from 'node:fs';
import type { Reporter } from 'gatsby';
import { isDevelop } from '@physics-editor/lib/build/is-develop';

/**
 * Outside a terminal, Gatsby wraps lines, including paths, at 80 columns: a list of faults is written unchanged instead, and its first line is
 * returned to end the build with. In a terminal, which Gatsby redraws, the whole list is returned.
 */
export function logList(list: string): string {
  if (process.stderr.isTTY) return list;
  process.stderr.write(`\n${list}\n\n`);
  const [title = ''] = list.split('\n');
  return title.replace(/:$/, ', listed above.');
}

/** The warnings of a build, which `scripts/cache` repeats while nothing has changed. */
const WARNINGS = '.cache/warnings';

/** Logs a warning on one line. Gatsby's worker processes, which run queries again, leave it to the main one. */
export function logWarning(text: string, reporter: Pick<Reporter, 'warn'>): void {
  if (process.env['GATSBY_WORKER_POOL_WORKER'] !== undefined) return;
  const line = `warn ${text}\n`;
  if (!isDevelop()) appendFileSync(WARNINGS, line);
  if (process.stderr.isTTY) reporter.warn(text);
  else process.stderr.write(line);
}

/** The last warnings about each subject. */
const logged = new Map<string, readonly string[]>();

/** Logs warnings about a subject, each once until they change: `develop` finds them again with each change. */
export function logWarnings(subject: string, warnings: readonly string[], reporter: Pick<Reporter, 'warn'>): void {
  for (const warning of warnings) if (!logged.get(subject)?.includes(warning)) logWarning(warning, reporter);
  logged.set(subject, warnings);
}
