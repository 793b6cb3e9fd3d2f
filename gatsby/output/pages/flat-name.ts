/** `docs/faq/index.html` as `docs/faq.html`, which a plain static host serves for `/docs/faq` without a redirect. */
export const flatName = (path: string): string => path.replace(/(.+)\/index\.html$/, '$1.html');
