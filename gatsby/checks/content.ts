import { sections } from '../sections';
import { falseMarks } from './characters';
import { contentFiles } from './content-files';
import { checkEncodings } from './encoding';
import type { Fault } from './fault';
import { checkNames, filesLeftOut } from './file-names';

/** All faults in the encodings, names, front matter and YAML files of the content below the project's root `root`. */
export function checkContent(root: string): Fault[] {
  const files = contentFiles(root);
  const faults = [...checkNames(files), ...sections.flatMap(({ check }) => check?.(files) ?? [])];
  return [...checkEncodings(files), ...readableOnly(root, faults)];
}

/** Leaves out faults of files that cannot be read as they are: they would only mislead. */
export function readableOnly(root: string, faults: readonly Fault[]): Fault[] {
  const unreadable = new Set(checkEncodings(contentFiles(root)).map(({ file }) => file));
  return faults.filter(({ file }) => !unreadable.has(file));
}

/** Warnings about the content below the project's root `root`; they do not stop the build. */
export function contentWarnings(root: string): Fault[] {
  const files = contentFiles(root);
  return [...filesLeftOut(files), ...falseMarks(files), ...sections.flatMap(({ warn }) => warn?.(files) ?? [])];
}
