import { sections } from '../sections';
import { contentFiles } from './content-files';
import { checkEncodings } from './encoding';
import type { Fault } from './fault';
import { checkNames, filesSetAside } from './file-names';

/** Everything wrong in the names, the front matter and the YAML files of the content below the project's root `root`. */
export function checkContent(root: string): Fault[] {
  const files = contentFiles(root);
  const faults = [...checkEncodings(files), ...checkNames(files)];
  return faults.concat(sections.flatMap(({ check }) => check?.(files) ?? []));
}

/** What is told of the content below the project's root `root` and built all the same. */
export function contentWarnings(root: string): Fault[] {
  const files = contentFiles(root);
  return [...filesSetAside(files), ...sections.flatMap(({ warn }) => warn?.(files) ?? [])];
}
