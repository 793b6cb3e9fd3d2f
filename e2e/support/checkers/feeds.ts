import { childrenOf, readXml, textOf } from '@physics-editor/lib/testing/xml';

export const RSS = '/blog/rss.xml';
export const ATOM = '/blog/atom.xml';
export const JSON_FEED = '/blog/feed.json';

/** Extracts the texts of a feed's posts, by the feed's address. */
export const textsOf: Readonly<Record<string, (source: string) => string[]>> = {
  [RSS]: (source) =>
    childrenOf(childrenOf(readXml(source), 'channel')[0], 'item').map((item) => textOf(item, 'content:encoded') ?? ''),
  [ATOM]: (source) => childrenOf(readXml(source), 'entry').map((entry) => textOf(entry, 'content') ?? ''),
  [JSON_FEED]: (source) => JSON.parse(source).items.map(({ content_html: html }: { content_html: string }) => html),
};
