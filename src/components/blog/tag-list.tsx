import { Link } from '../../shell/navigation/link';
import './tag-list.css';

interface TagListProps {
  tags: readonly { readonly label: string; readonly permalink: string; readonly count?: number }[];
}

/** Tags as links, with the number of their posts if known. */
export function TagList({ tags }: TagListProps) {
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
