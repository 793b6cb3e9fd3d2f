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

const NOT_FOUND = '/404.html';

/**
 * Hydrates what the server rendered. Two pages have nothing to hydrate and are rendered anew: in `develop` there is no server HTML, and a
 * host without rewrites answers an address such as `/docs/faq/` with the not-found page, whose HTML is not the page's.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  const isNotFoundHtml =
    window.pagePath === NOT_FOUND && window.___loader.loadPageSync(location.pathname)?.page.path !== NOT_FOUND;
  if (container.hasChildNodes() && !isNotFoundHtml) {
    hydrateRoot(container, element);
    return;
  }
  container.replaceChildren();
  createRoot(container).render(element);
};
