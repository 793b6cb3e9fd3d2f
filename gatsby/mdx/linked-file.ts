import { posix } from 'node:path';
import { decodePath } from '../../src/lib/addresses';

/** A file that a text links to. */
export interface LinkedFile {
  /** Path below `content/`. */
  readonly target: string;
  /** Query and hash of the link. */
  readonly rest: string;
}

const FILE_LINK = /^(?![a-z]+:|\/)([^#?]+\.mdx?)((?:\?[^#]*)?(?:#.*)?)$/i;

/** What a relative link to a Markdown file means in the text of `file`; undefined for any other link. */
export function linkedFile(url: string, file: string): LinkedFile | undefined {
  const [, relative, rest = ''] = FILE_LINK.exec(url) ?? [];
  return relative === undefined ? undefined : { target: resolveBeside(file, relative), rest };
}

/** The path below `content/` of what the text of `file` names relative to itself. */
export const resolveBeside = (file: string, relative: string): string =>
  posix.join(posix.dirname(file), decodePath(relative));
