import { Icon } from '../icon';
import { House } from '../icons';
import { HOME, type SidebarEntry } from '@physics-editor/lib/sidebar';
import { Link } from '../../shell/navigation/link';
import './breadcrumbs.css';

/** The path from the home page to this one, which is last and unlinked. */
export function Breadcrumbs({ trail }: { trail: readonly Pick<SidebarEntry, 'label' | 'path'>[] }) {
  if (trail.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <Link to={HOME.path} aria-label={HOME.label}>
            <Icon of={House} size={16} />
          </Link>
        </li>
        {trail.map(({ label, path }, index) => (
          <li key={path ?? label}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : path ? (
              <Link to={path}>{label}</Link>
            ) : (
              <span>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
