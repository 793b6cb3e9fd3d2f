import { Link } from '../../shell/navigation/link';
import './hierarchy.css';

type ApiClass = NonNullable<Queries.ApiClassPageQuery['apiClass']>;

interface BranchProps {
  /** From the root downwards. */
  line: readonly ApiClass['ancestors'][number][];
  /** Direct subclasses of the last one. */
  below: ApiClass['extendedBy'];
}

/** The position of a class as a tree: its base classes, itself, and its direct subclasses. */
export function Hierarchy({ symbol }: { symbol: ApiClass }) {
  return (
    <nav className="hierarchy" aria-label="Hierarchy">
      <Branch line={[...symbol.ancestors, symbol]} below={symbol.extendedBy} />
    </nav>
  );
}

/** One class, with the next one nested inside; the last one contains the direct subclasses. */
function Branch({ line, below }: BranchProps) {
  const [first, ...rest] = line;
  if (!first) return null;
  const isLast = rest.length === 0;
  return (
    <ul>
      <li>
        {isLast ? <strong aria-current="page">{first.name}</strong> : <Link to={first.path}>{first.name}</Link>}
        {first.mixins.map(({ name, path }) => (
          <span key={name} className="hierarchy-mixin">
            {' '}
            + <Link to={path}>{name}</Link>
          </span>
        ))}
        {!isLast && <Branch line={rest} below={below} />}
        {isLast && below.length > 0 && (
          <ul>
            {below.map(({ name, path }) => (
              <li key={name}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        )}
      </li>
    </ul>
  );
}
