/** Folder of social pictures, below the site's folder. */
const FOLDER = '/og';

/**
 * The path of a page's card, without the path prefix: `/og/docs/faq-1x9c0f2.png`. The name changes with the card's texts, so that social networks,
 * which cache pictures by address, fetch it again.
 */
export const cardPath = (path: string, says: readonly string[]): string =>
  `${FOLDER}${path}-${shortDigest(JSON.stringify(says))}.png`;

/** Whether a path of the site, without the path prefix, is that of a card. */
export const isCardPath = (path: string): boolean => path.startsWith(`${FOLDER}/`);

/** FNV-1a, 32 bits: the browser's own digests are asynchronous, too late for the head of a page. */
function shortDigest(text: string): string {
  let digest = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193);
  return (digest >>> 0).toString(36);
}

/** The path of a page's Markdown alternate. */
export const alternatePath = (path: string): string => `${path}.md`;

/** The path of the previews of a page. */
export const previewsPath = (path: string): string => `/previews${path === '/' ? '/index' : path}.json`;

/** The feeds of the blog: path, MIME type and name. */
export const FEEDS = {
  rss: { path: '/blog/rss.xml', type: 'application/rss+xml', name: 'RSS Feed' },
  atom: { path: '/blog/atom.xml', type: 'application/atom+xml', name: 'Atom Feed' },
  json: { path: '/blog/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
} as const;
