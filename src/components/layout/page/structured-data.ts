/** Structured data in the vocabulary of schema.org. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** The content of a JSON-LD script. Without `<`, no text in it can end the script early. */
export function jsonLd(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
}

export function webSite(site: { name: string; url: string; description: string }): Thing {
  return { '@type': 'WebSite', ...site };
}

/** The path to a page, from the first step to that page. */
export function breadcrumbList(steps: readonly { name: string; url: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

interface Posting {
  headline: string;
  description: string;
  url: string;
  image: string;
  /** Day of publication. */
  published: string;
  keywords: readonly string[];
  authors: readonly { type: 'Person' | 'Organization'; name: string; url: string | null }[];
}

export function blogPosting({ headline, description, url, image, published, keywords, authors }: Posting): Thing {
  return {
    '@type': 'BlogPosting',
    headline,
    description,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    image,
    datePublished: published,
    author: authors.map(({ type, name, url: of }) => ({ '@type': type, name, ...(of ? { url: of } : {}) })),
    keywords,
  };
}
