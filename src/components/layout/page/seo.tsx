import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { Helmet } from 'react-helmet';
import { absoluteUrl, isExternal } from '@physics-editor/lib/addresses';
import { FEEDS, cardPath, alternatePath } from '@physics-editor/lib/page-files';
import { HOME, type SidebarEntry } from '@physics-editor/lib/sidebar';
import { useSite } from '../../../shell/state/use-site';
import { PAGE_KINDS, type TEXT_KINDS } from './page-kinds';

interface Named {
  title: string;
  description: string;
  /** Canonical path. */
  path: string;
}

interface Text extends Named {
  kind: keyof typeof TEXT_KINDS;
  /** Id of its node. */
  id: string;
  /** Its displayed path in the sidebar. */
  trail: readonly Pick<SidebarEntry, 'label' | 'path'>[];
}

export interface Post extends Named {
  kind: 'blog-post';
  image: { readonly src: string };
  imageAlt: string;
  /** Day of publication. */
  published: string;
  tags: readonly string[];
  authors: readonly { readonly name: string; readonly url: string | null }[];
}

export interface Other extends Named {
  kind: 'page' | 'blog-list' | 'blog-archive' | 'blog-tags' | 'blog-tag';
}

/** The home page uses the site's own texts; the not-found and offline pages appear at any address. None has a description of its own. */
type Page = Text | Post | Other | { kind: 'home' } | { kind: 'not-found' | 'offline'; title: string };

type Site = ReturnType<typeof useSite>;

/** Structured data in the vocabulary of schema.org. */
type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** Size of the picture of a shared link, in px. */
const CARD = { width: 1200, height: 630 };

/** Picture for links to the home page, drawn by `npm run social-card`. */
const OWN_CARD = {
  path: '/social-card.png',
  alt: 'A pendulum swings, its thread is cut, and the bob flies on and bounces.',
};

/** The head of a page. `children` are additional tags. */
export function Seo({ children, ...page }: Page & { children?: ReactNode }) {
  const site = useSite();
  const title = page.kind === 'home' ? site.title : `${page.title} | ${site.title}`;
  const description = 'description' in page ? page.description : site.description;
  const path = 'path' in page ? page.path : page.kind === 'home' ? '/' : undefined;
  const url = path === undefined ? undefined : addressOf(site, path);
  const post = page.kind === 'blog-post' ? page : undefined;
  const alternate = url && ('trail' in page || post) ? alternatePath(url) : undefined;
  const card = cardOf(page);
  const image = addressOf(site, card.path);
  const thing = describe(page, site);
  const { classes, searchTag } = PAGE_KINDS[page.kind];
  // Outside the docs, node ids begin with the section and a colon.
  const idClass = 'id' in page ? ` docs-doc-id-${page.id.slice(page.id.indexOf(':') + 1)}` : '';

  // Not deferred to the next frame: analytics reads the title as soon as a page is shown. The last Helmet on a page decides this for all.
  return (
    <Helmet defer={false}>
      <html lang="en" dir="ltr" className={classes + idClass} />
      <title>{title}</title>
      {/* With `sizes` set, only browsers without SVG icons use the old format. */}
      <link rel="icon" href={withPrefix('/favicon.ico')} sizes="32x32" />
      <link rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />
      <link rel="manifest" href={withPrefix('/manifest.webmanifest')} />
      {Object.values(FEEDS).map(({ path, type, name }) => (
        <link key={path} rel="alternate" type={type} title={`${site.title} ${name}`} href={withPrefix(path)} />
      ))}
      <meta name="description" content={description} />

      {url && <link rel="canonical" href={url} />}
      {url && <link rel="alternate" hrefLang="en" href={url} />}
      {url && <link rel="alternate" hrefLang="x-default" href={url} />}
      {alternate && <link rel="alternate" type="text/markdown" href={alternate} />}
      {!url && <meta name="robots" content="noindex" />}

      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content="en" />
      <meta property="og:type" content={post ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(CARD.width)} />
      <meta property="og:image:height" content={String(CARD.height)} />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
      {post && <meta property="article:published_time" content={post.published} />}
      {post?.authors.map(({ name }) => (
        <meta key={name} property="article:author" content={name} />
      ))}
      {post?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}

      {/* Read by DocSearch crawlers, to search in one language and version. */}
      <meta name="docsearch:language" content="en" />
      {page.kind === 'doc' && <meta name="docsearch:version" content="current" />}
      <meta name="docsearch:docusaurus_tag" content={searchTag} />

      {thing && <script type="application/ld+json">{jsonLd(thing)}</script>}
      {children}
    </Helmet>
  );
}

const addressOf = ({ siteUrl }: Site, path: string): string => absoluteUrl(siteUrl, withPrefix(path));

/** The picture of a shared link: the build draws one for each page with an address, from its title, description and any post picture. */
function cardOf(page: Page): { path: string; alt: string } {
  if (!('path' in page)) return OWN_CARD;
  const { title, description, path } = page;
  const post = page.kind === 'blog-post' ? page : undefined;
  const text = post?.imageAlt ?? description;
  return {
    path: cardPath(path, [title, description, ...(post ? [post.image.src] : [])]),
    alt: text.startsWith(title) ? text : `${title}. ${text}`,
  };
}

/** The content of a JSON-LD script. Without `<`, no text in it can end the script early. */
const jsonLd = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');

/** Structured data for search engines; undefined if there is nothing beyond the text. */
function describe(page: Page, site: Site): Thing | undefined {
  if ('trail' in page) {
    if (page.trail.length === 0) return undefined;
    // A breadcrumb needs an address, so categories without a page are skipped.
    const steps = [HOME, ...page.trail].flatMap(({ label: name, path: of }) =>
      of === null ? [] : [{ name, item: addressOf(site, of) }],
    );
    const itemListElement = steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step }));
    return { '@type': 'BreadcrumbList', itemListElement };
  }
  if (page.kind === 'home')
    return { '@type': 'WebSite', name: site.title, url: addressOf(site, '/'), description: site.description };
  if (page.kind !== 'blog-post') return undefined;
  const url = addressOf(site, page.path);
  return {
    '@type': 'BlogPosting',
    headline: page.title,
    description: page.description,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    image: absoluteUrl(site.siteUrl, page.image.src),
    datePublished: page.published,
    author: page.authors.map(({ name, url: to }) => ({
      '@type': name === site.title ? 'Organization' : 'Person', // an author named like the site is the organisation
      name,
      ...(to && { url: isExternal(to) ? to : addressOf(site, to) }),
    })),
    keywords: page.tags,
  };
}
