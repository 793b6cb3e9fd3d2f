import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { Seo } from '../../src/components/layout/page/seo';
import { settings } from '../support/gatsby';
import { picture } from '../support/references';
import { stub } from '../support/stub';

type SeoProps = ComponentProps<typeof Seo>;

const named = { title: 'Snapping', description: 'How to snap.', path: '/docs/snapping' };

const page: SeoProps = { kind: 'page', title: 'Showcase', description: 'Scenes.', path: '/showcase' };
const notFound: SeoProps = { kind: 'not-found', title: 'Page Not Found' };
const doc: SeoProps = {
  kind: 'doc',
  id: 'guides/snapping',
  ...named,
  trail: [
    { label: 'Guides', path: null },
    { label: 'Snapping', path: '/docs/snapping' },
  ],
};
const communityPage: SeoProps = {
  kind: 'community',
  id: 'community:support',
  title: 'Support',
  description: 'Where to ask.',
  path: '/community/support',
  trail: [{ label: 'Support', path: '/community/support' }],
};
const post: SeoProps = {
  kind: 'blog-post',
  title: 'Graphs',
  description: 'What graphs show.',
  path: '/blog/graphs',
  image: picture,
  imageAlt: 'A graph',
  published: '2025-11-09',
  tags: ['Graphs', 'Audio'],
  authors: [
    { name: settings.title, url: '/community/support' },
    { name: 'Ada', url: 'https://ada.example/' },
    { name: 'Grace', url: null },
  ],
};
const everyKind: SeoProps[] = [{ kind: 'home' }, page, notFound, doc, communityPage, post];

const metaOf = (name: string) =>
  Helmet.peek()
    .metaTags.filter((tag) => Object.values(tag).includes(name))
    .map(({ content }) => content);

const linksOf = (relation: string) =>
  Helmet.peek()
    .linkTags.filter(({ rel }) => rel === relation)
    .map(({ href }) => href);

/** The page in each language; the feeds have a type. */
const languages = () => Helmet.peek().linkTags.filter(({ rel, type }) => rel === 'alternate' && !type);

/** What the JSON-LD scripts of the page say. */
const said = () => Helmet.peek().scriptTags.map(({ innerHTML }) => JSON.parse(innerHTML));

/** The head and the attributes of the html element as they are written at build. */
function written(props: SeoProps) {
  Helmet.canUseDOM = false;
  renderToStaticMarkup(<Seo {...props} />);
  const { title, link, meta, script, style, htmlAttributes } = Helmet.renderStatic();
  Helmet.canUseDOM = true;
  return { html: htmlAttributes.toString(), head: [title, link, meta, script, style].map(String).join('') };
}

test('the title has the name of the page and of the site; on the home page, only that of the site', () => {
  const { rerender } = render(<Seo {...doc} />);
  expect(document.title).toBe(`Snapping | ${settings.title}`);
  expect(metaOf('og:title')).toEqual([`Snapping | ${settings.title}`]);
  // As soon as the page has changed.
  rerender(<Seo {...post} />);
  expect(document.title).toBe(`Graphs | ${settings.title}`);
  rerender(<Seo kind="home" />);
  expect(document.title).toBe(settings.title);
  expect(metaOf('og:title')).toEqual([settings.title]);
});

describe('address', () => {
  test('is the same for search, sharing and languages', () => {
    const declared = written(doc).head.match(/hreflang="[^"]*"/gi) ?? [];
    expect(declared.join(' ').toLowerCase()).toBe('hreflang="en" hreflang="x-default"');
    const { rerender } = render(<Seo {...doc} />);
    const url = 'https://site.example/docs/snapping';
    expect(linksOf('canonical')).toEqual([url]);
    expect(metaOf('og:url')).toEqual([url]);
    expect(languages().map(({ href }) => href)).toEqual([url, url]);
    expect(metaOf('robots')).toEqual([]);
    rerender(<Seo kind="home" />);
    expect(linksOf('canonical')).toEqual(['https://site.example']);
  });

  test('is missing on the not-found page, which must not be indexed', () => {
    render(<Seo {...notFound} />);
    expect(metaOf('robots')).toEqual(['noindex']);
    for (const found of [linksOf('canonical'), languages(), metaOf('og:url')]) expect(found).toEqual([]);
  });

  test('contains the path prefix once, like pictures, icons, manifest and feeds', () => {
    stub(globalThis, { __PATH_PREFIX__: '/folder' });
    const { rerender } = render(<Seo {...post} image={{ ...picture, src: '/folder/static/1030.png' }} />);
    expect(linksOf('canonical')).toEqual(['https://site.example/folder/blog/graphs']);
    expect(metaOf('og:image')).toEqual([expect.stringMatching(/^https:\/\/site\.example\/folder\/og\/blog\/graphs-/)]);
    expect(linksOf('icon')).toEqual(['/folder/favicon.ico', '/folder/favicon.svg']);
    expect(linksOf('apple-touch-icon')).toEqual(['/folder/apple-touch-icon.png']);
    expect(linksOf('manifest')).toEqual(['/folder/manifest.webmanifest']);
    expect(linksOf('alternate')).toEqual(
      expect.arrayContaining(['/folder/blog/rss.xml', '/folder/blog/atom.xml', '/folder/blog/feed.json']),
    );
    expect(said()[0].url).toBe('https://site.example/folder/blog/graphs');
    rerender(<Seo kind="home" />);
    expect(metaOf('og:image')).toEqual(['https://site.example/folder/social-card.png']);
  });
});

