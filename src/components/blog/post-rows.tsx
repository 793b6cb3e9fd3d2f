import { graphql } from 'gatsby';
import { Link } from '../../shell/navigation/link';
import { PostMeta } from './post-meta';
import './post-rows.css';

/** Posts as a compact list: title, day and reading time. */
export function PostRows({ posts }: { posts: readonly Queries.PostRowFragment[] }) {
  return (
    <ul className="post-rows">
      {posts.map(({ path, title, date, readingTime }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          <PostMeta date={date} readingTime={readingTime} />
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment PostRow on BlogPost {
    path
    title
    date
    readingTime
  }
`;
