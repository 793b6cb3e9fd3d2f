import type { ReactNode } from 'react';

/** A table in a frame that scrolls if it is too wide. */
export function Table({ dir, children }: { dir?: string | undefined; children?: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus (WCAG 2.1.1)
    <div className="table" role="group" aria-label="Table" tabIndex={0}>
      <table dir={dir}>{children}</table>
    </div>
  );
}
