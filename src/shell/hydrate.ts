import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Path of the page whose HTML was served; Gatsby writes it into every page. */
    pagePath?: string;
    /** Gatsby's loader of pages. */
    ___loader: { loadPageSync: (path: string) => { page: { path: string } } | undefined };
  }
}

/**
 * Hydrates what the server rendered. Where that is not the page of the address, it is rendered anew: in `develop` there is no server HTML,
 * a host without rewrites answers an address such as `/docs/faq/` with the not-found page, and one with rewrites may answer
 * `/feature-requests/planned` with the page of all requests.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  const page = window.___loader.loadPageSync(location.pathname)?.page.path;
  const isOwnHtml = page === undefined || page === window.pagePath;
  if (container.hasChildNodes() && isOwnHtml) {
    hydrateRoot(container, element);
    return;
  }
  container.replaceChildren();
  createRoot(container).render(element);
};
