import { PAPER } from '@physics-editor/lib/paper';
import { addFile } from './add-file';
import type { OutputStep } from './built-site';
import { ICONS } from './icons';

/** Writes the web app manifest. */
export const writeManifest: OutputStep = (site) => {
  const { pathPrefix, settings } = site;
  const { title, tagline, description } = settings;
  const home = `${pathPrefix}/`;
  const png = (path: string, size: number, purpose: string) => ({
    src: pathPrefix + path,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  });
  const manifest = {
    id: home,
    name: `${title}: ${tagline}`,
    short_name: title,
    description,
    lang: 'en',
    dir: 'ltr',
    start_url: home,
    scope: home,
    // Has a back button, which pages with links need.
    display: 'minimal-ui',
    background_color: PAPER.light,
    theme_color: PAPER.light,
    icons: [
      { src: pathPrefix + ICONS.source, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      png(ICONS.small, 192, 'any'),
      png(ICONS.large, 512, 'any'),
      png(ICONS.maskable, 512, 'maskable'),
    ],
  };
  addFile(site, '/manifest.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
};
