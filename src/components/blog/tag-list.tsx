import { Link } from '../../shell/navigation/link';
import './tag-list.css';

type Tag = Pick<Queries.BlogTag, 'label' | 'permalink'> & { readonly count?: number };

/** Tags as links, with the number of their posts if known. */
export function TagList({ tags }: { tags: readonly Tag[] }) {
  return (
    <ul className="tag-list">
      {tags.map(({ label, permalink, count }) => (
        <li key={permalink}>
          <Link to={permalink} className="tag">
            {label}
            {count !== undefined && <span className="tag-count">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
