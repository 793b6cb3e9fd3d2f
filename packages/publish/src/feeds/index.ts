import { FEEDS } from '@physics-editor/lib/page-files';
import { addFile } from '../add-file';
import type { BuiltSite } from '../built-site';
import { ICONS } from '../icons';
import { siteAddress } from '../site-address';
import type { BlogFeed, FeedPost } from './feed';
import { jsonFeed } from './json-feed';
import { atomFeed, rssFeed } from './xml-feeds';

const BLOG = '/blog';

/** Writes the blog as RSS, Atom and JSON Feed with full texts. Posts are newest first. */
export function writeFeeds(site: BuiltSite, posts: readonly FeedPost[]): void {
  const address = (path: string) => siteAddress(site, path);
  const feed: BlogFeed = {
    title: `${site.settings.title} Blog`,
    description: site.pages.find(({ path }) => path === BLOG)?.description ?? site.settings.description,
    language: 'en',
    home: address(BLOG),
    tags: address(`${BLOG}/tags`),
    icon: address(ICONS.large),
    self: { rss: address(FEEDS.rss.path), atom: address(FEEDS.atom.path), json: address(FEEDS.json.path) },
    posts,
  };
  addFile(site, FEEDS.rss.path, rssFeed(feed));
  addFile(site, FEEDS.atom.path, atomFeed(feed));
  addFile(site, FEEDS.json.path, jsonFeed(feed));
}
