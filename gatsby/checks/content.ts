import { sections } from '../sections';
import { contentFiles } from './content-files';
import { checkEncodings } from './encoding';
import type { Fault } from './fault';
import { checkNames, filesSetAside } from './file-names';

/** Everything wrong in the names, the front matter and the YAML files of the content below the project's root `root`. */
export function checkContent(root: string): Fault[] {
  const files = contentFiles(root);
  const encodings = checkEncodings(files);
  const faults = [...checkNames(files), ...sections.flatMap(({ check }) => check?.(files) ?? [])];
  // What else would be reported of a file that cannot be read says nothing.
  return [...encodings, ...faults.filter(({ file }) => !encodings.some((unreadable) => unreadable.file === file))];
}

/** Warnings about the content below the project's root `root`, which is built all the same. */
export function contentWarnings(root: string): Fault[] {
  const files = contentFiles(root);
  return [...filesSetAside(files), ...sections.flatMap(({ warn }) => warn?.(files) ?? [])];
}
