import type { ReactNode } from 'react';
import { wrapPageElement, wrapRootElement } from '../../src/shell/root';
import { pageProps } from './gatsby';

const options = { plugins: [] };

/** A page at its address in the layout, as Gatsby assembles it. */
export function siteAt(pathname: string, page: ReactNode) {
  const common = { pathname, getResourceURLsForPathname: () => '' };
  const props = pageProps<Record<string, unknown>>(pathname, {});
  const element = wrapPageElement({ ...common, element: <>{page}</>, props }, options);
  return wrapRootElement({ ...common, element }, options);
}
