import { packageFolder } from './licences';

/** Folders of the packages in this build's bundles. */
const folders = new Set<string>();

/** Records the packages that contain the files of a bundle. */
export function noteShipped(files: Iterable<string>): void {
  for (const file of files) {
    const folder = packageFolder(file);
    if (folder !== undefined) folders.add(folder);
  }
}

/** Folders of the packages whose code has been recorded. */
export const shippedFolders = (): readonly string[] => [...folders];
