import { graphql, useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import { withoutTrailingSlash } from '../../lib/paths';
import { Link } from '../../shell/link';
import './blog-page.css';

interface BlogPageProps {
  path: string;
  children: ReactNode;
}

/** A page of the blog, with the youngest posts beside it. */
export function BlogPage({ path, children }: BlogPageProps) {
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
  const current = withoutTrailingSlash(path);
  return (
    <div className="blog-page">
      <main id="main" className="blog-main">
        {children}
      </main>
      <nav className="blog-recent" aria-label="Blog recent posts navigation">
        <h2>Recent posts</h2>
        <ul>
          {allBlogPost.nodes.map(({ title, path: to }) => (
            <li key={to}>
              <Link to={to} {...(to === current ? { 'aria-current': 'page' } : {})}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <p>
          <Link to="/blog/archive">Archive</Link> · <Link to="/blog/tags">Tags</Link>
        </p>
      </nav>
    </div>
  );
}
