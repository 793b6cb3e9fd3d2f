import { Link } from '../../shell/navigation/link';
import { useSite } from '../../shell/state/use-site';

/** The site's logo and name, linked to the home page. */
export function Brand() {
  return (
    <Link to="/" className="navbar-brand">
      <Logo />
      {useSite().title}
    </Link>
  );
}

/** A pendulum at the end of its swing, on graph paper. */
const Logo = () => (
  <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" fill="none">
    <path stroke="var(--grid-major)" d="M8 2v28M16 2v28M24 2v28M2 8h28M2 16h28M2 24h28" />
    <path d="M6 4h20" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    <path d="M16 4L24 21" stroke="currentColor" strokeWidth="1.5" />
    <path d="M16 4v18.5" stroke="currentColor" strokeDasharray="1.5 2.5" opacity=".6" />
    <circle fill="var(--accent)" cx="24" cy="22" r="5" />
  </svg>
);