test.each(everyKind)('$kind has feeds, the site and a large picture for sharing, without warnings', (props) => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { head } = written(props);
  render(<Seo {...props} />);
  for (const [type, title, path] of [
    ['rss+xml', 'RSS', '/blog/rss.xml'],
    ['atom+xml', 'Atom', '/blog/atom.xml'],
    ['feed+json', 'JSON', '/blog/feed.json'],
  ]) {
    expect(head).toContain(`type="application/${type}" title="${settings.title} ${title} Feed" href="${path}"`);
  }
  expect(metaOf('og:site_name')).toEqual([settings.title]);
  expect(metaOf('og:locale')).toEqual(['en']);
  expect(metaOf('twitter:card')).toEqual(['summary_large_image']);
  expect(metaOf('twitter:image')).toEqual(metaOf('og:image'));
  expect([metaOf('og:image:width'), metaOf('og:image:height')]).toEqual([['1200'], ['630']]);
  // Only texts have a Markdown alternate.
  const alternate = /<link[^>]* rel="alternate" type="text\/markdown" href="[^"]+\.md"/;
  expect(alternate.test(head)).toBe(['doc', 'community', 'blog-post'].includes(props.kind));
  expect(head.includes('text/markdown')).toBe(alternate.test(head));
  expect(complain).not.toHaveBeenCalled();
});

test.each<[SeoProps, string, string, RegExp]>([
  [{ kind: 'home' }, settings.description, 'social-card\\.png', /pendulum/],
  [notFound, settings.description, 'social-card\\.png', /pendulum/],
  [page, 'Scenes.', 'og/showcase-[a-z\\d]+\\.png', /^Showcase\. Scenes\.$/],
  [{ ...page, description: 'Showcase: all.' }, 'Showcase: all.', 'og/showcase-[a-z\\d]+\\.png', /^Showcase: all\.$/],
  [doc, 'How to snap.', 'og/docs/snapping-[a-z\\d]+\\.png', /^Snapping\. How to snap\.$/],
  [communityPage, 'Where to ask.', 'og/community/support-[a-z\\d]+\\.png', /^Support\. Where to ask\.$/],
  // A post has the picture on its card.
  [post, 'What graphs show.', 'og/blog/graphs-[a-z\\d]+\\.png', /^Graphs\. A graph$/],
])('%j is described by "%s", and its picture %s by %s', (props, description, image, alt) => {
  render(<Seo {...props} />);
  expect([metaOf('description'), metaOf('og:description')]).toEqual([[description], [description]]);
  expect(metaOf('og:image')).toEqual([expect.stringMatching(`^https://site\\.example/${image}$`)]);
  expect(metaOf('og:image:alt')).toEqual([expect.stringMatching(alt)]);
});

