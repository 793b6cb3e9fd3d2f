import { sections } from '../sections';
import { contentFiles } from './content-files';
import { checkEncodings } from './encoding';
import type { Fault } from './fault';
import { checkNames, filesSetAside } from './file-names';

/** All faults in the encodings, names, front matter and YAML files of the content below the project's root `root`. */
export function checkContent(root: string): Fault[] {
  const files = contentFiles(root);
  const encodings = checkEncodings(files);
  const faults = [...checkNames(files), ...sections.flatMap(({ check }) => check?.(files) ?? [])];
  // Other faults of a file that cannot be decoded would only mislead.
  return [...encodings, ...faults.filter(({ file }) => !encodings.some((unreadable) => unreadable.file === file))];
}

/** Warnings about the content below the project's root `root`; they do not stop the build. */
export function contentWarnings(root: string): Fault[] {
  const files = contentFiles(root);
  return [...filesSetAside(files), ...sections.flatMap(({ warn }) => warn?.(files) ?? [])];
}
