/** Renames `docs/faq/index.html` to `docs/faq.html`, which plain static hosts serve for `/docs/faq` without a redirect. */
export const flatName = (path: string): string => path.replace(/(.+)\/index\.html$/, '$1.html');
