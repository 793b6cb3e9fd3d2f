import { isUnder } from '@physics-editor/lib/addresses';
import { sections, textPages } from '../sections';
import type { Settings } from '../sections/site/settings';

/** The part of the site that contains a page, as a label, such as its active entry in the navigation bar; on that entry's own page, the tagline. */
export function sectionOf(path: string, title: string, { navbar, tagline }: Settings): string {
  const parts = [
    ...sections.flatMap(({ part }) => part ?? []),
    ...navbar.map(({ label, activeUnder }) => ({ label, path: activeUnder })),
    ...textPages.map(({ label, folder }) => ({ label, path: `/${folder}` })),
  ];
  const part = parts.find((each) => isUnder(path, each.path));
  return part && part.label !== title ? part.label : tagline;
}
