import { api } from './api';
import { blog } from './blog';
import { community } from './community';
import { contentOf } from './content';
import { docs } from './docs';
import { featureRequests } from './feature-requests';
import { home } from './home';
import type { Section } from './section';
import { showcase } from './showcase';
import { sidebars } from './sidebars';
import { site } from './site';
import { arePages } from './texts';

/** The parts of the site in the order of `llms.txt`. */
const parts: readonly Section[] = [site, home, sidebars, docs, api, blog, community, showcase, featureRequests];

/** All sections of the site. */
export const sections: readonly Section[] = [contentOf(parts), ...parts];

/** The texts that have a page each. */
export const textPages = sections.map(({ texts }) => texts).filter(arePages);

/** The texts that one page of a section shows together, if search finds them, with the address of the page. */
export const textParts = sections.flatMap(({ texts }) => {
  if (texts === undefined || arePages(texts) || texts.label === null) return [];
  const { type, label, folder } = texts;
  return [{ type, label, path: `/${folder}` }];
});
