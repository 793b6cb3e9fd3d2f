import type { Build, BuiltPage, BuiltSite } from '@physics-editor/publish/built-site';
import { scanPage } from '@physics-editor/publish/pages/scan-page';
import { readSettings } from '../../gatsby/sections/site/settings';

/** A build of a project in `root` with this site's settings and no data. */
export const buildOf = (root: string): Build => ({
  root,
  settings: readSettings(process.cwd()),
  pathPrefix: '',
  query: () => Promise.reject(new Error('This build has no data.')),
  log: () => undefined,
});

/** A page of the finished site, from its file and its HTML. */
export const pageOf = (file: string, html: string): BuiltPage => ({
  file,
  path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
  ...scanPage(html),
});

/** A site being written into `folder`. */
export const siteOf = (folder: string, pages: readonly BuiltPage[] = []): BuiltSite => ({
  ...buildOf(folder),
  folder,
  pages,
});
