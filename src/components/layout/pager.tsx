import { Link } from '../../shell/link';
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

function PagerLink({ label, title, to, rel }: PagerEnd & { rel: 'prev' | 'next' }) {
  return (
    <Link to={to} className={`pager-link pager-${rel}`} rel={rel}>
      <span className="pager-label">{label}</span>
      {title && <span className="pager-title">{title}</span>}
    </Link>
  );
}
