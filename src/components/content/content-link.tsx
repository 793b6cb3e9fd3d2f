import type { ReactNode } from 'react';

/** A link in a text. External links open in a new tab. */
export function ContentLink({ href = '', children, ...rest }: { href?: string | undefined; children?: ReactNode }) {
  const leaves = /^([a-z]+:)?\/\//i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...leaves} {...rest}>
      {children}
    </a>
  );
}
