import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  /** One or two sentences under the title. */
  lead?: string;
  children?: ReactNode;
}

/** Title of a page without a text, on graph paper. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className="page-head graph-paper">
      <h1>{title}</h1>
      {lead && <p className="page-lead">{lead}</p>}
      {children}
    </header>
  );
}
