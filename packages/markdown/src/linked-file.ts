import { posix } from 'node:path';
import { VFile } from 'vfile';
import { decodePath } from '@physics-editor/lib/addresses';
import { isSetAside, MARKDOWN, shownPath } from '@physics-editor/lib/content/content-files';

/** Target of a link to a file. */
export interface LinkedFile {
  /** Path below `content/`. */
  readonly target: string;
  /** Query and hash of the link. */
  readonly rest: string;
}

const RELATIVE = /^(?![a-z][a-z\d+.-]*:|\/)([^#?]+)((?:\?[^#]*)?(?:#.*)?)$/i;
/** HTML is not meant: such an address is that of a page, written wrong. */
const FILE = /\.(?!html?$)[a-z\d]{2,11}$/i;
/** Data and scenes of the site; names that hosts keep for compressed forms of other files, and source maps, which are left out of a site. */
const UNPUBLISHED = /\.(?:ya?ml|js|br|gz|map)$/i;

/** Resolves a relative link to a Markdown file in the text of `file`; undefined for other links. */
export const linkedFile = (url: string, file: string): LinkedFile | undefined =>
  linkTo((path) => MARKDOWN.test(path), url, file);

/** Resolves a relative link to a file that is no text, by its extension; undefined for other links. */
export const linkedDownload = (url: string, file: string): LinkedFile | undefined =>
  linkTo((path) => FILE.test(path) && !MARKDOWN.test(path), url, file);

function linkTo(isMeant: (path: string) => boolean, url: string, file: string): LinkedFile | undefined {
  const [, relative, rest = ''] = RELATIVE.exec(url) ?? [];
  return relative !== undefined && isMeant(relative) ? { target: resolveBeside(file, relative), rest } : undefined;
}

/** Whether a file in `content/` that a text links to becomes part of the site. */
export const isPublished = (file: string): boolean =>
  !file.startsWith('../') && !isSetAside(file) && !UNPUBLISHED.test(file);

/** The path below `content/`, as in `ContentFiles`, for a path relative to `file`. */
export const resolveBeside = (file: string, relative: string): string =>
  posix.join(posix.dirname(file), decodePath(relative).normalize());

/** Receives the messages about another file in `content/`, which are listed with those about the text. */
export const fileBeside = ({ messages }: VFile, file: string): VFile => new VFile({ path: shownPath(file), messages });
