import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { stateOf } from '@physics-editor/lib/build/digest.cjs';
import type { MadePage, PreviousSite } from './built-site';

interface Recorded {
  readonly state: string;
  readonly pages: readonly MadePage[];
}

/** `scripts/cache` deletes it when the code of the build or Node changes. */
const RECORD = '.cache/site';

/** The site in `folder`; undefined if it is not as a build with the same code has left it. */
export function previousSite(root: string, folder: string): PreviousSite | undefined {
  const record = join(root, RECORD);
  if (!existsSync(record) || !existsSync(folder)) return undefined;
  const { state, pages }: Recorded = deserialize(readFileSync(record));
  return state === stateOf(folder) ? { folder, pages: new Map(pages.map((page) => [page.file, page])) } : undefined;
}

/** Records the site in `folder` for the next build. */
export function recordSite(root: string, folder: string, pages: readonly MadePage[]): void {
  const record = join(root, RECORD);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, serialize({ state: stateOf(folder), pages } satisfies Recorded));
}

/** Copies the compressed forms of a file of `folder` that the previous site has, too. Returns false if it does not. */
export function takeForms(previous: PreviousSite, folder: string, file: string): boolean {
  const [before, now] = [join(previous.folder, file), join(folder, file)];
  if (!existsSync(before) || !readFileSync(before).equals(readFileSync(now))) return false;
  for (const form of ['.br', '.gz']) if (existsSync(before + form)) copyFileSync(before + form, now + form);
  return true;
}
