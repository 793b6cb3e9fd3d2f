import type { Build, BuiltPage, BuiltSite } from '../src/built-site';
import { pathOf } from '../src/pages/rewrite-pages';
import { scanPage } from '../src/pages/scan-page';

/** A build of a project in `root`. */
export const buildOf = (root: string): Build => ({
  root,
  settings: {
    title: 'Physics Editor',
    tagline: 'Interactive Physics Simulations',
    description: 'A 2D physics simulation editor.',
    url: 'https://physics-editor.example.com',
    redirects: [],
    uncheckedLinks: [],
  },
  pathPrefix: '',
  log: () => undefined,
});

/** A page of the finished site, from its file and its HTML. */
export const pageOf = (file: string, html: string): BuiltPage => ({
  file,
  path: pathOf(file),
  ...scanPage(html),
});

/** A site being written into `folder`. */
export const siteOf = (folder: string, pages: readonly BuiltPage[] = []): BuiltSite => ({
  ...buildOf(folder),
  folder,
  pages,
});
