import type { BuiltPage } from '@physics-editor/publish/built-site';
import { pathOf } from '@physics-editor/publish/pages/rewrite-pages';
import { scanPage } from '@physics-editor/publish/pages/scan-page';
import type { SiteOutput } from '../../gatsby/output/site-build';
import { readSettings } from '../../gatsby/sections/site/settings';

/** A build of this site without data, being written into `folder`. */
export const siteOf = (folder: string, pages: readonly BuiltPage[] = []): SiteOutput => ({
  root: folder,
  settings: readSettings(process.cwd()),
  pathPrefix: '',
  query: () => Promise.reject(new Error('This build has no data.')),
  log: () => undefined,
  folder,
  pages,
});

/** A page of the finished site, from its file and its HTML. */
export const pageOf = (file: string, html: string): BuiltPage => ({
  file,
  path: pathOf(file),
  ...scanPage(html),
});
