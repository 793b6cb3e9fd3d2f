import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';

/**
 * Read access to the content folder. Paths are relative to it, with forward slashes and composed letters (NFC); on the disk, letters may be decomposed.
 * What editors and systems leave beside files is not there.
 */
export interface ContentFiles {
  /** Every file below `folder` that ends with `extension`, sorted. */
  list: (folder: string, extension: string) => string[];
  /** Paths of the texts of pages below `folder`, sorted. */
  texts: (folder: string) => string[];
  /** What is no file and no folder: links to nothing or to a folder around them, second files of one name; sorted. */
  dead: () => string[];
  /** The text of a file; empty if it does not exist. */
  read: (path: string) => string;
  /** The raw bytes of a file. */
  bytes: (path: string) => Buffer;
  /** Whether there is a file of this name. */
  exists: (path: string) => boolean;
  /** The absolute path of a file. */
  onDisk: (path: string) => string;
  /** Whether Gatsby makes no node of what is at an absolute path. */
  isIgnored: (absolute: string) => boolean;
}

export const CONTENT_FOLDER = 'content';

/** Folders of `content/` that contain texts of pages, one for each section with texts. */
export const TEXT_FOLDERS = ['blog', 'community', 'docs', 'home', 'showcase'] as const;

/** Longest part of an address, in bytes. File systems allow 255, and the build appends extensions such as `.html.br`. */
export const LONGEST_NAME = 200;

/** Names of what editors and systems leave: locks, backups, attributes, thumbnails, halves of a merge. */
const JUNK =
  /^(\._|\.#|\.~|~\$|\.nfs|\.fuse_hidden|\.goutputstream|#.*#$)|^(\.git|\.DS_Store|__MACOSX|node_modules|Thumbs\.db|desktop\.ini|Icon\r)$|(~|\.sw[a-p]|\.orig|\.rej|\.bak|\.te?mp)$/i;

/** Extensions of Markdown, of which only `.md` and `.mdx` in small letters are those of pages. */
const MARKDOWN = /\.(mdx?|markdown|mdown|mkdn?)$/i;

/** The path of a content file as faults name it. */
export const shownPath = (path: string): string => posix.join(CONTENT_FOLDER, path);

/** Why a Markdown file is not the text of a page, and what to do; undefined for texts and for other files. */
export function reasonNoPage(path: string): { reason: string; hint: string } | undefined {
  if (!MARKDOWN.test(path)) return undefined;
  if (isSetAside(path)) {
    const hint = 'rename it, or write "draft: true" in a page that is not finished';
    return { reason: 'its name or that of its folder begins with "_" or "."', hint };
  }
  if (!/\.mdx?$/.test(path)) {
    return {
      reason: 'it is not named .md or .mdx',
      hint: `rename it to ${posix.basename(path).replace(MARKDOWN, '.mdx')}`,
    };
  }
  if (TEXT_FOLDERS.some((folder) => path.startsWith(`${folder}/`))) return undefined;
  return { reason: 'it is in no folder of a section', hint: `put it into ${TEXT_FOLDERS.map(shownPath).join(', ')}` };
}

/** Whether a path names the text of a page. */
export const isText = (path: string): boolean => MARKDOWN.test(path) && reasonNoPage(path) === undefined;

/** Whether the name of a file or of a folder above it begins with "_" or ".". */
const isSetAside = (path: string): boolean => /(^|\/)[_.][^/.]/.test(path);

const isJunk = (path: string): boolean => path.split('/').some((name) => JUNK.test(name));

/** The content folder of the project at `root`. */
export function contentFiles(root: string): ContentFiles {
  const content = resolve(root, CONTENT_FOLDER);

  /** Only names with other letters than those of ASCII have several forms. */
  const onDisk = (path: string): string =>
    /^\p{ASCII}*$/u.test(path)
      ? resolve(content, path)
      : path.split('/').reduce((folder, name) => {
          const entries = kindOf(folder, content) === 'folder' ? readdirSync(folder) : [];
          return join(folder, entries.sort().find((entry) => entry.normalize() === name.normalize()) ?? name);
        }, content);
  const kind = (path: string) => kindOf(onDisk(path), content);

  /** What is below a folder, and whether each is a file. A second file of one name, whose letters are decomposed, is none. */
  const everything = (folder: string): { path: string; isFile: boolean }[] =>
    readdirSync(onDisk(folder), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name.normalize());
      if (isJunk(path)) return [];
      const isFirst = join(onDisk(folder), entry.name) === onDisk(path);
      if (isFirst && !entry.isFile() && kind(path) === 'folder') return everything(path);
      return [{ path, isFile: isFirst && (entry.isFile() || kind(path) === 'file') }];
    });
  const below = (folder: string) => (kind(folder) === 'folder' ? everything(folder) : []);

  const list: ContentFiles['list'] = (folder, extension) =>
    below(folder)
      .flatMap(({ path, isFile }) => (isFile && path.endsWith(extension) ? [path] : []))
      .sort();
  const exists = (path: string) => kind(path) === 'file';
  return {
    list,
    texts: (folder) => list(folder, '').filter(isText),
    dead: () =>
      below('')
        .flatMap(({ path, isFile }) => (isFile ? [] : [path]))
        .sort(),
    read: (path) => (exists(path) ? readFileSync(onDisk(path), 'utf8') : ''),
    bytes: (path) => readFileSync(onDisk(path)),
    exists,
    onDisk,
    isIgnored(absolute) {
      const path = relative(content, absolute).replaceAll('\\', '/');
      if (isJunk(path) || reasonNoPage(path)) return true;
      // What was removed is not ignored, or its node would stay.
      const isThere = lstatSync(absolute, { throwIfNoEntry: false }) !== undefined;
      return isThere && (kindOf(absolute, content) === undefined || onDisk(path) !== resolve(absolute));
    },
  };
}

/** What is at an absolute path, behind links; undefined if they lead nowhere or to a folder around them, and for what cannot be read. */
function kindOf(path: string, content: string): 'file' | 'folder' | undefined {
  try {
    const stats = statSync(path);
    if (!stats.isDirectory()) return stats.isFile() ? 'file' : undefined;
    if (path === content || !lstatSync(path).isSymbolicLink()) return 'folder';
    const target = realpathSync(path) + sep;
    for (let above = dirname(path); above.startsWith(content); above = dirname(above)) {
      if ((realpathSync(above) + sep).startsWith(target)) return undefined;
    }
    return 'folder';
  } catch {
    return undefined;
  }
}
