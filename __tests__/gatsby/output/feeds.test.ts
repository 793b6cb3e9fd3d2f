import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from '@physics-editor/publish/built-site';
import { writeFeeds } from '@physics-editor/publish/feeds/index';
import { readPosts } from '../../../gatsby/output/posts';
import { pageOf, siteOf } from '../../support/build';
import { childrenOf, readXml, textOf } from '@physics-editor/lib/testing/xml';

const graphs = {
  path: '/blog/graphs',
  title: 'Graphs of a < b & c',
  description: 'What "graphs" show.',
  date: '2025-11-09',
  html: '<p>See <a href="/docs/faq">the FAQ</a> and <a href="#try">below</a>, ]]&gt; <abbr title="]]> ]]>">end</abbr>.</p>',
  image: { src: '/static/1/a cover.png', width: 1030, height: 580 },
  imageAlt: 'A "graph"',
  tags: [
    { slug: 'graphs', label: 'Q & A' },
    { slug: 'less', label: 'a < b' },
  ],
  authors: [
    { name: 'Ada', url: '/community/support' },
    { name: 'Grace & Co', url: null },
  ],
};
const jpeg = { ...graphs.image, src: '/static/2/b.jpg' };
const older = { ...graphs, path: '/blog/older', title: 'Older', date: '2024-01-31', image: jpeg };

const URL_OF_BLOG = 'https://site.example/blog';

/** Writes the feeds of a blog with `posts`, and gives them as they are read. */
async function feedsOf(posts: readonly object[], pathPrefix: Build['pathPrefix'] = '') {
  const site = siteOf({
    files: { 'static/1/a cover.png': 'cover', 'static/2/b.jpg': 'jpeg' },
    pages: [pageOf('blog.html', '<meta name="description" content="Posts &amp; news.">')],
    data: { allBlogPost: { nodes: posts } },
    pathPrefix,
    settings: { title: 'Lab & Co', url: 'https://site.example' },
  });
  writeFeeds(site, await readPosts(site));
  const read = (path: string) => readFileSync(join(site.folder, path), 'utf8');
  const texts = [read('blog/rss.xml'), read('blog/atom.xml'), read('blog/feed.json')] as const;
  const [rss, atom, json] = texts;
  return {
    texts,
    rss: readXml(rss),
    channel: childrenOf(readXml(rss), 'channel')[0],
    atom: readXml(atom),
    json: JSON.parse(json),
  };
}

test('RSS contains the required and additional elements of its specification', async () => {
  const { rss, channel } = await feedsOf([graphs, older]);
  expect(rss).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
  expect(textOf(channel, 'title')).toBe('Lab & Co Blog');
  expect(textOf(channel, 'link')).toBe(URL_OF_BLOG);
  expect(textOf(channel, 'description')).toBe('Posts & news.');
  expect(textOf(channel, 'language')).toBe('en');
  expect(textOf(channel, 'lastBuildDate')).toBe('Sun, 09 Nov 2025 00:00:00 GMT');
  expect(childrenOf(channel, 'atom:link')[0]?.attributes).toMatchObject({
    href: `${URL_OF_BLOG}/rss.xml`,
    rel: 'self',
  });

  const items = childrenOf(channel, 'item');
  expect(items.map((item) => textOf(item, 'guid'))).toEqual([`${URL_OF_BLOG}/graphs`, `${URL_OF_BLOG}/older`]);
  const [item, second] = items;
  expect(textOf(item, 'link')).toBe(`${URL_OF_BLOG}/graphs`);
  expect(textOf(item, 'title')).toBe('Graphs of a &lt; b &amp; c');
  expect(textOf(item, 'description')).toBe('What &quot;graphs&quot; show.');
  expect(textOf(item, 'pubDate')).toBe('Sun, 09 Nov 2025 00:00:00 GMT');
  expect(textOf(item, 'dc:creator')).toBe('Ada, Grace & Co');
  expect(childrenOf(item, 'author')).toEqual([]);
  expect(childrenOf(item, 'category').map(({ text }) => text)).toEqual(['Q & A', 'a &lt; b']);
  const enclosure = (of: typeof item) => childrenOf(of, 'enclosure')[0]?.attributes;
  expect(enclosure(item)).toEqual({
    url: 'https://site.example/static/1/a%20cover.png',
    type: 'image/png',
    length: '5',
  });
  expect(enclosure(second)).toMatchObject({ type: 'image/jpeg', length: '4' });
});

