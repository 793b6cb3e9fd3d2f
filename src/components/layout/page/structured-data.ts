/** Structured data in the vocabulary of schema.org. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** The content of a JSON-LD script. Without `<`, no text in it can end the script early. */
export function jsonLd(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
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
