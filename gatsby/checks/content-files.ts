import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';

/** Read access to the content folder; paths are relative to it, with forward slashes. */
export interface ContentFiles {
  /** Every file below `folder` that ends with `extension`, sorted. */
  list: (folder: string, extension: string) => string[];
  /** The text of a file; an empty string if there is none. */
  read: (path: string) => string;
  exists: (path: string) => boolean;
}

export const CONTENT_FOLDER = 'content';

/** The path to show to a writer. */
export const shownPath = (path: string): string => posix.join(CONTENT_FOLDER, path);

/** The content folder below the project's root `root`. */
export function contentFiles(root: string): ContentFiles {
  const absolute = (path: string) => resolve(root, CONTENT_FOLDER, path);
  return {
    list: (folder, extension) =>
      existsSync(absolute(folder))
        ? readdirSync(absolute(folder), { recursive: true, encoding: 'utf8' })
            .filter((path) => path.endsWith(extension))
            .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
            .sort()
        : [],
    read: (path) => (existsSync(absolute(path)) ? readFileSync(absolute(path), 'utf8') : ''),
    exists: (path) => existsSync(absolute(path)),
  };
}