test('Atom contains the required and additional elements of its specification', async () => {
  const { atom } = await feedsOf([graphs, older]);
  expect(atom).toMatchObject({ name: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } });
  expect(textOf(atom, 'id')).toBe(URL_OF_BLOG);
  expect(textOf(atom, 'title')).toBe('Lab & Co Blog');
  expect(atom.attributes).toMatchObject({ 'xml:lang': 'en' });
  expect(textOf(atom, 'updated')).toBe('2025-11-09T00:00:00.000Z');
  expect(childrenOf(atom, 'link').map(({ attributes }) => attributes)).toEqual([
    { rel: 'alternate', href: URL_OF_BLOG },
    { rel: 'self', href: `${URL_OF_BLOG}/atom.xml` },
  ]);

  const [entry, second] = childrenOf(atom, 'entry');
  expect(textOf(entry, 'id')).toBe(`${URL_OF_BLOG}/graphs`);
  expect(childrenOf(entry, 'title')[0]).toMatchObject({
    attributes: { type: 'html' },
    text: 'Graphs of a &lt; b &amp; c',
  });
  expect(textOf(entry, 'published')).toBe('2025-11-09T00:00:00.000Z');
  expect(textOf(entry, 'updated')).toBe('2025-11-09T00:00:00.000Z');
  expect(textOf(second, 'updated')).toBe('2024-01-31T00:00:00.000Z');
  const authors = childrenOf(entry, 'author');
  expect(authors.map((author) => [textOf(author, 'name'), textOf(author, 'uri')])).toEqual([
    ['Ada', 'https://site.example/community/support'],
    ['Grace & Co', undefined],
  ]);
  expect(childrenOf(entry, 'category').map(({ attributes }) => attributes)).toEqual([
    { label: 'Q & A', term: 'graphs', scheme: `${URL_OF_BLOG}/tags` },
    { label: 'a &lt; b', term: 'less', scheme: `${URL_OF_BLOG}/tags` },
  ]);
});

test('JSON Feed contains the required and additional fields of its specification', async () => {
  const { json } = await feedsOf([graphs, older]);
  expect(json).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Lab & Co Blog',
    description: 'Posts & news.',
    language: 'en',
    home_page_url: URL_OF_BLOG,
    feed_url: `${URL_OF_BLOG}/feed.json`,
    icon: 'https://site.example/icon-512.png',
    items: [expect.anything(), expect.anything()],
  });
  expect(json.items[0]).toEqual({
    id: `${URL_OF_BLOG}/graphs`,
    url: `${URL_OF_BLOG}/graphs`,
    title: 'Graphs of a < b & c',
    summary: 'What "graphs" show.',
    content_html: expect.stringContaining('the FAQ'),
    image: 'https://site.example/static/1/a%20cover.png',
    date_published: '2025-11-09T00:00:00.000Z',
    authors: [{ name: 'Ada', url: 'https://site.example/community/support' }, { name: 'Grace & Co' }],
    tags: ['Q & A', 'a < b'],
  });
});

test('all three contain the picture and the complete text, with full addresses', async () => {
  const { channel, atom, json } = await feedsOf([graphs]);
  const html = json.items[0].content_html;
  expect(html).toBe(
    '<p><img src="https://site.example/static/1/a%20cover.png" width="1030" height="580" alt="A &quot;graph&quot;"></p>\n' +
      '<p>See <a href="https://site.example/docs/faq">the FAQ</a> and <a href="https://site.example/blog/graphs#try">below</a>, ' +
      ']]&gt; <abbr title="]]&gt; ]]&gt;">end</abbr>.</p>',
  );
  expect(textOf(childrenOf(channel, 'item')[0], 'content:encoded')).toBe(html);
  expect(textOf(childrenOf(atom, 'entry')[0], 'content')).toBe(html);
});

test.each(['/lab', '/blog'])('with the path prefix %s, every address contains it once', async (prefix) => {
  const image = { ...graphs.image, src: `${prefix}${graphs.image.src}` };
  const html = `<p><a href="${prefix}/docs/faq">1</a> <a href="${prefix}">2</a> <a href="#a">3</a></p>`;
  const { texts, json } = await feedsOf([{ ...graphs, image, html }], prefix);
  const site = `https://site.example${prefix}`;
  const addresses = texts.join('\n').match(/https:\/\/site\.example[^\s"\\<]*/g) ?? [];
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => address !== site && !address.startsWith(`${site}/`))).toEqual([]);
  expect(json.feed_url).toBe(`${site}/blog/feed.json`);
  expect(json.items[0]).toMatchObject({
    url: `${site}/blog/graphs`,
    image: `${site}/static/1/a%20cover.png`,
    authors: [{ url: `${site}/community/support` }, {}],
  });
  const links = json.items[0].content_html.match(/(?<=href=")[^"]*(?=")/g);
  expect(links).toEqual([`${site}/docs/faq`, site, `${site}/blog/graphs#a`]);
});

test('a blog without posts has feeds without entries', async () => {
  const { channel, atom, json } = await feedsOf([]);
  expect(textOf(channel, 'title')).toBe('Lab & Co Blog');
  expect(childrenOf(channel, 'item')).toEqual([]);
  expect(textOf(atom, 'updated')).toBe('1970-01-01T00:00:00.000Z');
  expect(childrenOf(atom, 'entry')).toEqual([]);
  expect(json).toMatchObject({ items: [] });
});

test('characters that XML does not allow, such as from an entity, are left out; others remain', async () => {
  const odd = 'A\u0000\u0002\u000b\u000c\u001b\ufffe\uffff\tB\u202e\u2066\u{1f3c0}';
  const texts = { title: odd, description: odd, html: `<p>${odd}</p>`, imageAlt: odd };
  const feeds = await feedsOf([{ ...graphs, ...texts, authors: [{ name: odd, url: null }] }]);
  for (const text of feeds.texts.slice(0, 2)) expect(text).not.toMatch(/[^\P{Cc}\t\n]|[\ufffe\uffff]/u);
  expect(textOf(childrenOf(feeds.channel, 'item')[0], 'title')).toBe('A\tB\u202e\u2066\u{1f3c0}');
  expect(feeds.json.items[0].title).toBe(odd);
});
