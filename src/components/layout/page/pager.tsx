import { Link } from '../../../shell/navigation/link';
import './pager.css';

interface PagerEnd {
  /** Where it leads in the order of the pages. */
  label: string;
  title?: string | undefined;
  to: string;
}

interface PagerProps {
  /** Name of the landmark. */
  label: string;
  previous?: PagerEnd | undefined;
  next?: PagerEnd | undefined;
}

/** Links to the neighbours of a page. */
export function Pager({ label, previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={label}>
      {previous && <PagerLink {...previous} rel="prev" />}
      {next && <PagerLink {...next} rel="next" />}
    </nav>
  );
}

/** A page beside another one in an order. */
export interface Neighbour {
  readonly title: string;
  readonly path: string;
}

interface NeighbourPagerProps {
  /** Name of the landmark. */
  label: string;
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** Links to the pages before and after one. */
export function NeighbourPager({ label, previous, next }: NeighbourPagerProps) {
  return (
    <Pager
      label={label}
      previous={previous ? { label: 'Previous', title: previous.title, to: previous.path } : undefined}
      next={next ? { label: 'Next', title: next.title, to: next.path } : undefined}
    />
  );
}

function PagerLink({ label, title, to, rel }: PagerEnd & { rel: 'prev' | 'next' }) {
  return (
    <Link to={to} className={`pager-link pager-${rel}`} rel={rel}>
      <span className="pager-label">{label}</span>
      {title && <span className="pager-title">{title}</span>}
    </Link>
  );
}
