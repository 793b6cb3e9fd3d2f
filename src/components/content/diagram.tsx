import type { ReactNode } from 'react';
import { Figure } from './figure';

interface DiagramProps {
  caption: string;
  /** The drawing, and the list of its links. */
  children?: ReactNode;
}

/** A drawing in the site's own colours, whose parts are links to what the text says of them. */
export function Diagram({ caption, children }: DiagramProps) {
  return <Figure caption={caption}>{children}</Figure>;
}

/** The frame in which a drawing scrolls where it would be too small to read. */
export function Drawing({ children }: { children?: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus (WCAG 2.1.1)
    <div className="drawing" role="group" aria-label="Diagram" tabIndex={0}>
      {children}
    </div>
  );
}

/** The links of a drawing once more as a list, for a phone, which shows the drawing in part, and for paper. */
export function DiagramParts({ children }: { children?: ReactNode }) {
  return <ul className="diagram-parts">{children}</ul>;
}
