import { FEEDS } from '@physics-editor/lib/page-files';
import { addFile } from '../add-file';
import type { BuiltSite } from '../built-site';
import { blogFeed, type BlogFeed, type FeedPost } from './feed';
import { atomFeed, rssFeed } from './xml-feeds';

/** Writes the blog as RSS, Atom and JSON Feed with full texts. Posts are newest first. */
export function writeFeeds(site: BuiltSite, posts: readonly FeedPost[]): void {
  const feed = blogFeed(site, posts);
  addFile(site, FEEDS.rss.path, rssFeed(feed));
  addFile(site, FEEDS.atom.path, atomFeed(feed));
  addFile(site, FEEDS.json.path, jsonFeed(feed));
}

/** The blog as JSON Feed 1.1, which supports several authors per post; the library for the other formats writes 1.0. */
function jsonFeed({ title, description, language, home, icon, self, posts }: BlogFeed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: home,
    feed_url: self.json,
    icon,
    items: posts.map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      summary: post.summary,
      content_html: post.html,
      image: post.image.url,
      date_published: post.published.toISOString(),
      authors: post.authors,
      tags: post.tags.map(({ label }) => label),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
