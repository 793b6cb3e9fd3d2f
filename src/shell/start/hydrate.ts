import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isServedUnreadable } from '../navigation/page-data';

/**
 * Whether the HTML that was served is that of the address. In `develop` there is no server HTML, a host without rewrites answers an address
 * such as `/docs/faq/` with the not-found page, and one with rewrites may answer `/feature-requests/planned` with the page of all requests.
 */
export function isOwnHtml(): boolean {
  // The loader keeps a page by its address with the query, which it writes into the path too.
  const page = window.___loader.loadPageSync(location.pathname + location.search)?.page?.path.split('?')[0];
  return page === undefined || page === window.pagePath;
}

/**
 * Hydrates what the server rendered. Where that is not the page of the address, it is rendered anew. Throws if the data of the page could not
 * be read: the page stays as it was served, and `reportStartFailure` says so.
 */
export const replaceHydrateFunction = () => {
  if (isServedUnreadable()) throw new Error(`The data of ${location.pathname} could not be read.`);
  return hydrate;
};

function hydrate(element: ReactNode, container: Element): void {
  if (container.hasChildNodes() && isOwnHtml()) {
    // As a transition it is done in slices, and the page answers in between.
    startTransition(() => void hydrateRoot(container, element));
    return;
  }
  container.replaceChildren();
  createRoot(container).render(element);
}
