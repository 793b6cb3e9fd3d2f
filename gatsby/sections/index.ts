import { api } from './api';
import { blog } from './blog';
import { community } from './community';
import { content } from './content';
import { docs } from './docs';
import { featureRequests } from './feature-requests';
import { home } from './home';
import type { Section } from './section';
import { showcase } from './showcase';
import { sidebars } from './sidebars';
import { site } from './site';

/** All sections of the site. */
export const sections: readonly Section[] = [
  site,
  home,
  content,
  sidebars,
  docs,
  api,
  blog,
  community,
  showcase,
  featureRequests,
];
