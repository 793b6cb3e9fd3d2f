import { Link as GatsbyLink } from 'gatsby';
import type { ReactNode } from 'react';
import { isExternal } from '../lib/paths';

interface LinkProps {
  to: string;
  className?: string;
  children: ReactNode;
  rel?: string;
  'aria-current'?: 'page' | 'true';
  'aria-label'?: string;
}

/** Every link of the frame and the page types: inside the site without a page load, outside it beside the site. */
export function Link({ to, children, ...rest }: LinkProps) {
  if (isExternal(to)) {
    return (
      <a href={to} target="_blank" {...rest} rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <GatsbyLink to={to} {...rest}>
      {children}
    </GatsbyLink>
  );
}
