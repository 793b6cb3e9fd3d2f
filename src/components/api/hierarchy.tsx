import type { ReactNode } from 'react';
import { Link } from '../../shell/navigation/link';
import './hierarchy.css';

type ApiClass = NonNullable<Queries.ApiClassPageQuery['apiClass']>;

/** The position of a class as a tree: its base classes, itself, and its direct subclasses. Each contains the next one. */
export function Hierarchy({ symbol }: { symbol: ApiClass }) {
  const subclasses = symbol.extendedBy.length > 0 && (
    <ul>
      {symbol.extendedBy.map(({ name, path }) => (
        <li key={name}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  );
  const tree = [...symbol.ancestors, symbol].reduceRight<ReactNode>(
    (inner, each) => (
      <ul>
        <li>
          {each === symbol ? <strong aria-current="page">{each.name}</strong> : <Link to={each.path}>{each.name}</Link>}
          {each.mixins.map(({ name, path }) => (
            <span key={name} className="hierarchy-mixin">
              {' '}
              + <Link to={path}>{name}</Link>
            </span>
          ))}
          {inner}
        </li>
      </ul>
    ),
    subclasses,
  );
  return (
    <nav className="hierarchy" aria-label="Hierarchy">
      {tree}
    </nav>
  );
}
