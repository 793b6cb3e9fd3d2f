import type { ReactNode } from 'react';

/** A frame in which a drawing scrolls rather than become too small to read. */
export function Drawing({ children }: { children?: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus (WCAG 2.1.1)
    <div className="drawing" role="group" aria-label="Diagram" tabIndex={0}>
      {children}
    </div>
  );
}

/** The links of a drawing as a list, for phones, which show only part of it, and for print. */
export function DiagramParts({ children }: { children?: ReactNode }) {
  return <ul className="diagram-parts">{children}</ul>;
}
