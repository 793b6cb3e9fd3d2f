import { Feed, type Item } from 'feed';
import { FEEDS } from '@physics-editor/lib/page-files';
import { escapeMarkup } from '@physics-editor/lib/text/escape-markup';
import { addFile } from '../add-file';
import type { BuiltSite } from '../built-site';
import { ICONS } from '../icons';
import { siteAddress } from '../site-address';

/** A post as feeds present it; all addresses are absolute. */
export interface FeedPost {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** The post's picture and full text. */
  readonly html: string;
  /** Also serves as the time of the last change: a commit that touches all posts would otherwise mark them all as unread. */
  readonly published: Date;
  /** The post's picture, with its size in bytes. */
  readonly image: { readonly url: string; readonly type: string; readonly bytes: number };
  readonly tags: readonly { readonly slug: string; readonly label: string }[];
  readonly authors: readonly { readonly name: string; readonly url: string | undefined }[];
}

const BLOG = '/blog';

/** The blog as its feeds present it, in the form of the library for RSS and Atom; all addresses are absolute, and posts newest first. */
function blogFeed(site: BuiltSite, posts: readonly FeedPost[]) {
  const address = (path: string) => siteAddress(site, path);
  return {
    about: {
      id: address(BLOG),
      title: `${site.settings.title} Blog`,
      description: site.pages.find(({ path }) => path === BLOG)?.description ?? site.settings.description,
      /** BCP 47 tag. */
      language: 'en',
      link: address(BLOG),
      favicon: address(ICONS.large),
      feedLinks: { rss: address(FEEDS.rss.path), atom: address(FEEDS.atom.path), json: address(FEEDS.json.path) },
      generator: false as const,
      // Not the time of the build, so that a rebuild gives the same file. Without posts, the start of 1970.
      updated: new Date(Math.max(0, ...posts.map(({ published }) => Number(published)))),
    },
    /** The page of all tags. */
    tags: address(`${BLOG}/tags`),
    posts,
  };
}

type BlogFeed = ReturnType<typeof blogFeed>;

/** Writes the blog as RSS, Atom and JSON Feed with full texts. Posts are newest first. */
export function writeFeeds(site: BuiltSite, posts: readonly FeedPost[]): void {
  const feed = blogFeed(site, posts);
  addFile(site, FEEDS.rss.path, rssFeed(feed));
  addFile(site, FEEDS.atom.path, atomFeed(feed));
  addFile(site, FEEDS.json.path, jsonFeed(feed));
}

/** The blog as JSON Feed 1.1, which supports several authors per post; the library for the other formats writes 1.0. */
function jsonFeed({ about: { title, description, language, link, favicon, feedLinks }, posts }: BlogFeed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: link,
    feed_url: feedLinks.json,
    icon: favicon,
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

/** The blog as RSS 2.0. Its author element requires a mail address, so names are in Dublin Core's. */
function rssFeed(feed: BlogFeed): string {
  return xml(feed, 'rss2', (post) => ({
    image: { url: post.image.url, type: post.image.type, length: post.image.bytes },
    extensions: [{ name: 'dc:creator', objects: { _text: post.authors.map(({ name }) => name).join(', ') } }],
  }));
}

const ATOM = 'xmlns="http://www.w3.org/2005/Atom"';

/** The blog as Atom 1.0. The language is inserted here, since the library only sets it in RSS. */
function atomFeed(feed: BlogFeed): string {
  return xml(feed, 'atom1', (post) => ({
    author: post.authors.map(({ name, url }) => ({ name, ...(url !== undefined && { link: url }) })),
  })).replace(ATOM, `${ATOM} xml:lang="${feed.about.language}"`);
}

/** Characters that XML 1.0 does not allow: one of them, from an escape in YAML or an entity in a text, would make the whole feed unreadable. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A feed in one format; `more` returns the additional fields of a post in it. */
function xml(feed: BlogFeed, format: 'rss2' | 'atom1', more: (post: FeedPost) => Partial<Item>): string {
  const { about, tags, posts } = feed;
  const writing = new Feed(about);
  for (const post of posts) {
    writing.addItem({
      id: post.url,
      link: post.url,
      // Both formats treat these as HTML.
      title: escapeMarkup(post.title),
      description: escapeMarkup(post.summary),
      // The library escapes only the first end of a CDATA section.
      content: post.html.replaceAll(']]>', ']]&gt;'),
      published: post.published,
      date: post.published,
      // The library does not escape `<` in attributes.
      category: post.tags.map(({ slug, label }) => ({
        name: label.replaceAll('<', '&lt;'),
        term: slug,
        scheme: tags,
        domain: tags,
      })),
      ...more(post),
    });
  }
  return writing[format]().replace(NOT_XML, '');
}
