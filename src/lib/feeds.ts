/** The feeds of the blog: address, MIME type and name. */
export const FEEDS = {
  rss: { path: '/blog/rss.xml', type: 'application/rss+xml', name: 'RSS Feed' },
  atom: { path: '/blog/atom.xml', type: 'application/atom+xml', name: 'Atom Feed' },
  json: { path: '/blog/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
} as const;
