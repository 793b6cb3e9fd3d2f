/**
 * A digest of what something is made by: `code`, files below the project's root with all of ours that they import, other `files`, the packages
 * installed, and the site's path prefix. It is the same in every folder. What was made before holds as long as it does. Throws if code cannot
 * be read.
 */
export function digestOf(root: string, code: readonly string[], files?: readonly string[]): string;
