import { Link } from '../../shell/link';
import { useSite } from '../../shell/use-site';
import { Logo } from './logo';

/** The site's mark and name, which lead home. */
export function Brand() {
  return (
    <Link to="/" className="navbar-brand">
      <Logo />
      {useSite().title}
    </Link>
  );
}
