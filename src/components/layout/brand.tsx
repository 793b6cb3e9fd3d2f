import { Link } from '../../shell/navigation/link';
import { useSite } from '../../shell/state/use-site';
import { Logo } from './logo';

/** The site's logo and name, linked to the home page. */
export function Brand() {
  return (
    <Link to="/" className="navbar-brand">
      <Logo />
      {useSite().title}
    </Link>
  );
}
