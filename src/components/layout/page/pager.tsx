import { Link } from '../../../shell/navigation/link';
import './pager.css';

interface PagerEnd {
  /** The direction of the link, such as "Next". */
  label: string;
  title?: string | undefined;
  to: string;
}

interface PagerProps {
  /** Accessible name of the landmark. */
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

/** A neighbouring page. */
export interface Neighbour {
  readonly title: string;
  readonly path: string;
}

interface NeighbourPagerProps {
  /** Accessible name of the landmark. */
  label: string;
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** Links to the previous and the next page. */
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