test('the name of a card changes with its text and picture', () => {
  const nameOf = (props: SeoProps) => {
    const { unmount } = render(<Seo {...props} />);
    const [name] = metaOf('og:image');
    unmount();
    return name;
  };
  const names = [
    nameOf(post),
    nameOf({ ...post, title: 'More graphs' }),
    nameOf({ ...post, description: 'What more graphs show.' }),
    nameOf({ ...post, image: { ...picture, src: '/static/another.png' } }),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(nameOf(post)).toBe(names[0]);
});

test('a post is shared with its date, authors and tags, of which nothing remains on the next page', () => {
  const { rerender } = render(<Seo {...post} />);
  expect(metaOf('og:type')).toEqual(['article']);
  expect(metaOf('article:published_time')).toEqual(['2025-11-09']);
  expect(metaOf('article:author')).toEqual([settings.title, 'Ada', 'Grace']);
  expect(metaOf('article:tag')).toEqual(['Graphs', 'Audio']);
  rerender(<Seo {...doc} />);
  expect(metaOf('og:type')).toEqual(['website']);
  expect(document.head.querySelectorAll('[property^="article:"]')).toHaveLength(0);
});

describe('kinds of pages', () => {
  const docs = 'docs-wrapper docs-doc-page docs-version-current plugin-docs';
  const blog = 'plugin-blog plugin-id-default';
  const other = { title: 'Blog', description: 'Posts.', path: '/blog' };

  test.each<[SeoProps, string, string]>([
    [{ kind: 'home' }, 'plugin-pages plugin-id-default', 'default'],
    [page, 'plugin-pages plugin-id-default', 'default'],
    [notFound, 'plugin-native plugin-id-default', 'default'],
    [doc, `${docs} plugin-id-default docs-doc-id-guides/snapping`, 'docs-default-current'],
    [communityPage, `${docs} plugin-id-community docs-doc-id-support`, 'default'],
    [{ kind: 'blog-list', ...other }, `blog-wrapper blog-list-page ${blog}`, 'blog_posts_list'],
    [post, `blog-wrapper blog-post-page ${blog}`, 'default'],
    [{ kind: 'blog-tags', ...other }, `blog-wrapper blog-tags-list-page ${blog}`, 'blog_tags_list'],
    [{ kind: 'blog-tag', ...other }, `blog-wrapper blog-tags-post-list-page ${blog}`, 'blog_tags_posts'],
    [{ kind: 'blog-archive', ...other }, blog, 'default'],
  ])('%j has the classes "%s" and the search tag %s', (props, classes, searchTag) => {
    render(<Seo {...props} />);
    expect(document.documentElement.className).toBe(classes);
    expect(metaOf('docsearch:docusaurus_tag')).toEqual([searchTag]);
    expect(metaOf('docsearch:language')).toEqual(['en']);
    expect(metaOf('docsearch:version')).toEqual(props.kind === 'doc' ? ['current'] : []);
    expect(written(props).html).toBe(`lang="en" dir="ltr" class="${classes}"`);
  });

  test('do not affect the other attributes of the html element', () => {
    document.documentElement.setAttribute('data-theme', 'dark');
    const { rerender, unmount } = render(<Seo {...doc} />);
    rerender(<Seo {...post} />);
    unmount();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });
});

describe('JSON-LD', () => {
  const expectSaid = (props: SeoProps, ...things: object[]) => {
    render(<Seo {...props} />);
    expect(said()).toEqual(things.map((thing) => ({ '@context': 'https://schema.org', ...thing })));
  };

  test('describes the site on the home page', () => {
    const { title, description } = settings;
    expectSaid({ kind: 'home' }, { '@type': 'WebSite', name: title, url: 'https://site.example', description });
  });

  test('contains the breadcrumbs of a text from the home page, without categories that have no page', () => {
    expectSaid(doc, {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home page', item: 'https://site.example' },
        { '@type': 'ListItem', position: 2, name: 'Snapping', item: 'https://site.example/docs/snapping' },
      ],
    });
  });

  test('describes a post', () => {
    expectSaid(post, {
      '@type': 'BlogPosting',
      headline: 'Graphs',
      description: 'What graphs show.',
      url: 'https://site.example/blog/graphs',
      mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://site.example/blog/graphs' },
      image: 'https://site.example/static/1030.png',
      datePublished: '2025-11-09',
      author: [
        { '@type': 'Organization', name: settings.title, url: 'https://site.example/community/support' },
        { '@type': 'Person', name: 'Ada', url: 'https://ada.example/' },
        { '@type': 'Person', name: 'Grace' },
      ],
      keywords: ['Graphs', 'Audio'],
    });
  });

  test.each([page, notFound, { ...doc, trail: [] } satisfies SeoProps])('is missing for %j', (props) => {
    expectSaid(props);
  });

  test('cannot be ended by a text in it', () => {
    const { head } = written({ ...post, title: '</script><script>alert(1)' });
    expect(head.match(/<\/script/g)).toHaveLength(1);
    expect(head.match(/<script/g)).toHaveLength(1);
  });
});

test('accepts further tags', () => {
  render(
    <Seo {...page}>
      <style>{'p{color:red}'}</style>
    </Seo>,
  );
  expect(Helmet.peek().styleTags).toEqual([{ cssText: 'p{color:red}' }]);
  expect(metaOf('description')).toEqual(['Scenes.']);
});
