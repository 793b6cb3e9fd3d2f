import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';

/** Read access to the content folder; paths are relative to it, with forward slashes. */
export interface ContentFiles {
  /** Every file below `folder` that ends with `extension`, sorted. */
  list: (folder: string, extension: string) => string[];
  /** The text of every page below `folder`, sorted: MDX and Markdown files that are not set aside. */
  texts: (folder: string) => string[];
  /** The text of a file; an empty string if there is none. */
  read: (path: string) => string;
  /** A file as it lies on the disk. */
  bytes: (path: string) => Buffer;
  exists: (path: string) => boolean;
}

export const CONTENT_FOLDER = 'content';

/** The path to show to a writer. */
export const shownPath = (path: string): string => posix.join(CONTENT_FOLDER, path);

/** Whether a file holds the text of a page, by its name. One that begins with "_" or ".", or lies in such a folder, is set aside. */
export const isText = (path: string): boolean => /\.mdx?$/.test(path) && !isSetAside(path);

/** Whether a file or a folder above it has a name that begins with "_" or ".". */
export const isSetAside = (path: string): boolean => /(^|\/)[_.][^/.]/.test(path);

/** The content folder below the project's root `root`. */
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
