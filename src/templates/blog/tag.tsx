import { graphql, type PageProps } from 'gatsby';
import { BlogPage } from '../../components/blog/blog-page';
import { PostCard } from '../../components/blog/post-card';
import { PostRows } from '../../components/blog/post-rows';
import { PageHead } from '../../components/layout/page/page-head';
import { sitePath } from '@physics-editor/lib/addresses';
import { Link } from '../../shell/navigation/link';
import { useHydrated } from '../../shell/start/use-hydrated';

/** The posts of a tag: as cards, or at `?view=list` as a compact list. */
export default function BlogTagTemplate({ data: { blogTag }, location }: PageProps<Queries.BlogTagPageQuery>) {
  // The server does not know the query, so the cards come first.
  const isList = useHydrated() && new URLSearchParams(location.search).get('view') === 'list';
  if (!blogTag) return null;
  const { label, description, count, posts } = blogTag;
  const title = count === 1 ? `One post tagged with "${label}"` : `${count} posts tagged with "${label}"`;
  const path = sitePath(location.pathname);
  return (
    <BlogPage kind="blog-tag" title={title} description={description} path={path}>
      <PageHead title={title} lead={description}>
        <p className="tag-views">
          <Link to="/blog/tags">View All Tags</Link>
          <Link to={path} {...(isList ? {} : { 'aria-current': 'true' })}>
            Cards
          </Link>
          <Link to={`${path}?view=list`} {...(isList ? { 'aria-current': 'true' } : {})}>
            List
          </Link>
        </p>
      </PageHead>
      {isList ? (
        <PostRows posts={posts} />
      ) : (
        posts.map((post, index) => <PostCard key={post.path} post={post} first={index === 0} />)
      )}
    </BlogPage>
  );
}

export const query = graphql`
  query BlogTagPage($slug: String!) {
    blogTag(slug: { eq: $slug }) {
      label
      description
      count
      posts {
        ...PostCard
        ...PostRow
      }
    }
  }
`;
