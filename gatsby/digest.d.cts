/**
 * A cache key for the output of `code` (files below the project's root): a digest of these files and their imports from the project, of other
 * `files`, the installed packages and the path prefix. It does not depend on the folder. Throws if code cannot be read.
 */
export function digestOf(root: string, code: readonly string[], files?: readonly string[]): string;
