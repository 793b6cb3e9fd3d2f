import type { Build, BuiltPage, BuiltSite } from '../src/built-site';

export { pageOf } from '../testing/built-page';

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
  warn: () => undefined,
});

/** A site being written into `folder`. */
export const siteOf = (folder: string, pages: readonly BuiltPage[] = []): BuiltSite => ({
  ...buildOf(folder),
  folder,
  pages,
});
