import { graphql, type PageProps } from 'gatsby';
import { BlogPage } from '../../components/blog/blog-page';
import { PostCard } from '../../components/blog/post-card';
import { PageHead } from '../../components/layout/page/page-head';
import { Pager } from '../../components/layout/page/pager';
import { sitePath } from '@physics-editor/lib/addresses';

const LEAD = 'How the simulations work, what is new, and what to build with it.';

/** A page of the list of posts, newest first. */
export default function BlogListTemplate({
  data,
  pageContext,
  location,
}: PageProps<Queries.BlogListPageQuery, Record<'newer' | 'older', string | null>>) {
  const { newer, older } = pageContext;
  const path = sitePath(location.pathname);
  return (
    <BlogPage kind="blog-list" title="Blog" description={LEAD} path={path}>
      <PageHead title="Blog" lead={LEAD} />
      {data.allBlogPost.nodes.length === 0 && <p>No posts yet.</p>}
      {data.allBlogPost.nodes.map((post, index) => (
        <PostCard key={post.path} post={post} first={index === 0} />
      ))}
      <Pager
        label="Blog list page navigation"
        names={['Newer Entries', 'Older Entries']}
        previous={newer ? { path: newer } : null}
        next={older ? { path: older } : null}
      />
    </BlogPage>
  );
}

export const query = graphql`
  query BlogListPage($skip: Int!, $limit: Int!) {
    allBlogPost(sort: [{ date: DESC }, { path: ASC }], skip: $skip, limit: $limit) {
      nodes {
        ...PostCard
      }
    }
  }
`;
