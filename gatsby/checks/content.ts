import { sections } from '../sections';
import { contentFiles } from './content-files';
import type { Fault } from './fault';

/** Everything wrong in the front matter and the YAML files of the content below the project's root `root`. */
export function checkContent(root: string): Fault[] {
  const files = contentFiles(root);
  return sections.flatMap(({ check }) => check?.(files) ?? []);
}
