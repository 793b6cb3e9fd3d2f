import { isUnder } from '../../../src/lib/addresses';
import type { Settings } from '../../sections/site/settings';

/** Parts of the site that stand in no navigation bar, or inside of one that does. */
const PARTS = [
  { label: 'API reference', activeUnder: '/docs/api' },
  { label: 'Feature requests', activeUnder: '/feature-requests' },
];

/** What a page is part of, in words: the entry of the navigation bar that is lit up on it; on that entry's own page, the site's tagline. */
export function sectionOf(path: string, title: string, { navbar, tagline }: Settings): string {
  const part = [...PARTS, ...navbar].find(({ activeUnder }) => isUnder(path, activeUnder));
  return part && part.label !== title ? part.label : tagline;
}
