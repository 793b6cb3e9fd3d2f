import { childrenOf, readXml, textOf } from '../../__tests__/support/xml';

/** The texts of the posts in a feed, by the feed's address. */
export const textsOf: Readonly<Record<string, (source: string) => string[]>> = {
  '/blog/rss.xml': (source) =>
    childrenOf(childrenOf(readXml(source), 'channel')[0], 'item').map((item) => textOf(item, 'content:encoded') ?? ''),
  '/blog/atom.xml': (source) => childrenOf(readXml(source), 'entry').map((entry) => textOf(entry, 'content') ?? ''),
  '/blog/feed.json': (source) =>
    JSON.parse(source).items.map(({ content_html: html }: { content_html: string }) => html),
};
