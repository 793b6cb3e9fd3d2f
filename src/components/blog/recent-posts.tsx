import { graphql, useStaticQuery } from 'gatsby';
import { FEEDS } from '@physics-editor/lib/page-files';
import { DrawerSection } from '../../shell/state/drawer';
import { Link } from '../../shell/navigation/link';
import './recent-posts.css';

/** The latest posts, if any, beside or below a page of the blog and in the drawer of narrow screens. */
export function RecentPosts({ path }: { path: string }) {
  const { allBlogPost } = useStaticQuery<Queries.RecentPostsQuery>(graphql`
    query RecentPosts {
      allBlogPost(sort: [{ date: DESC }, { path: ASC }], limit: 5) {
        nodes {
          title
          path
        }
      }
    }
  `);
  if (allBlogPost.nodes.length === 0) return null;
  const posts = (
    <nav className="blog-recent" aria-label="Blog recent posts navigation">
      <h2>Recent posts</h2>
      <ul>
        {allBlogPost.nodes.map(({ title, path: to }) => (
          <li key={to}>
            <Link to={to} {...(to === path ? { 'aria-current': 'page' } : {})}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/blog/archive">Archive</Link> · <Link to="/blog/tags">Tags</Link> ·{' '}
        <Link to={FEEDS.rss.path}>{FEEDS.rss.name}</Link>
      </p>
    </nav>
  );
  return (
    <>
      {posts}
      <DrawerSection>{posts}</DrawerSection>
    </>
  );
}
