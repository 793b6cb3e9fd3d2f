import type { ReactNode } from 'react';

/** A framed picture, table, formula or listing, with its caption on an axis below it. */
export function Figure({ caption, children }: { caption: string; children?: ReactNode }) {
  return (
    <figure className="figure" aria-label={caption}>
      <div className="figure-body">{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
