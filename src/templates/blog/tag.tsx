import { graphql, type PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { BlogPage } from '../../components/blog/blog-page';
import { PostCard } from '../../components/blog/post-card';
import { PostRows } from '../../components/blog/post-rows';
import { PageHead } from '../../components/layout/page/page-head';
import { sitePath } from '@physics-editor/lib/addresses';
import { Link } from '../../shell/navigation/link';

/** The posts of a tag: as cards, or at `?view=list` as a compact list. */
export default function BlogTagTemplate({ data: { blogTag }, location }: PageProps<Queries.BlogTagPageQuery>) {
  const isList = useView(location.search) === 'list';
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

/** The view requested in the address. The server does not know the query, so the cards come first. */
function useView(search: string): string | null {
  const [view, setView] = useState<string | null>(null);
  useEffect(() => setView(new URLSearchParams(search).get('view')), [search]);
  return view;
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
