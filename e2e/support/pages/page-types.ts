export interface PageType {
  name: string;
  path: string;
}

/** One page of every type. Each has a tree in `e2e/aria`. */
export const pageTypes: readonly PageType[] = [
  { name: 'home', path: '/' },
  { name: 'docs index', path: '/docs' },
  { name: 'docs page with code and tabs', path: '/docs/scripting/node-scripts' },
  { name: 'API overview', path: '/docs/api' },
  { name: 'API index', path: '/docs/api/modules' },
  { name: 'API class', path: '/docs/api/classes/CircleNode' },
  { name: 'API enumeration', path: '/docs/api/enums/TextAssetSubtype' },
  { name: 'API interface', path: '/docs/api/interfaces/IAssetFilter' },
  { name: 'feature requests', path: '/feature-requests' },
  { name: 'feature requests of one status', path: '/feature-requests/planned' },
  { name: 'blog list', path: '/blog' },
  { name: 'post', path: '/blog/introducing-particle-life' },
  { name: 'archive', path: '/blog/archive' },
  { name: 'tags', path: '/blog/tags' },
  { name: 'tag as cards', path: '/blog/tags/simulation' },
  { name: 'tag as list', path: '/blog/tags/simulation?view=list' },
  { name: 'showcase', path: '/showcase' },
  { name: 'community page', path: '/community/support' },
  { name: 'changelog', path: '/community/changelog' },
  { name: 'not-found', path: '/no/such/page' },
];

/** The console message about the not-found page's own status. */
export const NOT_FOUND_STATUS = /status of 404/;
