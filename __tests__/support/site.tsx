import type { ReactNode } from 'react';
import { wrapPageElement, wrapRootElement } from '../../src/shell/root';
import { pageProps } from './gatsby';

const options = { plugins: [] };

/** A page at its address with all that is around it, as Gatsby puts it together. */
export function siteAt(pathname: string, page: ReactNode) {
  const common = { pathname, getResourceURLsForPathname: () => '' };
  const props = pageProps<Record<string, unknown>>(pathname, {});
  const element = wrapPageElement({ ...common, element: <>{page}</>, props }, options);
  return wrapRootElement({ ...common, element }, options);
}
