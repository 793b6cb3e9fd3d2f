/** Pictures that stand for pages on networks, below the site's folder. */
const FOLDER = '/og';

/**
 * Where the card of a page lies, without the path prefix: `/og/docs/faq-1x9c0f2.png`. Its name changes with what the card says, so that
 * networks, which keep pictures by their address, fetch it anew.
 */
export const cardPath = (path: string, says: readonly string[]): string =>
  `${FOLDER}${path}-${shortDigest(JSON.stringify(says))}.png`;

/** Whether an address of the site, without the path prefix, is that of a card. */
export const isCardPath = (path: string): boolean => path.startsWith(`${FOLDER}/`);

/** FNV-1a, 32 bits: the browser's own digests are there only after a wait, too late for the head of a page. */
function shortDigest(text: string): string {
  let digest = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193);
  return (digest >>> 0).toString(36);
}

/** The address of the Markdown of a page: that of the page, with the ending of a file. */
export const alternatePath = (path: string): string => `${path}.md`;

/** The feeds of the blog: address, MIME type and name. */
export const FEEDS = {
  rss: { path: '/blog/rss.xml', type: 'application/rss+xml', name: 'RSS Feed' },
  atom: { path: '/blog/atom.xml', type: 'application/atom+xml', name: 'Atom Feed' },
  json: { path: '/blog/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
} as const;
