import { withPrefix } from 'gatsby';
import { Helmet } from 'react-helmet';
import { useSite } from '../../shell/use-site';
import type { PictureData } from '../content/picture';

interface SeoProps {
  /** The page's name; left out on the home page, whose title is the site's. */
  title?: string;
  description?: string;
  /** Canonical path; left out where there is none, as on the not-found page. */
  path?: string;
  image?: PictureData;
  /** Set on posts. */
  article?: { published: string; tags: readonly string[] };
}

/** The head of a page. */
export function Seo({ title, description, path, image, article }: SeoProps) {
  const site = useSite();
  const fullTitle = title ? `${title} | ${site.title}` : site.title;
  const text = description ?? site.description;
  const url = path === undefined ? undefined : site.siteUrl + (path === '/' ? '' : path);
  return (
    <Helmet>
      <html lang="en" dir="ltr" />
      <title>{fullTitle}</title>
      <link rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />
      <meta name="description" content={text} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={text} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta name="twitter:card" content="summary_large_image" />
      {url && <link rel="canonical" href={url} />}
      {url && <meta property="og:url" content={url} />}
      {!url && <meta name="robots" content="noindex" />}
      {image && <meta property="og:image" content={site.siteUrl + image.src} />}
      {article && <meta property="article:published_time" content={article.published} />}
      {article?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </Helmet>
  );
}
