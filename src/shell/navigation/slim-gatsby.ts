/**
 * Replaces parts of Gatsby that the site implements itself, so that no page contains them: `gatsby-link` (by `navigation.ts`) and
 * `gatsby-react-router-scroll` (by `scroll.ts`).
 */
import type { ReactNode } from 'react';

export const withPrefix = (path: string): string => __PATH_PREFIX__ + path;

/** The parts of an address on the site. */
export const parsePath = (address: string): Pick<URL, 'pathname' | 'search' | 'hash'> =>
  new URL(address, location.origin);

/** Does not restore scroll positions. */
export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children;

function missing(): never {
  throw new Error('This part of Gatsby is not in the browser: src/shell/navigation/slim-gatsby.ts says what to use.');
}
export { missing as Link, missing as navigate, missing as useScrollRestoration, missing as withAssetPrefix };
