import { posix } from 'node:path';
import { decodePath } from '../../src/lib/addresses';

/** Target of a link to a file. */
export interface LinkedFile {
  /** Path below `content/`. */
  readonly target: string;
  /** Query and hash of the link. */
  readonly rest: string;
}

const FILE_LINK = /^(?![a-z]+:|\/)([^#?]+\.(?:mdx?|markdown))((?:\?[^#]*)?(?:#.*)?)$/i;

/** Resolves a relative link to a Markdown file in the text of `file`; undefined for other links. */
export function linkedFile(url: string, file: string): LinkedFile | undefined {
  const [, relative, rest = ''] = FILE_LINK.exec(url) ?? [];
  return relative === undefined ? undefined : { target: resolveBeside(file, relative), rest };
}

/** The path below `content/`, as in `ContentFiles`, for a path relative to `file`. */
export const resolveBeside = (file: string, relative: string): string =>
  posix.join(posix.dirname(file), decodePath(relative).normalize());
