import type { ReactNode } from 'react';

interface ContentLinkProps {
  href?: string | undefined;
  children?: ReactNode;
}

/** A link in a text. External links open in a new tab. */
export function ContentLink({ href = '', children, ...rest }: ContentLinkProps) {
  const leaves = /^([a-z]+:)?\/\//i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...leaves} {...rest}>
      {children}
    </a>
  );
}
