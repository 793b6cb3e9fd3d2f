import { isUnder } from '../../../src/lib/addresses';
import type { Settings } from '../../sections/site/settings';

/** Parts of the site that have no entry in the navigation bar, or are within another entry's part. */
const PARTS = [
  { label: 'API reference', activeUnder: '/docs/api' },
  { label: 'Feature requests', activeUnder: '/feature-requests' },
];

/** The part of the site that contains a page, as a label: its active entry in the navigation bar; on that entry's own page, the tagline. */
export function sectionOf(path: string, title: string, { navbar, tagline }: Settings): string {
  const part = [...PARTS, ...navbar].find(({ activeUnder }) => isUnder(path, activeUnder));
  return part && part.label !== title ? part.label : tagline;
}
