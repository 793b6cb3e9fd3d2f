import { join } from 'node:path';
import { formatLicences, readPackage, shippedFolders } from '@physics-editor/lib/build/licences';
import { addFile } from './add-file';
import type { OutputStep } from './built-site';

/** Packages that reach readers outside bundles: the display face, the search, the service worker. */
const BESIDE_BUNDLES = ['@fontsource-variable/bricolage-grotesque', 'pagefind', 'workbox-core'];

const LIST = '/third-party-licences.txt';

/** Writes the licences of all packages that reach readers. */
export const writeLicences: OutputStep = (site) => {
  const all = [...shippedFolders(), ...BESIDE_BUNDLES.map((name) => join(site.root, 'node_modules', name))];
  addFile(site, LIST, formatLicences(all.map(readPackage)));
};
