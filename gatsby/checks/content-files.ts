import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';

/** Read access to the content folder; paths are relative to it, with forward slashes. */
export interface ContentFiles {
  /** Every file below `folder` that ends with `extension`, sorted. */
  list: (folder: string, extension: string) => string[];
  /** Paths of the texts of pages below `folder`, sorted: MDX and Markdown files that are not set aside. */
  texts: (folder: string) => string[];
  /** The text of a file; empty if it does not exist. */
  read: (path: string) => string;
  /** The raw bytes of a file. */
  bytes: (path: string) => Buffer;
  exists: (path: string) => boolean;
}

export const CONTENT_FOLDER = 'content';

/** The path of a content file as faults name it. */
export const shownPath = (path: string): string => posix.join(CONTENT_FOLDER, path);

/** Whether a path names the text of a page. Files that begin with "_" or ".", or are in such a folder, are set aside. */
export const isText = (path: string): boolean => /\.mdx?$/.test(path) && !isSetAside(path);

/** Whether the name of a file or of a folder above it begins with "_" or ".". */
export const isSetAside = (path: string): boolean => /(^|\/)[_.][^/.]/.test(path);

/** The content folder of the project at `root`. */
export function contentFiles(root: string): ContentFiles {
  const absolute = (path: string) => resolve(root, CONTENT_FOLDER, path);
  const list: ContentFiles['list'] = (folder, extension) =>
    existsSync(absolute(folder))
      ? readdirSync(absolute(folder), { recursive: true, encoding: 'utf8' })
          .filter((path) => path.endsWith(extension))
          .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
          .sort()
      : [];
  return {
    list,
    texts: (folder) => [...list(folder, '.mdx'), ...list(folder, '.md')].filter(isText).sort(),
    read: (path) => (existsSync(absolute(path)) ? readFileSync(absolute(path), 'utf8') : ''),
    bytes: (path) => readFileSync(absolute(path)),
    exists: (path) => existsSync(absolute(path)),
  };
}
