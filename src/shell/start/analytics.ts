let counted: string | undefined;

/** Reports a page view to the analytics, if enabled: once for each change of path, query or hash. */
export function countView(place: Pick<Location, 'href' | 'pathname' | 'search' | 'hash'>): void {
  const { href, pathname, search, hash } = place;
  if (!window.gtag || href === counted) return;
  counted = href;
  window.gtag('event', 'page_view', {
    page_title: document.title,
    page_location: href,
    page_path: pathname + search + hash,
  });
}
