import { Link } from '../../../shell/navigation/link';
import './pager.css';

/** A neighbouring page. */
export interface Neighbour {
  readonly title?: string;
  readonly path: string;
}

/** The pages before and after a page. */
export type Neighbours = Record<'previous' | 'next', Neighbour | null>;

interface PagerProps extends Neighbours {
  /** Accessible name of the landmark. */
  label: string;
  /** Names of the directions. */
  names?: readonly [previous: string, next: string];
}

/** Links to the neighbours of a page. */
export function Pager({ label, names = ['Previous', 'Next'], previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={label}>
      {previous && <PagerLink {...previous} name={names[0]} rel="prev" />}
      {next && <PagerLink {...next} name={names[1]} rel="next" />}
    </nav>
  );
}

function PagerLink({ name, title, path, rel }: Neighbour & { name: string; rel: 'prev' | 'next' }) {
  return (
    <Link to={path} className={`pager-link pager-${rel}`} rel={rel}>
      <span className="pager-label">{name}</span>
      {title && <span className="pager-title">{title}</span>}
    </Link>
  );
}
