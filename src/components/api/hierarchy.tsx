import { Link } from '../../shell/navigation/link';
import './hierarchy.css';

interface Named {
  readonly name: string;
  readonly path: string;
}

interface WithMixins extends Named {
  readonly mixins: readonly Named[];
}

interface HierarchyProps {
  symbol: WithMixins;
  /** From the root downwards. */
  ancestors: readonly WithMixins[];
  extendedBy: readonly Named[];
}

/** The position of a class as a tree: its base classes, itself, and its direct subclasses. */
export function Hierarchy({ symbol, ancestors, extendedBy }: HierarchyProps) {
  return (
    <nav className="hierarchy" aria-label="Hierarchy">
      <Branch line={[...ancestors, symbol]} below={extendedBy} />
    </nav>
  );
}

/** One class, with the next one nested inside; the last one contains the direct subclasses. */
function Branch({ line, below }: { line: readonly WithMixins[]; below: readonly Named[] }) {
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
