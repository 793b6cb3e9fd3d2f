import { withPrefix } from 'gatsby';
import { useEffect, useRef, type ReactNode } from 'react';
import { isExternal } from '@physics-editor/lib/addresses';
import { watchLink } from './prefetch';

interface LinkProps {
  to: string;
  className?: string;
  children: ReactNode;
  rel?: string;
  title?: string;
  'aria-current'?: 'page' | 'true';
  'aria-label'?: string;
}

/**
 * Every link of the layout and the page types. External links open in a new tab; for internal ones, `navigation.ts` changes the page in place, as for
 * links in texts.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const leaves = isExternal(to);
  useEffect(() => (link.current && !leaves ? watchLink(link.current) : undefined), [to, leaves]);
  const [target, rel] = leaves ? ['_blank', 'noopener noreferrer'] : [undefined, rest.rel];
  return (
    <a ref={link} href={leaves ? to : withPrefix(to)} target={target} {...rest} rel={rel}>
      {children}
    </a>
  );
}
