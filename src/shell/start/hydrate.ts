import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Whether the served HTML belongs to the address. `develop` serves no rendered HTML; a host without rewrites answers an address such as `/docs/faq/`
 * with the not-found page, and one with rewrites may answer `/feature-requests/planned` with the page of all requests.
 */
export function isOwnHtml(): boolean {
  const page = window.___loader.loadPageSync(location.pathname)?.page?.path;
  return page === undefined || page === window.pagePath;
}

/** Hydrates the served HTML, or renders the page from scratch if the HTML does not belong to the address. */
export const replaceHydrateFunction = () => hydrate;

function hydrate(element: ReactNode, container: Element): void {
  if (container.hasChildNodes() && isOwnHtml()) {
    // As a transition, hydration is split into slices between which the page responds.
    startTransition(() => void hydrateRoot(container, element));
    return;
  }
  container.replaceChildren();
  createRoot(container).render(element);
}
