import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';

export const CONTENT_FOLDER = 'content';

/** Folders of `content/` that contain texts of pages, one for each section with texts. */
export const TEXT_FOLDERS = ['blog', 'community', 'docs', 'home', 'showcase'] as const;

/** Longest part of an address, in bytes. File systems allow 255, and the build appends extensions such as `.html.br`. */
export const LONGEST_NAME = 200;

/** Names of what editors and systems leave: locks, backups, attributes, thumbnails, halves of a merge. */
const JUNK =
  /^(\._|\.#|\.~|~\$|\.nfs|\.fuse_hidden|\.goutputstream|#.*#$)|^(\.git|\.DS_Store|__MACOSX|node_modules|Thumbs\.db|desktop\.ini|Icon\r)$|(~|\.sw[a-p]|\.orig|\.rej|\.bak|\.te?mp)$/i;

/** Extensions of Markdown, of which only `.md` and `.mdx` in small letters are those of pages. */
export const MARKDOWN = /\.(mdx?|markdown|mdown|mkdn?)$/i;

/** The path of a content file as faults name it. */
export const shownPath = (path: string): string => posix.join(CONTENT_FOLDER, path);

/** Whether the name of a file or of a folder above it begins with "_" or ".". */
export const isSetAside = (path: string): boolean => /(^|\/)[_.][^/.]/.test(path);

/** Why a Markdown file is not the text of a page, and what to do; undefined for texts and for other files. */
export function reasonNoPage(path: string): { reason: string; hint: string } | undefined {
  const because = (reason: string, hint: string) => ({ reason, hint });
  if (!MARKDOWN.test(path)) return undefined;
  if (isSetAside(path)) {
    const hint = 'rename it, or write "draft: true" in a page that is not finished';
    return because('its name or that of its folder begins with "_" or "."', hint);
  }
  const name = posix.basename(path).replace(MARKDOWN, '.mdx');
  if (!/\.mdx?$/.test(path)) return because('it is not named .md or .mdx', `rename it to ${name}`);
  const isInSection = TEXT_FOLDERS.some((folder) => path.startsWith(`${folder}/`));
  return isInSection ? undefined : because('no section has its folder', `move it to ${TEXT_FOLDERS.join(', ')}`);
}

/** Whether a path names the text of a page. */
export const isText = (path: string): boolean => MARKDOWN.test(path) && reasonNoPage(path) === undefined;

const isJunk = (path: string): boolean => path.split('/').some((name) => JUNK.test(name));

/** Read access to the content of a project, see `contentFiles`. */
export type ContentFiles = ReturnType<typeof contentFiles>;

/**
 * The content folder of the project at `root`. Paths are relative to it, with forward slashes and composed letters (NFC); on the disk, letters may be
 * decomposed. What editors and systems leave is not there.
 */
export function contentFiles(root: string) {
  const content = resolve(root, CONTENT_FOLDER);

  /** The absolute path of a file. Only names with letters beyond ASCII have several forms. */
  const onDisk = (path: string): string =>
    /^\p{ASCII}*$/u.test(path)
      ? resolve(content, path)
      : path.split('/').reduce((folder, name) => {
          const entries = kindOf(folder) === 'folder' ? readdirSync(folder) : [];
          return join(folder, entries.sort().find((entry) => entry.normalize() === name.normalize()) ?? name);
        }, content);
  /** Whether there is a file of this name. */
  const exists = (path: string): boolean => kindOf(onDisk(path)) === 'file';

  /** What is below a folder. A second file of one name, whose letters are decomposed, is no file. */
  const everything = (folder: string): { path: string; isFile: boolean }[] => {
    const parent = onDisk(folder);
    if (kindOf(parent) !== 'folder') return [];
    return readdirSync(parent, { withFileTypes: true }).flatMap((entry) => {
      const [path, absolute] = [posix.join(folder, entry.name.normalize()), join(parent, entry.name)];
      if (isJunk(path)) return [];
      const kind = absolute !== onDisk(path) ? undefined : entry.isFile() ? 'file' : kindOf(absolute);
      return kind === 'folder' ? everything(path) : [{ path, isFile: kind === 'file' }];
    });
  };
  /** Every file below `folder` that ends with `extension`, sorted; or else what is neither file nor folder, such as links to nothing. */
  const list = (folder: string, extension: string, areFiles = true): string[] =>
    everything(folder)
      .flatMap(({ path, isFile }) => (isFile === areFiles && path.endsWith(extension) ? [path] : []))
      .sort();

  return {
    list,
    onDisk,
    exists,
    /** Paths of the texts of pages below `folder`, sorted. */
    texts: (folder: string): string[] => list(folder, '').filter(isText),
    /** The text of a file; empty if it does not exist. */
    read: (path: string): string => (exists(path) ? readFileSync(onDisk(path), 'utf8') : ''),
    /** The raw bytes of a file. */
    bytes: (path: string): Buffer => readFileSync(onDisk(path)),
    /** Whether Gatsby makes no node of what is at an absolute path. */
    isIgnored(absolute: string): boolean {
      const path = relative(content, absolute).replaceAll('\\', '/');
      if (isJunk(path) || reasonNoPage(path)) return true;
      if (kindOf(absolute) !== undefined) return onDisk(path) !== resolve(absolute);
      // What was removed is not ignored, or its node would stay.
      return lstatSync(absolute, { throwIfNoEntry: false }) !== undefined;
    },
  };
}

/** What is at an absolute path, behind links; undefined if they lead nowhere or to a folder around them, and for what cannot be read. */
function kindOf(path: string): 'file' | 'folder' | undefined {
  try {
    const stats = statSync(path);
    if (!stats.isDirectory()) return stats.isFile() ? 'file' : undefined;
    if (!lstatSync(path).isSymbolicLink()) return 'folder';
    return `${realpathSync(dirname(path))}/`.startsWith(`${realpathSync(path)}/`) ? undefined : 'folder';
  } catch {
    return undefined;
  }
}
