import { sections } from '../sections';
import { pagesToCome } from '../sections/mdx-pages';
import { contentFiles } from '@physics-editor/lib/content/content-files';
import { checkEncodings } from '@physics-editor/markdown/checks/encoding';
import type { Fault } from '@physics-editor/lib/content/fault';
import { checkNames, filesLeftOut } from '@physics-editor/markdown/checks/file-names';

/** All faults in the encodings, names, front matter and YAML files of the content below the project's root `root`. */
export function checkContent(root: string): Fault[] {
  const files = contentFiles(root);
  const faults = [...checkNames(files), ...sections.flatMap(({ check }) => check?.(files) ?? [])];
  const unreadable = checkEncodings(files);
  return [...unreadable, ...readableOnly(root, faults, unreadable)];
}

/** Leaves out faults of files that cannot be read as they are: they would only mislead. */
export const readableOnly = (
  root: string,
  faults: readonly Fault[],
  unreadable = checkEncodings(contentFiles(root)),
): Fault[] => faults.filter(({ file }) => !unreadable.some((one) => one.file === file));

/** Warnings about the content below the project's root `root`; they do not stop the build. */
export function contentWarnings(root: string): Fault[] {
  const files = contentFiles(root);
  return [
    ...filesLeftOut(files),
    ...sections.flatMap(({ texts, warn }) => [...(texts ? pagesToCome(files, texts) : []), ...(warn?.(files) ?? [])]),
  ];
}
