import {
  isText,
  LONGEST_NAME,
  reasonNoPage,
  shownPath,
  type ContentFiles,
} from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';
import { contentId } from '@physics-editor/lib/content/address';

/** Names of files and folders become parts of the address, in which a dot would start a file extension. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u;

/** Whether the node of a text would have the id of a node of Gatsby's own. */
export const hasIdOfGatsby = (path: string): boolean => ['Site', 'SiteBuildMetadata'].includes(contentId(path));

/** Faults of texts whose names cannot be part of an address, or that of their node. */
export const checkNames = (files: ContentFiles): Fault[] =>
  files.texts('').flatMap((path) => {
    if (hasIdOfGatsby(path)) {
      const id = contentId(path);
      const hint = `rename it, for example to ${id.toLowerCase()}`;
      return [{ file: shownPath(path), line: 1, message: `Gatsby itself uses the name "${id}".`, hint }];
    }
    const names = path.replace(/\.mdx?$/, '').split('/');
    const bad = names.find((name) => !NAME.test(name) || Buffer.byteLength(name) > LONGEST_NAME);
    if (bad === undefined) return [];
    const hint = NAME.test(bad)
      ? `use at most ${LONGEST_NAME} bytes; letters other than a to z are several`
      : 'use letters, digits, "-" and "_", for example gravity-scale';
    return [{ file: shownPath(path), line: 1, message: `The name "${bad}" cannot be part of an address.`, hint }];
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
    const message =
      'This is left out: it is a link to nothing or to a folder around it, or a second file of the same name.';
    return warning(path, message, 'delete it, or correct where it leads');
  });
  return [...named, ...dead];
}
