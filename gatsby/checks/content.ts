import { sections } from '../sections';
import { pagesToCome, readMdxPages } from '../sections/mdx-pages';
import { contentFiles } from '@physics-editor/lib/content/content-files';
import { checkEncodings } from '@physics-editor/markdown/checks/encoding';
import type { Fault } from '@physics-editor/lib/content/fault';
import { checkNames, filesLeftOut } from '@physics-editor/markdown/checks/file-names';

/**
 * All faults in the encodings, names, front matter and YAML files of the content below the project's root `root`, and those that others have found in
 * it. Faults of files that cannot be read as they are would only mislead.
 */
export function checkContent(root: string, others: readonly Fault[] = []): Fault[] {
  const files = contentFiles(root);
  const unreadable = checkEncodings(files);
  const ofSections = sections.flatMap(({ texts, check }) => [
    ...(texts ? readMdxPages(files, texts).faults : []),
    ...(check?.(files) ?? []),
  ]);
  const found = [...checkNames(files), ...ofSections, ...others];
  return [...unreadable, ...found.filter(({ file }) => !unreadable.some((one) => one.file === file))];
}

/** Warnings about the content below the project's root `root`; they do not stop the build. */
export function contentWarnings(root: string): Fault[] {
  const files = contentFiles(root);
  return [
    ...filesLeftOut(files),
    ...sections.flatMap(({ texts, warn }) => [...(texts ? pagesToCome(files, texts) : []), ...(warn?.(files) ?? [])]),
  ];
}
