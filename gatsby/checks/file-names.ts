import { isText, LONGEST_NAME, reasonNoPage, shownPath, type ContentFiles } from './content-files';
import type { Fault } from './fault';

/** Names of files and folders become parts of the address, in which a dot would start a file extension. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u;

/** Faults of texts whose names cannot be part of an address. */
export const checkNames = (files: ContentFiles): Fault[] =>
  files.texts('').flatMap((path) => {
    const at = { file: shownPath(path), line: 1 };
    const names = path.replace(/\.mdx?$/, '').split('/');
    const bad = names.find((name) => !NAME.test(name));
    if (bad !== undefined) {
      const hint = 'use letters, digits, "-" and "_", for example gravity-scale';
      return [{ ...at, message: `The name "${bad}" cannot be part of an address.`, hint }];
    }
    const long = names.map((name) => Buffer.byteLength(name)).find((length) => length > LONGEST_NAME);
    if (long === undefined) return [];
    const hint = `use at most ${LONGEST_NAME}; letters other than a to z are several bytes`;
    return [{ ...at, message: `The name is too long for the file of a page: ${long} bytes.`, hint }];
  });

/** Warnings about files that are left out, or will be on other systems, because of their names or of what they are. */
export function filesLeftOut(files: ContentFiles): Fault[] {
  const warning = (path: string, message: string, hint: string) => ({ file: shownPath(path), line: 1, message, hint });
  const first = new Map<string, string>();
  const named = files.list('', '').flatMap((path) => {
    const why = reasonNoPage(path);
    if (why) return [warning(path, `The file is left out, since ${why.reason}.`, why.hint)];
    const other = first.get(path.toLowerCase());
    first.set(path.toLowerCase(), other ?? path);
    // Texts with one address are reported with it.
    if (other === undefined || isText(path)) return [];
    const message = `The name differs from ${shownPath(other)} in capitals only, so macOS and Windows keep one of the two.`;
    return [warning(path, message, 'rename one of the two files')];
  });
  const dead = files.list('', '', false).map((path) => {
    const message = 'This is left out: a link to nothing or to a folder around it, or a second file of one name.';
    return warning(path, message, 'delete it, or correct where it leads');
  });
  return [...named, ...dead];
}
