import { Feed, type Item } from 'feed';
import { escapeMarkup } from '../escape-markup';
import type { BlogFeed } from './feed';
import type { FeedPost } from './posts';

/** The blog as RSS 2.0. It asks for mail addresses of authors, so their names stand in the element of Dublin Core. */
export function rssFeed(feed: BlogFeed): string {
  return writer(feed, (post) => ({
    image: { url: post.image.url, type: post.image.type, length: post.image.bytes },
    extensions: [{ name: 'dc:creator', objects: { _text: post.authors.map(({ name }) => name).join(', ') } }],
  })).rss2();
}

const ATOM = 'xmlns="http://www.w3.org/2005/Atom"';

/** The blog as Atom 1.0. Its language is put in here: the library names one in RSS alone. */
export function atomFeed(feed: BlogFeed): string {
  return writer(feed, (post) => ({
    author: post.authors.map(({ name, url }) => ({ name, ...(url !== undefined && { link: url }) })),
  }))
    .atom1()
    .replace(ATOM, `${ATOM} xml:lang="${feed.language}"`);
}

/** `more` gives what a format has of a post beside the rest. */
function writer(feed: BlogFeed, more: (post: FeedPost) => Partial<Item>): Feed {
  const { title, description, language, home, tags, icon, self, posts } = feed;
  const writing = new Feed({
    id: home,
    title,
    description,
    language,
    link: home,
    favicon: icon,
    feedLinks: self,
    generator: false,
    // The time of the build would make each build another one.
    updated: new Date(Math.max(...posts.map(({ published }) => Number(published)))),
  });
  for (const post of posts) {
    writing.addItem({
      id: post.url,
      link: post.url,
      // Both formats take these for HTML.
      title: escapeMarkup(post.title),
      description: escapeMarkup(post.summary),
      // The library ends a CDATA section only once.
      content: post.html.replaceAll(']]>', ']]&gt;'),
      published: post.published,
      date: post.published,
      // The library escapes no `<` in attributes.
      category: post.tags.map(({ slug, label }) => ({
        name: label.replaceAll('<', '&lt;'),
        term: slug,
        scheme: tags,
        domain: tags,
      })),
      ...more(post),
    });
  }
  return writing;
}
